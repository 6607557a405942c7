// Words being typed. They are saved within a second of the last key, and they are words like any other: none of them
// disappears because the thing they were meant for did.

import { syncStateOf } from "#sync/database.ts";
import type { Draft } from "#sync/mutation.ts";
import { isToDoAgain } from "./coursework.ts";
import type { AccountDatabase } from "./database.ts";
import { shownAssignments, shownCourses, shownSubmissions } from "./view.ts";

/** Key of an answer: its words are kept under it until they are submitted. */
export const answerDraft = (assignmentId: string): string => `answer:${assignmentId}`;
/** Key of a first grade with its feedback. */
export const gradeDraft = (submissionId: string): string => `grade:${submissionId}`;
/** Key of the comment with which a graded answer is given back. */
export const returnDraft = (submissionId: string): string => `return:${submissionId}`;
/** Key of a changed grade with its feedback and the reason. */
export const regradeDraft = (submissionId: string): string => `regrade:${submissionId}`;
/** Keys of a course and of an assignment being made. */
export const courseDraft = "course:new";
export const assignmentDraft = "assignment:new";
/** Key of a new course that is a copy of this one. */
export const copyCourseDraft = (courseId: string): string => `course:${courseId}`;
/** Key of the changes to a course. */
export const editCourseDraft = (courseId: string): string => `edit-course:${courseId}`;
/** Key of the changes to an assignment. */
export const editAssignmentDraft = (assignmentId: string): string => `edit-assignment:${assignmentId}`;
/** Key of new assignments that are copies of this one: where they are to go, and when they are due. */
export const copyAssignmentDraft = (assignmentId: string): string => `assignment:${assignmentId}`;

type Kind = {
	/**
	 * Whether a screen has the field for it. A row that exists and cannot be read was written by another build: until it was
	 * fetched again its content is unknown, and the draft keeps its field.
	 */
	hasField: (db: AccountDatabase, id: string) => Promise<boolean>;
	/** Whose dashboard has the field, and where on it; null while that is not known. */
	place: { role: "student" | "teacher"; at: (db: AccountDatabase, id: string) => Promise<string | null> };
};

const ofTeacher = (at: (id: string) => string): Kind["place"] => ({ role: "teacher", at: async (_, id) => at(id) });
const isNoStudent = async (db: AccountDatabase) => (await syncStateOf(db)).role !== "student";

/** Every kind of draft, by what stands before the colon in its key. */
const kinds = {
	answer: {
		hasField: awaitsAnswer,
		place: {
			role: "student",
			at: async (db, id) => ((await isAnswered(db, id)) ? `submitted/${id}` : `assignments/${id}`),
		},
	},
	grade: { hasField: awaitsGrade, place: ofTeacher((id) => `grading/${id}`) },
	return: { hasField: hasGrade, place: { role: "teacher", at: rowInClass } },
	regrade: { hasField: hasGrade, place: { role: "teacher", at: rowInClass } },
	course: {
		hasField: (db, id) => (id === "new" ? isNoStudent(db) : teaches(db, id)),
		place: ofTeacher((id) => (id === "new" ? "create" : `courses/${id}`)),
	},
	assignment: {
		hasField: (db, id) => (id === "new" ? isNoStudent(db) : teachesCourseOf(db, id)),
		place: ofTeacher((id) => (id === "new" ? "assignments" : `assignments/${id}`)),
	},
	"edit-course": { hasField: teaches, place: ofTeacher((id) => `courses/${id}`) },
	"edit-assignment": { hasField: teachesCourseOf, place: ofTeacher((id) => `assignments/${id}`) },
} satisfies Record<string, Kind>;

export type DraftKind = keyof typeof kinds;

/** Whether this build has drafts of this kind. */
export const isDraftKind = (name: string): name is DraftKind => Object.hasOwn(kinds, name);

/** What kind of draft stands under a key, and the id of what it is for ("" for something new); null for another build's. */
export function parseDraftKey(key: string): { kind: DraftKind; id: string } | null {
	const [name = "", id = ""] = key.split(":");
	return isDraftKind(name) ? { kind: name, id } : null;
}

/** Where the field is in which these words are being typed. */
export async function draftPlace(db: AccountDatabase, key: string): Promise<{ role: string; at: string } | null> {
	const draft = parseDraftKey(key);
	if (!draft) return null;
	const { role, at } = kinds[draft.kind].place;
	const found = await at(db, draft.id);
	return found === null ? null : { role, at: found };
}

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
	const draft = parseDraftKey(key);
	return draft !== null && (await kinds[draft.kind].hasField(db, draft.id));
}

/** In the class of its assignment, the answer's row, open: a form that was begun is open in it. */
async function rowInClass(db: AccountDatabase, id: string): Promise<string | null> {
	const submission = await db.submissions.get(id);
	return submission ? `assignments/${submission.assignment_id}/${submission.student_id}` : null;
}

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

/** By the mirror or by an answer that is on its way, and not to be written again. */
async function isAnswered(db: AccountDatabase, assignmentId: string): Promise<boolean> {
	const rows = await shownSubmissions(db);
	return rows.some((row) => row.assignment_id === assignmentId && row.student_id === db.userId && !isToDoAgain(row));
}

async function teachesCourseOf(db: AccountDatabase, assignmentId: string): Promise<boolean> {
	const task = (await shownAssignments(db)).find(({ id }) => id === assignmentId);
	return task ? await teaches(db, task.course_id) : await db.shows("assignments", assignmentId);
}

/**
 * Whether this person teaches the course. A course they made counts as theirs before the pull brings their enrollment.
 */
async function teaches(db: AccountDatabase, courseId: string): Promise<boolean> {
	const course = (await shownCourses(db)).find(({ id }) => id === courseId);
	if (!course) return await db.shows("courses", courseId);
	if (course.teacher_id === db.userId) return (await syncStateOf(db)).role !== "student";
	const enrollments = await db.enrollments.where({ course_id: courseId }).toArray();
	return enrollments.some(({ user_id, role_in_course }) => user_id === db.userId && role_in_course === "teacher");
}
