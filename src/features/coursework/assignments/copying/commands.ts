// Copies an assignment into other courses. Resolves once the copies are durably on the phone, all of them or none, and
// throws NotSaved when they are not.
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { myDatabase } from "#local/account/account.ts";
import { copyAssignmentDraft } from "#local/drafts.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import type { Course } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { writing } from "#sync/storage/writing.ts";

export { copyAssignmentDraft };

export async function copyAssignment(work: { from: string; courses: Course[]; words: AssignmentWords }): Promise<void> {
	const db = myDatabase();
	const { from, courses, words } = work;
	const draftKey = copyAssignmentDraft(from);
	const copyAll = async () => {
		for (const course of courses) {
			const body = { id: newId(), course_id: course.id, created_by: db.userId, ...words };
			const about = { title: words.title, course: course.title, person: "" };
			await save(db, browserPlatform, { kind: "createAssignment", body, about }, { draftKey });
		}
	};
	await writing(db, copyAll, draftKey);
}
