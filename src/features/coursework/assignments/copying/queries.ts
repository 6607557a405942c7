// What can be copied of a course, whether materials are copied with an assignment, and where it was copied already, live
// from the phone.
import { byDue } from "#features/coursework/queries.ts";
import { useMine } from "#local/account/queries.ts";
import type { AccountDatabase } from "#local/database.ts";
import { planCopies } from "#local/files/copies.ts";
import { shownAssignments } from "#local/view.ts";
import type { Assignment } from "#records.ts";

/** `materials`: whether it has any, its own or worksheets. */
type Source = { tasks: Assignment[]; materials: boolean };

async function source(db: AccountDatabase, courseId: string): Promise<Source> {
	const tasks: Assignment[] = (await shownAssignments(db)).filter(({ course_id }) => course_id === courseId);
	const all = tasks.map(({ id, instructions }) => ({ from: id, id, instructions }));
	const { copies } = await planCopies(db, { course_id: courseId, tasks: all, whole: true });
	return { tasks: tasks.sort(byPlace), materials: copies.length > 0 };
}

/** What is archived stands last. */
const byPlace = (a: Assignment, b: Assignment) =>
	Number(a.status === "archived") - Number(b.status === "archived") ||
	byDue({ assignment: a, optional: false }, { assignment: b, optional: false });

/** Undefined while the first query runs. */
export const useSource = (courseId: string): Source | undefined => useMine((db) => source(db, courseId), [courseId]);

type Copied = Pick<Assignment, "id" | "course_id" | "instructions">;

/** Whether it has worksheets, or shows pictures of its course. */
async function takesMaterials(db: AccountDatabase, { id, course_id, instructions }: Copied): Promise<boolean> {
	const tasks = [{ from: id, id, instructions }];
	return (await planCopies(db, { course_id, tasks, whole: false })).copies.length > 0;
}

/** False while it is not known. */
export const useTakesMaterials = ({ id, course_id, instructions }: Copied): boolean =>
	useMine((db) => takesMaterials(db, { id, course_id, instructions }), [id, course_id, instructions]) ?? false;

/** What a copy has in common with its original. The pictures of another course are copies, too, with ids of their own. */
const wordsOf = ({ title, instructions }: Pick<Assignment, "title" | "instructions">): string =>
	`${title}\n${instructions}`.replace(/\(material:\w+/g, "").trim();

async function holders(db: AccountDatabase, id: string, words: string): Promise<ReadonlySet<string>> {
	const same = (await shownAssignments(db)).filter((row) => row.id !== id && wordsOf(row) === words);
	return new Set(same.map(({ course_id }) => course_id));
}

/** The ids of the courses that have an assignment with its words already. Undefined while the first query runs. */
export function useHolders(task: Assignment): ReadonlySet<string> | undefined {
	const words = wordsOf(task);
	return useMine((db) => holders(db, task.id, words), [task.id, words]);
}
