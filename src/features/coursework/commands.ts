// Everything a person can do with coursework. Each command resolves once the words are durably on the phone and
// throws NotSaved when they are not; sending is nobody's business here.
import { myDatabase } from "#data/account.ts";
import { discard, editInPlace, newId, retry, save, saveDraft, withdraw } from "#data/outbox.ts";
import type { Assignment, Course, Submission } from "#data/records.ts";
import { syncNow } from "#data/schedule.ts";
import { hashOf } from "#data/text.ts";
import type { Shown } from "#data/view.ts";
import { realWorld } from "#data/world.ts";

/** Where the words being typed are kept until they are submitted. */
export const answerDraft = (assignmentId: string): string => `answer:${assignmentId}`;
export const gradeDraft = (submissionId: string): string => `grade:${submissionId}`;

/** Keeps words being typed; empty words remove the draft. */
export const keepDraft = (key: string, text: string): Promise<void> => saveDraft(myDatabase(), realWorld, key, text);

/** A student's answer to an assignment, with an id of its own from this moment on. */
export async function submitAssignment(work: { assignment: Assignment; course: Course; text: string }): Promise<void> {
	const db = myDatabase();
	const id = newId();
	await save(
		db,
		realWorld,
		{
			kind: "submitAssignment",
			record_id: id,
			needs: [],
			body: {
				id,
				assignment_id: work.assignment.id,
				student_id: db.userId,
				text_body: work.text,
				revision: newId(),
			},
			about: { title: work.assignment.title, course: work.course.title, person: "" },
		},
		answerDraft(work.assignment.id),
	);
}

/**
 * New words for an answer that is not graded yet. As long as nobody tried to send the answer they take its place;
 * afterwards they follow it.
 */
export async function replaceAnswer(work: {
	submission: Shown<Submission>;
	assignment: Assignment;
	course: Course;
	text: string;
}): Promise<void> {
	const db = myDatabase();
	const { submission, text } = work;
	if (submission.errand && (await editInPlace(db, submission.errand.id, text))) return;
	await save(
		db,
		realWorld,
		{
			kind: "replaceAnswer",
			record_id: submission.id,
			needs: [],
			body: { text_body: text, revision: newId(), replaces: submission.revision },
			about: { title: work.assignment.title, course: work.course.title, person: "" },
		},
		answerDraft(work.assignment.id),
	);
}

/** A teacher's grade for the words he saw: the server refuses it if the student has replaced them since. */
export async function gradeSubmission(work: {
	submission: Submission;
	assignment: Assignment;
	course: Course;
	student: string;
	grade: number;
	feedback: string;
}): Promise<void> {
	const { submission, grade, feedback } = work;
	const graded_text = await hashOf(submission.text_body);
	await save(
		myDatabase(),
		realWorld,
		{
			kind: "gradeSubmission",
			record_id: submission.id,
			needs: [],
			body: { grade, feedback, graded_text },
			about: {
				title: work.assignment.title,
				course: work.course.title,
				person: work.student,
				seen: submission.text_body,
			},
		},
		gradeDraft(submission.id),
	);
}

/** Sends a refused errand once more, now. */
export async function retrySending(errandId: string): Promise<void> {
	await retry(myDatabase(), errandId);
	void syncNow();
}

/** Takes an answer back that nobody tried to send yet; its words are a draft again. @returns false when too late */
export const takeBack = (errandId: string, assignmentId: string, text: string): Promise<boolean> =>
	withdraw(myDatabase(), realWorld, errandId, { key: answerDraft(assignmentId), text });

/** Removes an unsent errand because its writer says so. @returns what puts it back */
export const discardErrand = (errandId: string): Promise<() => Promise<void>> => discard(myDatabase(), errandId);
