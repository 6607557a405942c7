// What can be copied of a course, and what is not copied with an assignment, live from the phone.
import { useLiveQuery } from "dexie-react-hooks";
import { picturesIn } from "#features/coursework/pictures.ts";
import { byDue } from "#features/coursework/queries.ts";
import { readMine } from "#local/account/account.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isPicture } from "#local/files/pictures.ts";
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

type Copied = Pick<Assignment, "id" | "instructions">;

/** Whether it has worksheets, or shows pictures of its course; those of the library are read in every course. */
async function leavesMaterials(db: AccountDatabase, { id, instructions }: Copied): Promise<boolean> {
	const [worksheets, pictures] = await Promise.all([
		db.materials.where({ assignment_id: id }).count(),
		db.materials.bulkGet(picturesIn(instructions).map((picture) => picture.id)),
	]);
	return worksheets > 0 || pictures.some((material) => material && material.course_id !== "" && isPicture(material));
}

/** False while it is not known. */
export const useLeavesMaterials = ({ id, instructions }: Copied): boolean =>
	useLiveQuery(async () => await readMine((db) => leavesMaterials(db, { id, instructions })), [id, instructions]) ??
	false;
