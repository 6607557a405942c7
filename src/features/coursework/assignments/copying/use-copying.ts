// State of the form that copies an assignment: the ticked courses and the due date, their draft and what is wrong.
import type { FormEvent } from "react";
import {
	type AssignmentProblems,
	assignmentProblems,
	assignmentSchema,
	fieldsOf,
} from "#features/coursework/assignments/form/assignment-fields.ts";
import { unfinished } from "#features/coursework/assignments/form/use-assignment-form.ts";
import { usePastDay } from "#features/coursework/assignments/form/use-past-day.ts";
import { type AssignmentDetail, isScheduled } from "#features/coursework/assignments/queries.ts";
import { useCentreNow } from "#features/coursework/use-centre-now.ts";
import { useDraftForm } from "#features/drafting/use-draft-form.ts";
import type { Course } from "#records.ts";
import { copyAssignment, copyAssignmentDraft } from "./commands.ts";
import { nextDue } from "./next-due.ts";

/** `courses`: the ids of those that are ticked, with a blank in between. */
type CopyFields = { courses: string; day: string; time: string };

type CopyingOptions = {
	detail: AssignmentDetail;
	/** The courses that it can be copied into. */
	courses: Course[];
	/** The ids of those that have it already. */
	holders: ReadonlySet<string>;
	/** Said when the phone could not save the copies. */
	failure: string;
	onCopied: (into: Course[]) => void;
};

export function useCopying({ detail, courses, holders, failure, onCopied }: CopyingOptions) {
	const { assignment, course } = detail;
	const now = useCentreNow();
	// Shown when the original is, while that is still to come.
	const opens_at = isScheduled(assignment, now) ? (assignment.opens_at ?? null) : null;
	const [only] = courses.length === 1 ? courses : [];
	const start: CopyFields = {
		courses: only && !holders.has(only.id) ? only.id : "",
		...nextDue(assignment.due_at, now),
	};
	const { commit, setProblems, ...drafted } = useDraftForm<CopyFields, AssignmentProblems>({
		draftKey: copyAssignmentDraft(assignment.id),
		start,
		onto: "",
		failure,
	});
	const { fields, write } = drafted;
	const pastDue = usePastDay(fields, start, write);
	const checked = new Set(fields.courses.split(" "));
	const chosen = courses.filter(({ id }) => checked.has(id));
	const choose = (id: string, on: boolean) => {
		const next = courses.filter((one) => (one.id === id ? on : checked.has(one.id)));
		write({ courses: next.map((one) => one.id).join(" ") });
	};
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		const { day, time } = fields;
		const read = assignmentSchema.safeParse({ ...fieldsOf(course.id, { ...assignment, opens_at }), day, time });
		const wrong: AssignmentProblems = {
			...(chosen.length === 0 ? { course: "create.required" } : {}),
			...(read.success ? {} : assignmentProblems(read.error)),
			...unfinished(drafted.form.current),
		};
		setProblems(wrong);
		if (!read.success || Object.keys(wrong).length > 0 || !pastDue.mayGo()) return;
		const { words } = read.data;
		void commit(
			async () => {
				await copyAssignment({ from: assignment, courses: chosen, words });
				return true;
			},
			() => onCopied(chosen),
		);
	};
	return { ...drafted, pastDue, opens_at, chosen, choose, onSubmit };
}
