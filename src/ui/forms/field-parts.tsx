import type { InputWrapperProps } from "@mantine/core";
import errors from "./FieldError.module.css";
import { ErrorWords } from "./FieldError.tsx";
import classes from "./TextField.module.css";

const order: InputWrapperProps["inputWrapperOrder"] = ["label", "input", "description", "error"];

/** `hint` stands below the field until something is wrong with it. */
export type FieldProps = { label: string; error?: string | undefined; hint?: string | undefined };

export const fieldClasses = {
	label: classes.label ?? "",
	wrapper: classes.box ?? "",
	input: classes.input ?? "",
	section: classes.section ?? "",
	description: classes.hint ?? "",
	error: errors.error ?? "",
};

/** What every field of the portal has in common: its label above, what is wrong with it below. */
export const fieldParts = ({ label, error, hint }: FieldProps) => ({
	unstyled: true,
	inputWrapperOrder: order,
	label,
	description: error ? undefined : hint,
	error: error ? <ErrorWords text={error} /> : undefined,
	errorProps: { role: "alert" },
});
