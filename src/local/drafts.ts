// Words being typed. They are saved within a second of the last key, and they are words like any other: none of them
// disappears because the thing they were meant for did.

import { syncStateOf } from "#sync/database.ts";
import type { Draft } from "#sync/mutation.ts";
import type { AccountDatabase } from "./database.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "./view.ts";

/** Where words are kept until they are submitted: an answer's, a grade's with its feedback, a changed grade's. */
export const answerDraft = (assignmentId: string): string => `answer:${assignmentId}`;
export const gradeDraft = (submissionId: string): string => `grade:${submissionId}`;
export const regradeDraft = (submissionId: string): string => `regrade:${submissionId}`;
/** The same for a course or an assignment being made, and for one being edited. */
export const courseDraft = "course:new";
export const assignmentDraft = "assignment:new";
export const editCourseDraft = (courseId: string): string => `edit-course:${courseId}`;
export const editAssignmentDraft = (assignmentId: string): string => `edit-assignment:${assignmentId}`;

type Sorted = {
	/** Words a screen has the field for. */
	inHand: Draft[];
	/** Words no screen has a field for any more: what they were for is gone, graded, or not theirs. */
	orphaned: Draft[];
};

/** Every draft of this person, newest first. */
export async function sortedDrafts(db: AccountDatabase): Promise<Sorted> {
	const sorted: Sorted = { inHand: [], orphaned: [] };
	const drafts = (await db.drafts.toArray()).flatMap(readable).sort((a, b) => b.saved_at - a.saved_at);
	for (const draft of drafts) sorted[(await hasField(db, draft.key)) ? "inHand" : "orphaned"].push(draft);
	return sorted;
}

/**
 * Drafts of another build may lack fields: without a text there is nothing to list, and one without a time counts as
 * the oldest.
 */
const readable = ({ key, text, saved_at }: Draft): Draft[] =>
	typeof text === "string" ? [{ key, text, saved_at: Number.isFinite(saved_at) ? saved_at : 0 }] : [];

async function hasField(db: AccountDatabase, key: string): Promise<boolean> {
	const [kind, id = ""] = key.split(":");
	switch (kind) {
		case "answer":
			return await awaitsAnswer(db, id);
		case "grade":
			return await awaitsGrade(db, id);
		case "regrade":
			return await hasGrade(db, id);
		case "course":
		case "assignment":
			return (await syncStateOf(db)).role !== "student";
		case "edit-course":
			return await teaches(db, id);
		case "edit-assignment": {
			const task = (await shownAssignments(db)).find((row) => row.id === id);
			return task ? await teaches(db, task.course_id) : await db.shows("assignments", id);
		}
		default:
			return false;
	}
}

// A row that exists and cannot be read was written by another build. Until it was fetched again its content is unknown,
// and the draft keeps its field.

async function awaitsGrade(db: AccountDatabase, id: string): Promise<boolean> {
	const row = await db.submissions.get(id);
	return row ? row.graded_at === null : await db.shows("submissions", id);
}

async function hasGrade(db: AccountDatabase, id: string): Promise<boolean> {
	const row = (await shownSubmissions(db)).find((one) => one.id === id);
	return row ? row.graded_at !== null : await db.shows("submissions", id);
}

async function awaitsAnswer(db: AccountDatabase, assignmentId: string): Promise<boolean> {
	if (!(await db.shows("assignments", assignmentId))) return false;
	const answers = await db.submissions.where({ assignment_id: assignmentId }).toArray();
	return answers.every(({ student_id, graded_at }) => student_id !== db.userId || graded_at === null);
}

/**
 * Whether this person teaches the course. A course they made counts as theirs before the pull brings their enrolment.
 */
async function teaches(db: AccountDatabase, courseId: string): Promise<boolean> {
	const course = (await shownCourses(db)).find(({ id }) => id === courseId);
	if (!course) return await db.shows("courses", courseId);
	if (course.teacher_id === db.userId) return (await syncStateOf(db)).role !== "student";
	const seats = await db.enrollments.where({ course_id: courseId }).toArray();
	return seats.some(({ user_id, role_in_course }) => user_id === db.userId && role_in_course === "teacher");
}
