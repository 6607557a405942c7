// State of the form of an assignment, new or existing: its draft, its errors, and the result of saving.
import type { FormEvent } from "react";
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { useDraftForm } from "#features/drafting/use-draft-form.ts";
import {
	type AssignmentFields,
	type AssignmentProblems,
	assignmentProblems,
	assignmentSchema,
} from "./assignment-fields.ts";
import { useHidingDay } from "./use-asked-day.ts";
import { usePastDay } from "./use-past-day.ts";

type AssignmentFormOptions = {
	draftKey: string;
	start: AssignmentFields;
	/** The version of the assignment that is edited; "" for a new one. */
	onto: string;
	/** Whether its students see it already. */
	isGiven: boolean;
	/** Errors that only the screen with the form can know. */
	check: (course: string, words: AssignmentWords) => AssignmentProblems;
	/** Puts it in the outbox; throws when the phone could not save it. */
	put: (course: string, words: AssignmentWords) => Promise<void>;
	/** Said when the phone could not save it. */
	failure: string;
};

export function useAssignmentForm({ draftKey, start, onto, isGiven, check, put, failure }: AssignmentFormOptions) {
	const { commit, setProblems, ...drafted } = useDraftForm<AssignmentFields, AssignmentProblems>({
		draftKey,
		start,
		onto,
		failure,
	});
	const { fields, write } = drafted;
	const pastDue = usePastDay(fields, start, write);
	const pastOpening = usePastDay(openDayOf(fields), openDayOf(start), ({ day = "" }) => write({ openDay: day }));
	const hiding = useHidingDay(fields, start, isGiven, write);
	const askedDays = [pastDue, pastOpening, hiding];
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (drafted.moved) return;
		const read = assignmentSchema.safeParse(drafted.fields);
		const wrong = {
			...(read.success ? check(read.data.course, read.data.words) : assignmentProblems(read.error)),
			...unfinished(drafted.form.current),
		};
		setProblems(wrong);
		if (!read.success || Object.keys(wrong).length > 0 || !askedDays.every((one) => one.mayGo())) return;
		const { course, words } = read.data;
		void commit(async () => {
			await put(course, words);
			return true;
		});
	};
	return { ...drafted, pastDue, pastOpening, hiding, onSubmit };
}

/** Without the time: what is shown from some hour of today is not asked about. */
const openDayOf = ({ openDay }: AssignmentFields) => ({ day: openDay, time: "" });

export type AssignmentForming = ReturnType<typeof useAssignmentForm>;

/** A date or time that is half filled in: it reads as empty, and must not be taken for "none". */
export function unfinished(form: HTMLFormElement | null): AssignmentProblems {
	const half = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.validity.badInput === true;
	const found: AssignmentProblems = {};
	for (const name of ["day", "time", "openDay", "openTime"] as const) {
		if (half(name)) found[name] = "create.unfinished";
	}
	return found;
}
