// Pictures in the instructions of assignments, live from the phone.
import { typeOf } from "#features/materials/kinds.ts";
import { folded } from "#i18n/folding.ts";
import { myDatabase } from "#local/account/account.ts";
import { useMine } from "#local/account/queries.ts";
import { isScheduled } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { isWhole, readFile } from "#local/files/kept.ts";
import { isDrawnIn, pictureNotation } from "#local/files/pictures.ts";
import { correctedNow, shownAssignments, shownCourses } from "#local/view.ts";
import type { Course, Material } from "#records.ts";

export type { Material };
export { pictureNotation };

/** `here`: its file is on this phone. `unwanted`: its person took it off, so it does not come by itself. */
export type FoundPicture = { material: Material; here: boolean; unwanted: boolean };

async function picture(db: AccountDatabase, id: string, courseId: string): Promise<FoundPicture | null> {
	const [material, file] = await Promise.all([db.materials.get(id), db.keptFiles.get(id)]);
	if (!material || !isDrawnIn(courseId, material)) return null;
	const unwanted = file?.why === "unwanted";
	return { material, here: file !== undefined && !unwanted && isWhole(file), unwanted };
}

/** The picture that a text of a course names; null where nothing is to be drawn, undefined while it is not known. */
export const usePicture = (id: string, courseId: string): FoundPicture | null | undefined =>
	useMine((db) => picture(db, id, courseId), [id, courseId]);

/**
 * The pictures that a text of a course can show: its own, then the library's for its subject and grade; the newest first.
 * Not the worksheet of an assignment that the class does not see yet: its title would be read in the text.
 */
async function choosable(db: AccountDatabase, courseId: string): Promise<Material[] | null> {
	const [courses, assignments, now] = await Promise.all([shownCourses(db), shownAssignments(db), correctedNow(db)]);
	const course = courses.find(({ id }) => id === courseId);
	if (!course) return null;
	const hidden = new Set(assignments.filter((one) => isScheduled(one, now)).map(({ id }) => id));
	const fitting = (material: Material) =>
		isDrawnIn(courseId, material) &&
		!hidden.has(material.assignment_id) &&
		(material.course_id !== "" || isFor(course, material));
	const found = await db.materials.filter(fitting).toArray();
	return [...found].sort(
		(a, b) => Number(a.course_id === "") - Number(b.course_id === "") || b.created_at.localeCompare(a.created_at),
	);
}

/** What says no subject or no grade is for every one. */
const isFor = (course: Course, { subject, grade }: Material): boolean =>
	(!grade || !course.grade_level || grade === course.grade_level) &&
	(!subject || !course.subject || folded(subject) === folded(course.subject));

/** Null for no course that this phone knows, undefined while the first answer is under way. */
export const useChoosable = (courseId: string): Material[] | null | undefined =>
	useMine((db) => choosable(db, courseId), [courseId]);

/** The file of a picture that is on this phone, to be looked at in a list: it does not count as used. Null when it is not here. */
export async function pictureHere({ id, file_path }: Material): Promise<Blob | null> {
	const here = await readFile(myDatabase(), id);
	return here && new Blob(here, { type: typeOf(file_path) });
}
