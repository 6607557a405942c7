import { type ReactNode, useRef } from "react";
import { copyCourseDraft, editCourseDraft } from "#features/courses/commands.ts";
import type { ShownCourse } from "#features/courses/queries.ts";
import { useDraft } from "#features/drafting/queries.ts";
import { useOpening } from "#ui/forms/use-opening.ts";
import { EditCourse } from "./EditCourse.tsx";

/** `focus`: it was opened by a press. `onWrite`: somebody writes in it. */
export type CopyForm = { course: ShownCourse; focus: boolean; onWrite: () => void; onClose: () => void };

/** Which of the two forms of a course are open, and the buttons that open them (CourseActions). */
export const useCourseForms = (course: ShownCourse) => ({
	editing: useForm(editCourseDraft(course.id)),
	copying: useForm(copyCourseDraft(course.id)),
});

function useForm(draftKey: string) {
	const button = useRef<HTMLButtonElement>(null);
	const begun = useDraft(draftKey) ?? null;
	const opening = useOpening(begun !== null);
	const goBack = () => {
		opening.close();
		button.current?.focus();
	};
	return { ...opening, button, goBack };
}

type CourseFormsProps = {
	course: ShownCourse;
	forms: ReturnType<typeof useCourseForms>;
	copy: (form: CopyForm) => ReactNode;
};

// The forms that edit and copy the course, under its name: one that a draft opened is in sight on a phone, too.
export function CourseForms({ course, forms: { editing, copying }, copy }: CourseFormsProps) {
	return (
		<>
			{editing.opened ? (
				<EditCourse course={course} focus={editing.byHand} onWrite={editing.written} onClose={editing.goBack} />
			) : null}
			{copying.opened
				? copy({ course, focus: copying.byHand, onWrite: copying.written, onClose: copying.goBack })
				: null}
		</>
	);
}
