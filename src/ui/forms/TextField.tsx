import { PasswordInput, TextInput } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ComponentProps, useState } from "react";
import { type FieldProps, fieldClasses, fieldParts } from "./field-parts.tsx";
import classes from "./TextField.module.css";

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, keyof FieldProps> & FieldProps;

// A line to fill in.
export function TextField({ label, error, hint, dir, ...input }: TextFieldProps) {
	return (
		<TextInput
			{...input}
			{...fieldParts({ label, error, hint })}
			classNames={fieldClasses}
			// As a property it would be set on the box around the input, which has no text.
			attributes={{ input: { dir } }}
		/>
	);
}

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, keyof FieldProps> &
	FieldProps & { show: string; hide: string };

const passwordClasses = {
	...fieldClasses,
	input: `${classes.input} ${classes.password}`,
	innerInput: classes.inner ?? "",
	visibilityToggle: classes.eye ?? "",
};

// A password that may be looked at and pasted.
export function PasswordField({ label, error, hint, show, hide, ...input }: PasswordFieldProps) {
	const [seen, setSeen] = useState(false);
	return (
		<PasswordInput
			{...input}
			{...fieldParts({ label, error, hint })}
			classNames={passwordClasses}
			aria-invalid={error ? true : undefined}
			visible={seen}
			onVisibilityChange={setSeen}
			visibilityToggleFocusable
			visibilityToggleIcon={Eye}
			visibilityToggleButtonProps={{ "aria-label": seen ? hide : show }}
		/>
	);
}

function Eye({ reveal }: { reveal: boolean }) {
	const Icon = reveal ? IconEyeOff : IconEye;
	return <Icon size={20} stroke={2} aria-hidden />;
}
