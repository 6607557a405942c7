// Giving an answer back. Like every command it resolves once the words are durably on the phone, and throws NotSaved when they
// are not.
import { myDatabase } from "#local/account/account.ts";
import { returnDraft } from "#local/drafts.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { hashOf } from "#local/text.ts";
import type { Assignment, Course, Submission } from "#records.ts";

export { returnDraft };

/**
 * A teacher gives an answer back for another try: the words and the grade he saw. A refused write named by `instead` goes in
 * the same moment.
 * @param draftKey where the comment was typed
 * @returns the id of its entry in the outbox
 */
export async function returnAnswer(
	work: {
		submission: Submission;
		assignment: Assignment;
		course: Course;
		student: string;
		comment: string;
		seen: string;
		instead?: string;
	},
	draftKey: string,
): Promise<string> {
	const { submission, assignment, course, student, comment, seen, instead } = work;
	const { grade: seen_grade, grade_changes } = submission;
	const last = seen_grade === null ? submission.returns?.at(-1) : grade_changes.at(-1);
	const { id } = await save(
		myDatabase(),
		browserPlatform,
		{
			kind: "returnAnswer",
			record_id: submission.id,
			body: { comment, graded_text: await hashOf(seen), seen_grade, replaces: last?.id ?? "" },
			about: { title: assignment.title, course: course.title, person: student, seen },
		},
		{ draftKey, ...(instead ? { instead } : {}) },
	);
	return id;
}
