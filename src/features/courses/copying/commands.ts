// Copies a course: a new one with its assignments and materials, without its students. Resolves once all of it is durably
// on the phone, and throws NotSaved when nothing is.
import type * as z from "zod/mini";
import { copyCourseDraft, createCourse } from "#features/courses/commands.ts";
import type { CourseWords } from "#features/courses/mutations.ts";
import { myDatabase } from "#local/account/account.ts";
import { save } from "#local/entries.ts";
import { planCopies, saveCopies } from "#local/files/copies.ts";
import { browserPlatform } from "#local/platform.ts";
import type { assignmentWords } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { writing } from "#sync/storage/writing.ts";

/** An assignment that is copied with its course: the id of the original, and what a teacher wrote of the copy. */
export type Task = { from: string; words: z.infer<typeof assignmentWords> };

/** @param from the course that is copied. @returns the id of the new one */
export async function copyCourse(work: { from: string; words: CourseWords; tasks: Task[] }): Promise<string> {
	const db = myDatabase();
	const { from, words, tasks } = work;
	const draftKey = copyCourseDraft(from);
	const copied = tasks.map((task) => ({ ...task, id: newId(), instructions: task.words.instructions }));
	const { copies, instructionsOf } = await planCopies(db, { course_id: from, tasks: copied, whole: true });
	const copyAll = async () => {
		const course_id = await createCourse(words, draftKey);
		for (const task of copied) {
			const given = { id: task.id, course_id, created_by: db.userId };
			const body = { ...task.words, ...given, instructions: instructionsOf(task) };
			const about = { title: body.title, course: words.title, person: "" };
			await save(db, browserPlatform, { kind: "createAssignment", body, about });
		}
		await saveCopies(db, browserPlatform, { course: { id: course_id, title: words.title }, copies });
		return course_id;
	};
	return await writing(db, copyAll, draftKey);
}

/** A code with a year in it has the next one; of any other the teacher decides. */
export const nextCode = (code: string): string =>
	/20\d\d/.test(code) ? code.replace(/20\d\d/g, (year) => String(Number(year) + 1)) : "";
