// By hand: a public page waits for no Mantine. The looks are those of the portal's fields.
import { IconChevronDown } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import type { FieldProps } from "./field-parts.tsx";
import classes from "./TextField.module.css";

export function PlainTextField({ label, error, hint, ...input }: ComponentProps<"input"> & FieldProps) {
	const id = useId();
	return (
		<PlainField id={id} label={label} error={error} hint={hint}>
			<input {...input} {...wrongIn(id, error, hint)} className={classes.input} />
		</PlainField>
	);
}

export function PlainSelect({ label, error, hint, children, ...select }: ComponentProps<"select"> & FieldProps) {
	const id = useId();
	return (
		<PlainField id={id} label={label} error={error} hint={hint}>
			<select {...select} {...wrongIn(id, error, hint)} className={`${classes.input} ${classes.select}`}>
				{children}
			</select>
			<span className={classes.section}>
				<IconChevronDown size={20} stroke={2} aria-hidden />
			</span>
		</PlainField>
	);
}

const wrongIn = (id: string, error: string | undefined, hint: string | undefined) => ({
	id,
	"aria-invalid": error ? true : undefined,
	"aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

type PlainFieldProps = {
	id: string;
	label: string;
	error: string | undefined;
	hint: string | undefined;
	children: ReactNode;
};

function PlainField({ id, label, error, hint, children }: PlainFieldProps) {
	return (
		<div>
			<label className={classes.label} htmlFor={id}>
				{label}
			</label>
			<div className={classes.box}>{children}</div>
			{hint && !error ? (
				<p className={classes.hint} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
