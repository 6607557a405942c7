// Copies an assignment into other courses, with its worksheets and pictures. Resolves once the copies are durably on the
// phone, all of them or none, and throws NotSaved when they are not.
import type { AssignmentWords } from "#features/coursework/assignments/mutations.ts";
import { myDatabase } from "#local/account/account.ts";
import { copyAssignmentDraft } from "#local/drafts.ts";
import { save } from "#local/entries.ts";
import { planCopies, saveCopies } from "#local/files/copies.ts";
import { browserPlatform } from "#local/platform.ts";
import type { Assignment, Course } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { writing } from "#sync/storage/writing.ts";

export { copyAssignmentDraft };

export async function copyAssignment(work: {
	from: Pick<Assignment, "id" | "course_id">;
	courses: Course[];
	words: AssignmentWords;
}): Promise<void> {
	const db = myDatabase();
	const { from, courses, words } = work;
	const draftKey = copyAssignmentDraft(from.id);
	const planned = await Promise.all(
		courses.map(async (course) => {
			const task = { from: from.id, id: newId(), instructions: words.instructions };
			const plan = await planCopies(db, { course_id: from.course_id, tasks: [task], whole: false });
			return { course, id: task.id, instructions: plan.instructionsOf(task), copies: plan.copies };
		}),
	);
	const copyAll = async () => {
		for (const { course, id, instructions, copies } of planned) {
			const body = { ...words, id, instructions, course_id: course.id, created_by: db.userId };
			const about = { title: words.title, course: course.title, person: "" };
			await save(db, browserPlatform, { kind: "createAssignment", body, about }, { draftKey });
			await saveCopies(db, browserPlatform, { course, copies });
		}
	};
	await writing(db, copyAll, draftKey);
}
