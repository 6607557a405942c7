// What a course has that can be copied, live from the phone.
import { useLiveQuery } from "dexie-react-hooks";
import { byDue } from "#features/coursework/queries.ts";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { shownAssignments } from "#local/view.ts";
import type { Assignment } from "#records.ts";

/** `materials`: whether it has any, its own or worksheets. */
type Source = { tasks: Assignment[]; materials: boolean };

async function source(db: AccountDatabase, courseId: string): Promise<Source> {
	const [assignments, materials] = await Promise.all([
		shownAssignments(db),
		db.materials.where({ course_id: courseId }).count(),
	]);
	const tasks: Assignment[] = assignments.filter(({ course_id }) => course_id === courseId);
	return { tasks: tasks.sort(byPlace), materials: materials > 0 };
}

/** What is archived stands last. */
const byPlace = (a: Assignment, b: Assignment) =>
	Number(a.status === "archived") - Number(b.status === "archived") ||
	byDue({ assignment: a, optional: false }, { assignment: b, optional: false });

/** Undefined while the first query runs. */
export const useSource = (courseId: string): Source | undefined =>
	useLiveQuery(async () => await readMine((db) => source(db, courseId)), [courseId]);
