import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { FieldError } from "./FieldError.tsx";
import classes from "./TextField.module.css";

/** `hint` stands below the field until something is wrong with it. */
type TextFieldProps = ComponentProps<"input"> & { label: string; error?: string | undefined; hint?: string };

// A line to fill in: label above, error below and tied to it.
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
	return <Field label={label} error={error} hint={hint} input={input} />;
}

type PasswordFieldProps = TextFieldProps & { show: string; hide: string };

// A password that may be looked at and pasted.
export function PasswordField({ label, error, hint, show, hide, ...input }: PasswordFieldProps) {
	const [seen, setSeen] = useState(false);
	const Icon = seen ? IconEyeOff : IconEye;
	return (
		<Field label={label} error={error} hint={hint} input={{ ...input, type: seen ? "text" : "password" }}>
			<button
				type="button"
				className={classes.eye}
				aria-label={seen ? hide : show}
				aria-pressed={seen}
				onClick={() => setSeen(!seen)}
			>
				<Icon size={20} stroke={2} aria-hidden />
			</button>
		</Field>
	);
}

type FieldProps = {
	label: string;
	error: string | undefined;
	hint: string | undefined;
	input: ComponentProps<"input">;
	children?: ReactNode;
};

function Field({ label, error, hint, input, children }: FieldProps) {
	const id = useId();
	const described = error ? "error" : hint ? "hint" : null;
	return (
		<div>
			<label className={classes.label} htmlFor={id}>
				{label}
			</label>
			<div className={classes.box}>
				<input
					{...input}
					id={id}
					className={children ? `${classes.input} ${classes.withEye}` : classes.input}
					aria-invalid={error ? true : undefined}
					aria-describedby={described ? `${id}-${described}` : undefined}
				/>
				{children}
			</div>
			{described === "hint" ? (
				<p className={classes.hint} id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<FieldError id={`${id}-error`} text={error} />
		</div>
	);
}
