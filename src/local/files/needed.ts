// Which files the work of the signed-in person needs: the worksheets of open assignments, and the pictures in their
// instructions; for a student of those that have no answer yet.

import { answeredAssignments, isClosed } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { correctedNow, shownAssignments, shownCourses } from "#local/view.ts";
import type { Material } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";
import { isDrawnIn, picturesIn } from "./pictures.ts";

/** An assignment is still worked on for some days after it was due; in milliseconds. */
const lately = 14 * 86_400_000;

/** What is needed, and when the assignment is due that needs it. */
type Need = { material: Material; by: string };

/**
 * The files that the assignments at hand need, worksheets and pictures of their texts, without those of an assignment that
 * this student has answered: what is still to come in the order in which it is due, then what is overdue, the latest first;
 * each once.
 */
export async function neededMaterials(db: AccountDatabase): Promise<Material[]> {
	const [assignments, courses, answered, { role }, now] = await Promise.all([
		shownAssignments(db),
		shownCourses(db),
		answeredAssignments(db),
		syncStateOf(db),
		correctedNow(db),
	]);
	const open = new Map(courses.map((course) => [course.id, course]));
	const [today, recent] = [new Date(now).toISOString(), new Date(now - lately).toISOString()];
	const due = assignments.flatMap((assignment) => {
		const course = open.get(assignment.course_id);
		if (!course || isClosed(assignment, course)) return [];
		const by = assignment.due_at ?? "9999";
		const done = by < recent || (role === "student" && answered.has(assignment.id));
		return done ? [] : [{ ...assignment, by }];
	});
	const wanted = [...(await worksheetsOf(db, due)), ...(await picturesOf(db, due))].sort(
		(a, b) => a.by.localeCompare(b.by) || a.material.size - b.material.size,
	);
	const isOver = ({ by }: Need) => by < today;
	const inOrder = [...wanted.filter((need) => !isOver(need)), ...wanted.filter(isOver).reverse()];
	const first = new Map<string, Material>();
	for (const { material } of inOrder) if (!first.has(material.id)) first.set(material.id, material);
	return [...first.values()];
}

type Due = { id: string; course_id: string; instructions: string; by: string };

async function worksheetsOf(db: AccountDatabase, due: readonly Due[]): Promise<Need[]> {
	const byOf = new Map(due.map(({ id, by }) => [id, by]));
	const worksheets = await db.materials.where("assignment_id").notEqual("").toArray();
	return worksheets.flatMap((material) => {
		const by = byOf.get(material.assignment_id);
		return by === undefined ? [] : [{ material, by }];
	});
}

async function picturesOf(db: AccountDatabase, due: readonly Due[]): Promise<Need[]> {
	const named = due.flatMap(({ course_id, instructions, by }) =>
		picturesIn(instructions).map(({ id }) => ({ id, course_id, by })),
	);
	const materials = await db.materials.bulkGet(named.map(({ id }) => id));
	return named.flatMap(({ course_id, by }, at) => {
		const material = materials[at];
		return material && isDrawnIn(course_id, material) ? [{ material, by }] : [];
	});
}
