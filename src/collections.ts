// Everything a phone mirrors. The server's rules say what a person may see; an entry here says which part of it a phone
// keeps: an admin may see every child of the centre, and a lost admin's phone must not hold them.
import type * as z from "zod/mini";
import type { Collection } from "#sync/collection.ts";
import { mutationsOn } from "#sync/mutation.ts";
import {
	assignmentRecord,
	courseRecord,
	enrollmentRecord,
	materialRecord,
	submissionRecord,
	userRecord,
} from "./records.ts";

const taughtBy = (me: string, path: string) =>
	`${path}enrollments_via_course_id.user_id?='${me}'&&${path}enrollments_via_course_id.role_in_course?='teacher'`;

export const collections = {
	users: {
		shape: userRecord,
		indexes: "id",
		scope: () => "",
		// Asked for by their ids: by their courses the server would multiply every enrollment with every other, which for a
		// teacher of forty courses takes it minutes.
		namedIn: (role) => (role === "student" ? null : { collection: "enrollments", field: "user_id" }),
	},
	courses: {
		shape: courseRecord,
		indexes: "id",
		scope: (role, me) => (role === "student" ? "" : taughtBy(me, "")),
	},
	enrollments: {
		shape: enrollmentRecord,
		indexes: "id, user_id, course_id",
		scope: (role, me) => (role === "student" ? "" : taughtBy(me, "course_id.")),
	},
	assignments: {
		shape: assignmentRecord,
		indexes: "id, course_id",
		scope: (role, me) => (role === "student" ? "" : taughtBy(me, "course_id.")),
	},
	submissions: {
		shape: submissionRecord,
		indexes: "id, assignment_id, student_id",
		// A student who became a teacher keeps what was handed in before, in courses they are still in: PocketBase shows
		// nothing through a relation whose row it does not show.
		scope: (role, me) =>
			role === "student" ? `student_id='${me}'` : `student_id='${me}'||(${taughtBy(me, "assignment_id.course_id.")})`,
	},
	materials: {
		shape: materialRecord,
		indexes: "id, course_id, assignment_id",
		// Which files are on this phone, and their bytes in pieces.
		beside: { keptFiles: "id", filePieces: "[id+at], id" },
		since: 6,
		scope: (role, me) => (role === "student" ? "" : `course_id=''||(${taughtBy(me, "course_id.")})`),
	},
} as const satisfies Record<string, Collection>;

/** The rows of each collection. */
export type Rows = { [Name in keyof typeof collections]: z.infer<(typeof collections)[Name]["shape"]> };

/** Gives the definition of a mutation the types of its own arguments and of its collection's rows. */
export const mutation = mutationsOn<Rows>();
