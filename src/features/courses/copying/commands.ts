// Copies a course: a new one with its assignments, without its students. Resolves once all of it is durably on the phone,
// and throws NotSaved when nothing is.
import type * as z from "zod/mini";
import { copyCourseDraft, createCourse } from "#features/courses/commands.ts";
import type { CourseWords } from "#features/courses/mutations.ts";
import { myDatabase } from "#local/account/account.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import type { assignmentWords } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import { writing } from "#sync/storage/writing.ts";

/** What a teacher wrote of an assignment. */
export type Task = z.infer<typeof assignmentWords>;

/** @param from the course that is copied. @returns the id of the new one */
export async function copyCourse(work: { from: string; words: CourseWords; tasks: Task[] }): Promise<string> {
	const db = myDatabase();
	const { from, words, tasks } = work;
	const draftKey = copyCourseDraft(from);
	const copyAll = async () => {
		const course_id = await createCourse(words, draftKey);
		for (const task of tasks) {
			const body = { id: newId(), course_id, created_by: db.userId, ...task };
			const about = { title: task.title, course: words.title, person: "" };
			await save(db, browserPlatform, { kind: "createAssignment", body, about });
		}
		return course_id;
	};
	return await writing(db, copyAll, draftKey);
}

/** A code with a year in it has the next one; of any other the teacher decides. */
export const nextCode = (code: string): string =>
	/20\d\d/.test(code) ? code.replace(/20\d\d/g, (year) => String(Number(year) + 1)) : "";
