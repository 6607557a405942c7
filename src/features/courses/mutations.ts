// What a phone can do to courses and to who is in them.
import * as z from "zod/mini";
import { mutation } from "#data/mutation.ts";
import type { Course } from "#data/records.ts";

const text = z.string();
const fields = { title: text, code: text, subject: text, grade_level: text };

export type CourseWords = Pick<Course, keyof typeof fields>;

const words = ({ title, code, subject, grade_level }: CourseWords): CourseWords => ({
	title,
	code,
	subject,
	grade_level,
});

const isSame = (row: CourseWords, args: CourseWords): boolean =>
	row.title === args.title &&
	row.code === args.code &&
	row.subject === args.subject &&
	row.grade_level === args.grade_level;

const readable = ({ title, code, subject }: CourseWords) => [title, code, subject].filter(Boolean).join("\n");

/** A teacher makes a course. */
export const createCourse = mutation({
	name: "createCourse",
	collection: "courses",
	does: "create",
	args: z.object({ ...fields, id: text, teacher_id: text }),
	family: "course",
	home: () => null,
	// Edited since, it is the course that was made, with other words.
	holds: ({ body }, row) => row.teacher_id === body.teacher_id && (isSame(row, body) || row.revision !== ""),
	sentAgain: ({ role }) => role !== "student",
	draw: ({ body, created }) => ({
		...body,
		updated: new Date(created).toISOString(),
		revision: "",
		earlier_revisions: [],
		join_code: "",
		archived_at: null,
	}),
	text: readable,
	words,
	merge: (args, newer: CourseWords) => ({ ...args, ...words(newer) }),
	title: ({ title }) => title,
});

/** A teacher changes the words of a course. */
export const editCourse = mutation({
	name: "editCourse",
	collection: "courses",
	does: "update",
	args: z.object({ ...fields, revision: text, replaces: text }),
	namedBy: "revision",
	family: "course",
	follows: true,
	home: ({ record_id }) => ({ name: "courses", id: record_id }),
	holds: ({ body }, row) =>
		row.revision === body.revision ? isSame(row, body) : row.earlier_revisions.includes(body.revision),
	names: (row, name) => row.revision === name || row.earlier_revisions.includes(name),
	draw: ({ body }, row) => (row ? { ...row, ...words(body), revision: body.revision } : null),
	text: readable,
	words,
	merge: (args, newer: CourseWords) => ({ ...args, ...words(newer) }),
	title: ({ title }) => title,
});

/** A student joins the course with this code. Who is in it already keeps the enrolment that is there. */
export const joinCourse = mutation({
	name: "joinCourse",
	collection: "enrollments",
	does: { route: "/api/lead/join" },
	widens: true,
	args: z.object({ id: text, code: text }),
	family: "joining",
	home: () => null,
	holds: ({ author }, row) => row.user_id === author,
	// Only the server can tell which course a code opens.
	draw: () => null,
	text: ({ code }) => code,
	words: ({ code }) => ({ code }),
	merge: (args, newer: { code: string }) => ({ ...args, ...newer }),
});

/** A teacher puts the student with this address into the course. */
export const enrolStudent = mutation({
	name: "enrolStudent",
	collection: "enrollments",
	does: { route: "/api/lead/enrol" },
	widens: true,
	args: z.object({ id: text, course_id: text, email: text }),
	family: "enrolling",
	home: ({ body }) => ({ name: "courses", id: body.course_id }),
	holds: ({ body }, row) => row.course_id === body.course_id,
	// Only the server can tell whose address it is.
	draw: () => null,
	text: ({ email }) => email,
	words: ({ email }) => ({ email }),
	merge: (args, newer: { email: string }) => ({ ...args, ...newer }),
});
