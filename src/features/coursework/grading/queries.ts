// What waits for a teacher's grade, live from the phone. Undefined while the first answer is under way.

import { useLiveQuery } from "dexie-react-hooks";
import { myCourses } from "#features/coursework/queries.ts";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type OutboxEntry, unsent } from "#local/entries.ts";
import { type Shown, shownAssignments, shownSubmissions } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export type GradingItem = {
	submission: Shown<Submission>;
	assignment: Assignment;
	course: Course;
	student: string;
	/** A grade of this phone that was refused: mark, feedback and reason are in it. */
	refused: Extract<OutboxEntry, { kind: "gradeSubmission" }> | null;
};
export type GradingQueue = { graded: number; total: number; items: GradingItem[] };
/** An answer that left the queue, as it is now; null when this person may no longer see it. */
export type Superseded = { submission: Shown<Submission> | null; grader: string; own: boolean };

async function grading(db: AccountDatabase): Promise<GradingQueue> {
	const courses = await myCourses(db, "teacher");
	const assignments = new Map((await shownAssignments(db)).map((row) => [row.id, row]));
	const people = new Map((await db.users.toArray()).map(({ id, name }) => [id, name]));
	const items: GradingItem[] = [];
	let total = 0;
	for (const submission of await shownSubmissions(db)) {
		const assignment = assignments.get(submission.assignment_id);
		const course = assignment && courses.get(assignment.course_id);
		if (!assignment || !course) continue;
		total++;
		const { entry } = submission;
		const refused = entry?.kind === "gradeSubmission" && entry.state === "failed" ? entry : null;
		if (submission.graded_at !== null && !refused) continue;
		items.push({ submission, assignment, course, student: people.get(submission.student_id) ?? "", refused });
	}
	items.sort((a, b) => a.submission.submitted_at.localeCompare(b.submission.submitted_at));
	return { graded: total - items.length, total, items };
}

async function superseded(db: AccountDatabase, id: string): Promise<Superseded> {
	const submission = (await shownSubmissions(db)).find((row) => row.id === id) ?? null;
	const graded_by = submission?.graded_by ?? "";
	return { submission, grader: (await db.users.get(graded_by))?.name ?? "", own: graded_by === db.userId };
}

export const useGradingQueue = (): GradingQueue | undefined => useLiveQuery(async () => await readMine(grading), []);
export const useSuperseded = (id: string | null): Superseded | null | undefined =>
	useLiveQuery(async () => (id === null ? null : await readMine((db) => superseded(db, id))), [id]);

/** Grades of this phone that wait for the server or travel to it, oldest first. */
export const useGradesOnTheWay = (): OutboxEntry[] | undefined =>
	useLiveQuery(async () => {
		const waiting = await readMine(unsent);
		return waiting.filter(({ kind, state }) => kind === "gradeSubmission" && state !== "failed");
	});
