// Which materials go into another course with the assignments that are copied there. The server copies the files; the new
// ids are made here, so that the instructions can name their pictures at once.
import type { AccountDatabase } from "#local/database.ts";
import { save, unsent } from "#local/entries.ts";
import type { Course, Material } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import type { Platform } from "#sync/platform.ts";
import { isPicture, picturesIn, renamePictures } from "./pictures.ts";

/** An assignment that is copied: `from` is the id of the original, `id` that of the copy. */
type CopiedTask = { from: string; id: string; instructions: string };

/** A material that is copied under the new id, as a worksheet of a copied assignment or ("") for the whole course. */
type MaterialCopy = { id: string; source: Material; assignment_id: string };

type CopyPlan = {
	copies: MaterialCopy[];
	/** The instructions of a copied assignment, with the new ids of the pictures in them. */
	instructionsOf: (task: CopiedTask) => string;
};

/** A material as its course has it, and the one that the server is asked to copy for it. */
type Known = { row: Material; source: Material };

/**
 * The materials of a course, the oldest first, as their copies shall be; then those that are copied into it and are not
 * there yet: these are copied from their sources.
 */
async function materialsOf(db: AccountDatabase, course_id: string): Promise<Known[]> {
	const rows = await db.materials.where({ course_id }).toArray();
	const here = [...rows].sort((a, b) => a.created_at.localeCompare(b.created_at));
	const known: Known[] = here.map((row) => ({ row, source: row }));
	for (const { kind, state, body } of await unsent(db)) {
		if (kind !== "copyMaterial" || state === "failed" || body.course_id !== course_id) continue;
		const { id, assignment_id, source_id } = body;
		const source = here.some((row) => row.id === id) ? undefined : await db.materials.get(source_id);
		if (source) known.push({ row: { ...source, id, course_id, assignment_id }, source });
	}
	return known;
}

/**
 * Plans the copies of the worksheets of some assignments, and of the pictures of their course in their instructions.
 * Pictures of the library need none: they are read in every course.
 * @param course_id the course of the originals
 * @param whole whether the materials of the whole course are copied as well
 */
export async function planCopies(
	db: AccountDatabase,
	{ course_id, tasks, whole }: { course_id: string; tasks: readonly CopiedTask[]; whole: boolean },
): Promise<CopyPlan> {
	const copyOf = new Map(tasks.map(({ from, id }) => [from, id]));
	const named = new Set(tasks.flatMap(({ instructions }) => picturesIn(instructions).map(({ id }) => id)));
	const chosen = (await materialsOf(db, course_id)).filter(({ row }) => {
		const ofCourse = whole && row.assignment_id === "";
		return copyOf.has(row.assignment_id) || ofCourse || (named.has(row.id) && isPicture(row));
	});
	const copies = chosen.map((known) => {
		return { ...known, id: newId(), assignment_id: copyOf.get(known.row.assignment_id) ?? "" };
	});
	const ids = new Map(copies.map(({ row, id }) => [row.id, id]));
	return { copies, instructionsOf: ({ instructions }) => renamePictures(instructions, ids) };
}

/** Puts the copies into the outbox. Call it in a transaction, after what they are for. @throws {NotSaved} */
export async function saveCopies(
	db: AccountDatabase,
	platform: Platform,
	{ course, copies }: { course: Pick<Course, "id" | "title">; copies: readonly MaterialCopy[] },
): Promise<void> {
	for (const { id, source, assignment_id } of copies) {
		const body = { id, source_id: source.id, course_id: course.id, assignment_id };
		const about = { title: source.title, course: course.title, person: "" };
		// What they are for is said to be sent, and their course lists them: a notice for each would be one after another.
		await save(db, platform, { kind: "copyMaterial", body, about }, { silent: true });
	}
}
