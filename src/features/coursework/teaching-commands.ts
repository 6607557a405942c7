// What a teacher does besides grading: setting work, editing it, and changing a grade that was given. Like every command
// these resolve once the words are durably on the phone and throw NotSaved when they are not.

import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { myDatabase } from "#local/account/account.ts";
import { assignmentDraft, editAssignmentDraft, regradeDraft } from "#local/drafts.ts";
import { amendInPlace, type OutboxEntry, save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { type Shown, shownRevision } from "#local/view.ts";
import { type Assignment, assignmentWords, type Course, type Submission } from "#records.ts";
import { newId } from "#sync/new-id.ts";

export type { AssignmentWords };
export { assignmentDraft, editAssignmentDraft, regradeDraft, shownRevision };

/** A new assignment of one of the teacher's courses; the course may still be on its way itself. */
export async function createAssignment({ course, words }: { course: Course; words: AssignmentWords }): Promise<void> {
	const db = myDatabase();
	const id = newId();
	await save(
		db,
		browserPlatform,
		{
			kind: "createAssignment",
			body: { id, course_id: course.id, created_by: db.userId, ...words },
			about: { title: words.title, course: course.title, person: "" },
		},
		{ draftKey: assignmentDraft },
	);
}

/** The assignment that a queued write creates or changes, as its writer wants it; null for another kind. */
export const wordsIn = ({ body }: OutboxEntry): AssignmentWords | null => assignmentWords.safeParse(body).data ?? null;

/** New words for an assignment. As long as nobody tried to send it, or after a refusal, they take the place of the old. */
export async function editAssignment(work: {
	assignment: Shown<Assignment>;
	course: Course;
	words: AssignmentWords;
}): Promise<void> {
	const db = myDatabase();
	const { assignment, course, words } = work;
	const { entry } = assignment;
	const draftKey = editAssignmentDraft(assignment.id);
	const options = { replaces: assignment.revision, draftKey };
	if (entry && (await amendInPlace(db, entry.id, { of: "assignment", words }, options))) return;
	await save(
		db,
		browserPlatform,
		{
			kind: "editAssignment",
			record_id: assignment.id,
			body: { ...words, replaces: shownRevision(assignment) },
			about: { title: words.title, course: course.title, person: "" },
		},
		// Who edits an assignment that could not be deleted keeps it.
		{ draftKey, ...(entry?.state === "failed" && entry.kind === "deleteAssignment" ? { instead: entry.id } : {}) },
	);
}

/**
 * Another grade for a graded answer. A grade that was never sent is replaced; one that the student may have seen is changed
 * with a reason, and stays in the history; one that was given a moment ago may be corrected without one.
 * @returns false, and nothing has changed, when there is no reason and it is a change after all
 */
export async function changeGrade(work: {
	submission: Shown<Submission>;
	assignment: Assignment;
	course: Course;
	student: string;
	grade: number;
	feedback: string;
	reason: string;
	/** It may go without a reason (correction.ts). */
	correctable?: boolean;
	/** A refused first grade this one takes the place of. */
	instead?: string;
}): Promise<boolean> {
	const db = myDatabase();
	const { submission, grade, feedback, reason, correctable = false, instead } = work;
	const { entry, grade_changes } = submission;
	const replaces = grade_changes.at(-1)?.id ?? "";
	const draftKey = regradeDraft(submission.id);
	// If the first grade was refused, the server has another teacher's grade: this is a change of that one.
	const refusedGrade = entry?.kind === "gradeSubmission" && entry.state === "failed";
	if (entry && !refusedGrade) {
		const words = { grade, feedback, reason };
		if (await amendInPlace(db, entry.id, { of: "grade", words }, { replaces, draftKey })) return true;
	}
	if (reason === "" && !correctable) return false;
	await save(
		db,
		browserPlatform,
		{
			kind: "changeGrade",
			record_id: submission.id,
			body: { grade, feedback, reason, replaces },
			about: { title: work.assignment.title, course: work.course.title, person: work.student },
		},
		{ draftKey, ...(instead ? { instead } : {}) },
	);
	return true;
}
