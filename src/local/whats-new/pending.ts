// What a student is to answer, as far as this phone knows.

import { answeredAssignments, isClosed, isGivenBefore, isToDoAgain } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { answerDraft } from "#local/drafts.ts";
import { joinedBy, myCourses, type Shown, shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export type PendingAssignment = {
	assignment: Shown<Assignment>;
	course: Course;
	/** Given before the student joined. */
	optional: boolean;
	/** The answer that was given back, to be written again. */
	returned: Shown<Submission> | null;
};

/** Whether an answer is still asked for; else it is listed for words that were begun. */
export const isAsked = ({ assignment, course, returned }: PendingAssignment): boolean =>
	returned ? course.archived_at === null : !isClosed(assignment, course);

/** Every assignment of the signed-in student's courses without an answer, or whose answer was given back, in no order. */
export async function pendingAssignments(db: AccountDatabase): Promise<PendingAssignment[]> {
	const [assignments, courses, answered, submissions, joined, keys] = await Promise.all([
		shownAssignments(db),
		myCourses(db, "student"),
		answeredAssignments(db),
		shownSubmissions(db),
		joinedBy(db),
		db.drafts.toCollection().primaryKeys(),
	]);
	const begun = new Set(keys);
	const again = new Map(submissions.filter(isToDoAgain).map((row) => [row.assignment_id, row]));
	const found: PendingAssignment[] = [];
	for (const assignment of assignments) {
		const course = courses.get(assignment.course_id);
		if (!course || answered.has(assignment.id)) continue;
		const returned = again.get(assignment.id) ?? null;
		const optional = !returned && isGivenBefore(assignment, joined.get(course.id));
		// What was begun stays in sight: an answer to an archived assignment can be finished.
		const isBegun = begun.has(answerDraft(assignment.id));
		const item = { assignment, course, optional, returned };
		if (isAsked(item) || isBegun) found.push(item);
	}
	return found;
}
