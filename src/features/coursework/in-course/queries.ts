// The work of one course, for its teacher and for a student in it. Live from the phone; undefined while the first answer is
// under way.
import { useLiveQuery } from "dexie-react-hooks";
import { byDue } from "#features/coursework/queries.ts";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { dueFor, isGivenBefore, type Shown, shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Assignment, Submission } from "#records.ts";

/** An assignment of the course and one student's answer to it. */
export type OneWork = {
	assignment: Shown<Assignment>;
	/** Given before they joined. */
	optional: boolean;
	/** By which it is to be handed in; null also for what is optional. */
	due_at: string | null;
	submission: Shown<Submission> | null;
};

/** What one student has to do in a course and has done: archived assignments only as far as they were answered. */
async function workOf(db: AccountDatabase, courseId: string, studentId: string): Promise<OneWork[]> {
	const [seats, submissions, assignments] = await Promise.all([
		db.enrollments.where({ course_id: courseId }).toArray(),
		shownSubmissions(db),
		shownAssignments(db),
	]);
	const joined = seats.find(({ user_id }) => user_id === studentId)?.joined_at;
	const theirs = submissions.filter(({ student_id }) => student_id === studentId);
	const answers = new Map(theirs.map((row) => [row.assignment_id, row]));
	return assignments
		.filter(({ id, course_id, status }) => course_id === courseId && (status !== "archived" || answers.has(id)))
		.map((assignment) => ({
			assignment,
			optional: isGivenBefore(assignment, joined),
			due_at: dueFor(assignment, joined),
			submission: answers.get(assignment.id) ?? null,
		}))
		.sort(byTurn);
}

/** What is to be done first, by its due date; then what was done, the latest first. */
const byTurn = (a: OneWork, b: OneWork) =>
	Number(a.submission !== null) - Number(b.submission !== null) || (a.submission ? -byDue(a, b) : byDue(a, b));

export const useWorkOf = (courseId: string, studentId: string): OneWork[] | undefined =>
	useLiveQuery(async () => await readMine((db) => workOf(db, courseId, studentId)), [courseId, studentId]);
/** The same of the signed-in person, who is asked for nothing in a course that has ended. */
async function myWork(db: AccountDatabase, courseId: string): Promise<OneWork[]> {
	const [work, course] = await Promise.all([workOf(db, courseId, db.userId), db.courses.get(courseId)]);
	const ended = course !== undefined && course.archived_at !== null;
	return ended ? work.filter(({ submission }) => submission !== null) : work;
}

export const useMyWork = (courseId: string): OneWork[] | undefined =>
	useLiveQuery(async () => await readMine((db) => myWork(db, courseId)), [courseId]);
