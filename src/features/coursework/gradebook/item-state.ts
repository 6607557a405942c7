// What state an item of the gradebook is in: one assignment as one student has it. Every list, the gradebook, its printout and
// its file for spreadsheets ask here, so that all say the same.
import { type TimingWord, timingOf, withoutAnswer, wordOf } from "#features/coursework/timing.ts";
import { dueFor, isClosed, isGivenBack, isGivenBefore, isScheduled } from "#local/coursework.ts";
import type { Shown } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export type GradebookItem = {
	assignment: Shown<Assignment>;
	course: Course;
	/** Given before the student joined. */
	optional: boolean;
	/** By which it is to be handed in; null also for what is optional. */
	due_at: string | null;
	submission: Shown<Submission> | null;
};

/** @param joined_at when the student joined the course; null when they are not in it any more */
export const itemOf = (
	assignment: Shown<Assignment>,
	course: Course,
	joined_at: string | null | undefined,
	submission: Shown<Submission> | undefined,
): GradebookItem => ({
	assignment,
	course,
	optional: isGivenBefore(assignment, joined_at),
	due_at: dueFor(assignment, joined_at),
	submission: submission ?? null,
});

export type ItemState = {
	/**
	 * `waiting` was handed in and waits for its grade; `returned` was given back, and waits for another try. From `missing` on
	 * there is no answer: that is past its due date, `open` is still to come, `scheduled` is not shown to students yet,
	 * `optional` was given before the student joined, `closed` is not asked for any more.
	 */
	kind: "graded" | "waiting" | "returned" | "missing" | "open" | "scheduled" | "optional" | "closed";
	/** How it stands to its due date; null when there is nothing to remark. */
	word: TimingWord | null;
	/** Where on its way to the server is what this phone wrote about it; null when nothing is. */
	unsent: "queued" | "sending" | "failed" | null;
	/** The grade counts in averages: it was given, and not for something optional. */
	counts: boolean;
};

/** The state of an item at a moment (milliseconds, the centre's clock). */
export function stateOf(item: GradebookItem, now: number): ItemState {
	const { optional, due_at, submission } = item;
	if (!submission) {
		const kind = withoutSubmission(item, now);
		return { kind, word: kind === "missing" ? kind : null, unsent: null, counts: false };
	}
	const { entry, grade } = submission;
	return {
		kind: grade !== null ? "graded" : isGivenBack(submission) ? "returned" : "waiting",
		word: wordOf(timingOf(submission, due_at)),
		unsent: entry && entry.state !== "sent" ? entry.state : null,
		counts: grade !== null && !optional,
	};
}

/** Where its student finds it: the card to write on, or the answer that was handed in. */
export const tabOf = ({ submission }: GradebookItem): "assignments" | "submitted" =>
	submission && !isGivenBack(submission) ? "submitted" : "assignments";

/** A course that has ended keeps what was missing in it; an archived assignment is asked of nobody. */
function withoutSubmission({ assignment, course, optional, due_at }: GradebookItem, now: number) {
	if (isScheduled(assignment, now)) return "scheduled";
	if (assignment.status === "archived") return "closed";
	if (optional) return "optional";
	if (withoutAnswer(due_at, now) === "missing") return "missing";
	return isClosed(assignment, course) ? "closed" : "open";
}
