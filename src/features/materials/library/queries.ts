// Study materials as this phone knows them, live: readable offline, with how much of each file is here.
import { useSyncExternalStore } from "react";
import { folded } from "#i18n/folding.ts";
import { useMine } from "#local/account/queries.ts";
import { readSession, watchAuth } from "#local/account/session.ts";
import type { AccountDatabase } from "#local/database.ts";
import { heldFiles, isWhole } from "#local/files/kept.ts";
import { roomTaken } from "#local/files/room.ts";
import type { KeptFile } from "#local/files/tables.ts";
import { shownAssignments, shownCourses } from "#local/view.ts";
import type { Material } from "#records.ts";

export type { Material };

/**
 * coming: as much as `share` of it is here, 0 to 1; `byItself` when nobody asked for it, which not every line allows.
 * here: it is whole, and read without a network.
 * `chosen` is what stays until its person says otherwise; the rest makes room for others.
 */
export type FileHere = { chosen: boolean } & (
	| { state: "here" }
	| { state: "coming"; share: number; byItself: boolean }
);

/** A material with what is said of it beside its title, and how it is found. */
export type LibraryItem = {
	material: Material;
	/** The course it is for; null for the library. */
	course: { title: string; code: string } | null;
	/** The title of the assignment whose worksheet it is, "" for none. */
	assignment: string;
	/** The course's where it is for one. */
	subject: string;
	grade: string;
	/** Everything it is found by, folded. */
	words: string;
};

const fileHere = (file: KeptFile): FileHere => ({
	chosen: file.why === "chosen",
	...(isWhole(file)
		? { state: "here" }
		: { state: "coming", share: file.received / file.size, byItself: file.why === "needed" }),
});

async function items(db: AccountDatabase, materials: readonly Material[]): Promise<LibraryItem[]> {
	const [courses, assignments] = await Promise.all([shownCourses(db), shownAssignments(db)]);
	const courseOf = new Map(courses.map((course) => [course.id, course]));
	const titleOf = new Map(assignments.map(({ id, title }) => [id, title]));
	return materials
		.map((material) => {
			const course = courseOf.get(material.course_id) ?? null;
			const assignment = titleOf.get(material.assignment_id) ?? "";
			const subject = material.subject || (course?.subject ?? "");
			const grade = material.grade || (course?.grade_level ?? "");
			const said = [material.title, material.description, subject, assignment, course?.title ?? "", course?.code ?? ""];
			return { material, course, assignment, subject, grade, words: folded(said.join(" ")) };
		})
		.sort((a, b) => b.material.created_at.localeCompare(a.material.created_at));
}

const library = async (db: AccountDatabase) => await items(db, await db.materials.toArray());

/** Every material this person may read, the newest first; undefined while the first answer is under way. */
export const useLibrary = (): LibraryItem[] | undefined => useMine(library);

/** One of them; null when it is not there. */
export const useLibraryItem = (id: string): LibraryItem | null | undefined =>
	useMine(
		async (db) => {
			const material = await db.materials.get(id);
			const [found] = material ? await items(db, [material]) : [];
			return found ?? null;
		},
		[id],
	);

/** Those of a course, its worksheets among them. */
export const useCourseMaterials = (courseId: string): LibraryItem[] | undefined =>
	useMine(async (db) => await items(db, await db.materials.where({ course_id: courseId }).toArray()), [courseId]);

/** The worksheets of an assignment. */
export const useWorksheets = (assignmentId: string): LibraryItem[] | undefined =>
	useMine(
		async (db) => await items(db, await db.materials.where({ assignment_id: assignmentId }).toArray()),
		[assignmentId],
	);

/** How much of each file is on this phone. Apart from the materials: it changes with every piece that arrives. */
export const useFilesHere = (): ReadonlyMap<string, FileHere> | undefined =>
	useMine(async (db) => new Map((await heldFiles(db)).map((file) => [file.id, fileHere(file)])));

export type Me = { id: string; role: "student" | "teacher" | "admin" };

let known: Me | null = null;

function me(): Me | null {
	const session = readSession();
	const now = session && { id: session.user.id, role: session.role };
	if (now?.id !== known?.id || now?.role !== known?.role) known = now;
	return known;
}

/** Who reads; null when nobody is signed in any more. */
export const useMe = (): Me | null => useSyncExternalStore(watchAuth, me);

/** How much room the files of this phone have, in bytes, and how many there are. */
export const useRoomTaken = (): { bytes: number; count: number } | undefined =>
	useMine(async (db) => {
		const files = await heldFiles(db);
		return { bytes: roomTaken(files), count: files.length };
	});
