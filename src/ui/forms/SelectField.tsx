import { NativeSelect } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { type FieldProps, fieldClasses, fieldParts } from "./field-parts.tsx";
import classes from "./TextField.module.css";

type SelectFieldProps = Omit<ComponentProps<typeof NativeSelect>, keyof FieldProps> & FieldProps;

const selectClasses = { ...fieldClasses, input: `${classes.input} ${classes.select}` };

// One of several: the browser's own list, which every phone shows in its own way and every keyboard knows.
export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
	return (
		<NativeSelect
			{...select}
			{...fieldParts({ label, error, hint })}
			classNames={selectClasses}
			rightSection={<IconChevronDown size={20} stroke={2} aria-hidden />}
		/>
	);
}
