import { courseCalled } from "#ui/course-called.ts";
import { SelectField } from "#ui/forms/SelectField.tsx";
import type { CourseName } from "./queries.ts";

type CourseSelectProps = {
	label: string;
	hint?: string | undefined;
	/** Stands in the field while none is chosen. */
	none: string;
	courses: CourseName[];
	/** The id of the chosen one, "" for none. */
	course: string;
	onChoose: (id: string) => void;
};

// One course of the center.
export function CourseSelect({ label, hint, none, courses, course, onChoose }: CourseSelectProps) {
	return (
		<SelectField
			label={label}
			hint={hint}
			value={course}
			onChange={({ currentTarget }) => onChoose(currentTarget.value)}
		>
			<option value="">{none}</option>
			{courses.map((one) => (
				<option key={one.id} value={one.id}>
					{courseCalled(one)}
				</option>
			))}
		</SelectField>
	);
}
