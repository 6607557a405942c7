// State of the form of an assignment, new or existing: its draft, its errors, and the result of saving.
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { useDraftedFields } from "#features/coursework/drafted-fields.ts";
import { useCommitting } from "#features/coursework/use-committing.ts";
import {
	type AssignmentFields,
	type AssignmentProblems,
	assignmentProblems,
	assignmentSchema,
} from "./assignment-fields.ts";

type AssignmentFormOptions = {
	draftKey: string;
	start: AssignmentFields;
	/** The version of the assignment that is edited; "" for a new one. */
	onto: string;
	/** Errors that only the screen with the form can know. */
	check: (course: string, words: AssignmentWords) => AssignmentProblems;
	/** Puts it in the outbox; throws when the phone could not save it. */
	put: (course: string, words: AssignmentWords) => Promise<void>;
	/** Said when the phone could not save it. */
	failure: string;
};

export function useAssignmentForm({ draftKey, start, onto, check, put, failure }: AssignmentFormOptions) {
	const form = useRef<HTMLFormElement>(null);
	const drafted = useDraftedFields(draftKey, start, onto);
	const { commit, ...state } = useCommitting({ draft: drafted.draft, restore: () => drafted.write({}), failure });
	const [problems, setProblems] = useState<AssignmentProblems>({});
	useEffect(() => {
		if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problems]);

	const write = (change: Partial<AssignmentFields>) => {
		setProblems({});
		drafted.write(change);
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (drafted.moved) return;
		const read = assignmentSchema.safeParse(drafted.fields);
		const wrong = {
			...(read.success ? check(read.data.course, read.data.words) : assignmentProblems(read.error)),
			...unfinished(form.current),
		};
		setProblems(wrong);
		if (!read.success || Object.keys(wrong).length > 0) return;
		const { course, words } = read.data;
		void commit(async () => {
			await put(course, words);
			return true;
		});
	};
	return { ...drafted, ...state, write, problems, form, onSubmit };
}

export type AssignmentForming = ReturnType<typeof useAssignmentForm>;

/** A date or time that is half filled in: it reads as empty, and must not be taken for "none". */
function unfinished(form: HTMLFormElement | null): AssignmentProblems {
	const half = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput === true;
	return {
		...(half("day") ? { day: "create.unfinished" } : {}),
		...(half("time") ? { time: "create.unfinished" } : {}),
	};
}
