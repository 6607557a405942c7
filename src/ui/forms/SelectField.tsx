import { IconChevronDown } from "@tabler/icons-react";
import { type ComponentProps, useId } from "react";
import { FieldError } from "./FieldError.tsx";
import classes from "./SelectField.module.css";
import field from "./TextField.module.css";

type SelectFieldProps = ComponentProps<"select"> & { label: string; error?: string | undefined };

// One of several: the browser's own list, which every phone shows in its own way and every keyboard knows.
export function SelectField({ label, error, children, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<div>
			<label className={field.label} htmlFor={id}>
				{label}
			</label>
			<div className={field.box}>
				<select
					{...select}
					id={id}
					className={`${field.input} ${classes.select}`}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				>
					{children}
				</select>
				<IconChevronDown className={classes.arrow} size={20} stroke={2} aria-hidden />
			</div>
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
