// What somebody can give a material for, and what is on its way to the server. Live from the phone.

import { useMine } from "#local/account/queries.ts";
import { isClosed } from "#local/coursework.ts";
import type { AccountDatabase } from "#local/database.ts";
import { type OutboxEntry, unsent } from "#local/entries.ts";
import type { Upload } from "#local/files/tables.ts";
import { uploadsOf } from "#local/files/upload-list.ts";
import { endings, mostBytes } from "#local/files/uploads.ts";
import { myCourses, shownAssignments } from "#local/view.ts";
import { gradeLevels } from "#records.ts";
import { syncStateOf } from "#sync/database.ts";
import type { Target } from "./schema.ts";

export type { Upload };
export { endings, gradeLevels, mostBytes };

/** A course that a material can be for, with its open assignments. */
type TaughtCourse = { id: string; title: string; code: string; assignments: { id: string; title: string }[] };

/** Those this person teaches, and the server knows: what is new here alone cannot be named to it. */
async function taughtCourses(db: AccountDatabase): Promise<TaughtCourse[]> {
	const [courses, assignments, { role }] = await Promise.all([
		myCourses(db, "teacher"),
		shownAssignments(db),
		syncStateOf(db),
	]);
	if (role === "student") return [];
	return [...courses.values()]
		.filter(({ archived_at, entry }) => archived_at === null && entry?.kind !== "createCourse")
		.map((course) => ({
			id: course.id,
			title: course.title,
			code: course.code,
			assignments: assignments
				.filter(
					(one) => one.course_id === course.id && one.entry?.kind !== "createAssignment" && !isClosed(one, course),
				)
				.sort((a, b) => b.written_at.localeCompare(a.written_at))
				.map(({ id, title }) => ({ id, title })),
		}))
		.sort((a, b) => a.title.localeCompare(b.title));
}

export const useTaughtCourses = (): TaughtCourse[] | undefined => useMine(taughtCourses);

/** Whether it is for there. */
const isFor =
	({ course_id, assignment_id }: Target) =>
	(one: { course_id: string; assignment_id: string }): boolean =>
		(course_id === undefined || one.course_id === course_id) &&
		(assignment_id === undefined || one.assignment_id === assignment_id);

/** The oldest first. */
export const useUploads = (target: Target): Upload[] => (useMine(uploadsOf) ?? []).filter(isFor(target));

/** A material that is copied into a course, by an entry of the outbox that the server has not confirmed. */
export type Copying = Extract<OutboxEntry, { kind: "copyMaterial" }>;

const copies = async (db: AccountDatabase): Promise<Copying[]> =>
	(await unsent(db)).flatMap((entry) => (entry.kind === "copyMaterial" ? [entry] : []));

/** The oldest first. */
export const useCopies = (target: Target): Copying[] =>
	(useMine(copies) ?? []).filter(({ body }) => isFor(target)(body));
