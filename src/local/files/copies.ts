// Which materials go into another course with the assignments that are copied there. The server copies the files; the new
// ids are made here, so that the instructions can name their pictures at once.
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import type { Course, Material } from "#records.ts";
import { newId } from "#sync/new-id.ts";
import type { Platform } from "#sync/platform.ts";
import { isPicture, picturesIn, renamePictures } from "./pictures.ts";

/** An assignment that is copied: `from` is the id of the original, `id` that of the copy. */
export type CopiedTask = { from: string; id: string; instructions: string };

/** A material that is copied under the new id, as a worksheet of a copied assignment or ("") for the whole course. */
type MaterialCopy = { id: string; source: Material; assignment_id: string };

type CopyPlan = {
	copies: MaterialCopy[];
	/** The instructions of a copied assignment, with the new ids of the pictures in them. */
	instructionsOf: (task: CopiedTask) => string;
};

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
	const materials = await db.materials.where({ course_id }).toArray();
	const copyOf = new Map(tasks.map(({ from, id }) => [from, id]));
	const named = new Set(tasks.flatMap(({ instructions }) => picturesIn(instructions).map(({ id }) => id)));
	const copies = materials.flatMap((source) => {
		const sheetOf = copyOf.get(source.assignment_id);
		const ofCourse = whole && source.assignment_id === "";
		const shown = named.has(source.id) && isPicture(source);
		return sheetOf || ofCourse || shown ? [{ id: newId(), source, assignment_id: sheetOf ?? "" }] : [];
	});
	const ids = new Map(copies.map(({ source, id }) => [source.id, id]));
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
