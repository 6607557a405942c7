import type { ComponentProps } from "react";
import { SelectField } from "./SelectField.tsx";

type GradeLevelFieldProps = ComponentProps<typeof SelectField> & {
	levels: readonly string[];
	/** The words for none of them, and those for one. */
	none: string;
	called: (level: string) => string;
};

// The grade of a student, a course or a material, or none.
export function GradeLevelField({ levels, none, called, ...field }: GradeLevelFieldProps) {
	const options = levels.map((value) => ({ value, label: called(value) }));
	return <SelectField {...field} data={[{ value: "", label: none }, ...options]} />;
}
