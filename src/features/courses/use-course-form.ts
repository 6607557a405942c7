// State of the fields of a course: their draft, their errors, and the result of saving.
import type { FormEvent } from "react";
import { useDraftForm } from "#features/drafting/use-draft-form.ts";
import { saveDraftNow } from "./commands.ts";
import { type CourseFields, fieldsOf, sameCourse } from "./course-draft.ts";
import { type CourseForm, type CourseProblems, courseProblems, courseSchema } from "./schema.ts";

export type CourseFormOptions = {
	draftKey: string;
	/** What the fields begin with, and the write whose words these are ("" for a new course). */
	start: CourseFields;
	onto: string;
	/** Said when the phone could not save the words. */
	failure: string;
	/** Puts the words in the outbox in place of those of the write `replaces`; throws when the phone could not save them. */
	put: (words: CourseForm, replaces: string) => Promise<void>;
	/** Whether what stands beside the fields can be saved; says what is wrong, if anything is. */
	check?: (() => boolean) | undefined;
	onSaved?: (() => void) | undefined;
};

export function useCourseForm({ draftKey, start, onto, failure, put, check, onSaved }: CourseFormOptions) {
	const { commit, setProblems, ...drafted } = useDraftForm<CourseFields, CourseProblems>({
		draftKey,
		start,
		onto,
		failure,
	});
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		const read = courseSchema.safeParse(fieldsOf(drafted.fields));
		setProblems(read.success ? {} : courseProblems(read.error));
		const right = check?.() ?? true;
		if (!read.success || !right) return;
		void commit(async () => {
			// Nothing was changed in a course that is there: nothing is sent, and the draft is removed.
			if (onto !== "" && sameCourse(read.data, start)) await saveDraftNow(draftKey, "");
			else await put(read.data, drafted.onto);
			return true;
		}, onSaved);
	};
	return { ...drafted, onSubmit };
}

export type CourseForming = ReturnType<typeof useCourseForm>;
