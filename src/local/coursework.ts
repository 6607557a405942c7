// What the rules of the centre make of an assignment and its answers: asked for or not, late or optional, to do again.

import type { Assignment, Course, Submission } from "#records.ts";
import type { AccountDatabase } from "./database.ts";
import { type Shown, shownSubmissions } from "./view.ts";

/** Whether an answer is with its student again, for another try. A new text ends it, and so does a grade. */
export const isGivenBack = ({ revision, returns = [], graded_at }: Submission): boolean =>
	graded_at === null && returns.at(-1)?.revision === revision;

/** An answer that its student is to write again. While newer words for it are refused, they come first. */
export const isToDoAgain = (answer: Shown<Submission>): boolean =>
	isGivenBack(answer) && answer.entry?.state !== "failed";

/** Whether the students of an assignment are to see it later than at a moment (milliseconds, the centre's clock). */
export const isScheduled = ({ opens_at = null }: Pick<Assignment, "opens_at">, now: number): boolean =>
	opens_at !== null && Date.parse(opens_at) > now;

/** Whether no answer is asked for any more: the assignment was archived, or its course has ended. */
export const isClosed = (
	{ status }: Pick<Assignment, "status">,
	{ archived_at }: Pick<Course, "archived_at">,
): boolean => status === "archived" || archived_at !== null;

/**
 * Whether an assignment was given before its student joined the course, and was due by then: it is optional, never late or
 * missing, and not counted. Everything that counts or judges asks here. What is still to come is everybody's: a teacher may
 * set the first work before giving out the code. Who is not in the course any more, or of whom this phone does not know it,
 * was there from the beginning.
 */
export function isGivenBefore(
	{ written_at, due_at }: Pick<Assignment, "written_at" | "due_at">,
	joined_at: string | null = null,
): boolean {
	// All three are written alike, so that the earlier one sorts first.
	return due_at !== null && joined_at !== null && due_at < joined_at && written_at < joined_at;
}

/** By when a student was to hand an assignment in: null without a due date, and for what was given before they joined. */
export const dueFor = (
	assignment: Pick<Assignment, "written_at" | "due_at">,
	joined_at?: string | null,
): string | null => (isGivenBefore(assignment, joined_at) ? null : assignment.due_at);

/**
 * The assignments that have an answer this person may see, but for those that are to be written again. One that another
 * build wrote down and this one cannot read is an answer, too: its student is not asked for a second one.
 */
export async function answeredAssignments(db: AccountDatabase): Promise<Set<string>> {
	const answers = await shownSubmissions(db);
	const answered = new Set(answers.map(({ assignment_id }) => assignment_id));
	// Asked only where there is one: going through the keys takes a slow phone longer than reading the rows.
	if ((await db.unreadable.of(db, "submissions")).length > 0) {
		for (const key of await db.submissions.orderBy("assignment_id").uniqueKeys()) answered.add(String(key));
	}
	for (const answer of answers) if (isToDoAgain(answer)) answered.delete(answer.assignment_id);
	return answered;
}
