// Everything a phone mirrors. The server's rules say what a person may see; an entry here says which part of it a phone
// keeps: an admin may see every child of the centre, and a lost admin's phone must not hold them.
import type * as z from "zod/mini";
import type { Collection, Owner } from "#sync/collection.ts";
import { mutationsOn } from "#sync/mutation.ts";
import {
	assignmentRecord,
	courseRecord,
	enrollmentRecord,
	materialRecord,
	submissionRecord,
	userRecord,
} from "./records.ts";

/** Rows of the courses that a teacher or admin teaches; a student keeps all that the rules show. */
const ofCourses = ({ role, groups }: Owner) => (role === "student" ? null : { course_id: groups });

export const collections = {
	courses: {
		shape: courseRecord,
		indexes: "id",
		scope: ({ role, groups }) => (role === "student" ? null : { id: groups }),
	},
	enrollments: {
		shape: enrollmentRecord,
		indexes: "id, user_id, course_id",
		scope: ofCourses,
	},
	assignments: {
		shape: assignmentRecord,
		indexes: "id, course_id",
		scope: ofCourses,
	},
	submissions: {
		shape: submissionRecord,
		indexes: "id, assignment_id, student_id",
		// A student who became a teacher keeps what was handed in before.
		scope: async ({ role, me }, valuesOf) =>
			role === "student"
				? { student_id: [me] }
				: { student_id: [me], assignment_id: await valuesOf("assignments", "id") },
	},
	materials: {
		shape: materialRecord,
		indexes: "id, course_id, assignment_id",
		// Which files are on this phone, and their bytes in pieces.
		beside: { keptFiles: "id", filePieces: "[id+at], id" },
		since: 6,
		scope: ({ role, groups }) => (role === "student" ? null : { course_id: ["", ...groups] }),
	},
	users: {
		shape: userRecord,
		indexes: "id",
		scope: async ({ role, me }, valuesOf) =>
			role === "student" ? null : { id: [...new Set([me, ...(await valuesOf("enrollments", "user_id"))])] },
	},
} as const satisfies Record<string, Collection>;

/** The rows of each collection. */
export type Rows = { [Name in keyof typeof collections]: z.infer<(typeof collections)[Name]["shape"]> };

/** Gives the definition of a mutation the types of its own arguments and of its collection's rows. */
export const mutation = mutationsOn<Rows>();
