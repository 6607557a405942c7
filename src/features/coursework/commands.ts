// What a student does with an answer and a teacher with a grade, and what becomes of a refused one. Each command resolves once the work is durably on the phone and throws
// NotSaved when it is not. Sending happens elsewhere.

import { myDatabase } from "#local/account/account.ts";
import { backToDraft, editInPlace, handIn } from "#local/answers.ts";
import { answerDraft, gradeDraft } from "#local/drafts.ts";
import { save } from "#local/entries.ts";
import { gradeBackToDraft } from "#local/grades.ts";
import { sayOnPage } from "#local/notices.ts";
import { discardEntry, retrySending } from "#local/outcome.ts";
import { browserPlatform } from "#local/platform.ts";
import { saveDraftNow } from "#local/save-draft.ts";
import { hashOf } from "#local/text.ts";
import type { Shown } from "#local/view.ts";
import type { Assignment, Course, Submission } from "#records.ts";
import { newId } from "#sync/new-id.ts";

export { answerDraft, discardEntry, gradeDraft, retrySending, saveDraftNow };

/**
 * A student's answer to an assignment, with an id of its own from this moment on. A refused answer named by `instead`
 * goes in the same moment.
 */
export async function submitAssignment(work: {
	assignment: Assignment;
	course: Course;
	text: string;
	instead?: string;
}): Promise<void> {
	const db = myDatabase();
	const id = newId();
	await handIn(
		db,
		browserPlatform,
		{
			kind: "submitAssignment",
			body: {
				id,
				assignment_id: work.assignment.id,
				student_id: db.userId,
				text_body: work.text,
			},
			about: { title: work.assignment.title, course: work.course.title, person: "" },
		},
		{ draftKey: answerDraft(work.assignment.id), ...(work.instead ? { instead: work.instead } : {}) },
	);
}

/**
 * New words for an answer that is not graded yet. As long as nobody tried to send the answer they take its place;
 * afterwards they follow it. A refused entry named by `instead` goes in the same moment.
 */
export async function replaceAnswer(work: {
	submission: Shown<Submission>;
	assignment: Assignment;
	course: Course;
	text: string;
	instead?: string;
}): Promise<void> {
	const db = myDatabase();
	const { submission, text, instead } = work;
	const draftKey = answerDraft(work.assignment.id);
	if (submission.entry && (await editInPlace(db, browserPlatform, submission.entry.id, text, draftKey))) return;
	await save(
		db,
		browserPlatform,
		{
			kind: "replaceAnswer",
			record_id: submission.id,
			body: { text_body: text, replaces: submission.revision },
			about: { title: work.assignment.title, course: work.course.title, person: "" },
		},
		{ draftKey, ...(instead ? { instead } : {}) },
	);
}

/**
 * A teacher's grade for the words he saw (`seen`): the server refuses it if the student has replaced them since. A
 * refused grade named by `instead` goes in the same moment.
 * @returns the id of its entry in the outbox
 */
export async function gradeSubmission(work: {
	submission: Submission;
	assignment: Assignment;
	course: Course;
	student: string;
	grade: number;
	feedback: string;
	seen: string;
	instead?: string;
}): Promise<string> {
	const { submission, grade, feedback, seen, instead } = work;
	const graded_text = await hashOf(seen);
	const { id } = await save(
		myDatabase(),
		browserPlatform,
		{
			kind: "gradeSubmission",
			record_id: submission.id,
			body: { grade, feedback, graded_text, returned: submission.returns?.at(-1)?.id ?? "" },
			about: {
				title: work.assignment.title,
				course: work.course.title,
				person: work.student,
				seen,
			},
		},
		{ draftKey: gradeDraft(submission.id), ...(instead ? { instead } : {}) },
	);
	// Above the answers to grade stands which grades wait.
	sayOnPage(id, "saved");
	return id;
}

/**
 * Puts a grade or a return that was never attempted back into its form.
 * @param text its draft
 * @returns false when the server may have it
 */
export const gradeToDraft = (entryId: string, submissionId: string, text: string): Promise<boolean> =>
	gradeBackToDraft(myDatabase(), browserPlatform, entryId, { key: gradeDraft(submissionId), text });

/**
 * Makes an answer a draft again that nobody tried to send yet, or that was refused.
 * @returns what puts it back; null when the server may have it, or newer words are drafted in its place
 */
export const takeBack = (entryId: string, assignmentId: string): Promise<(() => Promise<void>) | null> =>
	backToDraft(myDatabase(), browserPlatform, entryId, answerDraft(assignmentId));
