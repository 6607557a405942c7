// What a phone can do to courses and to who is in them.
import * as z from "zod/mini";
import { mutation } from "#collections.ts";
import { courseWords } from "#records.ts";

const text = z.string();

export type CourseWords = z.infer<typeof courseWords>;

const words = (args: CourseWords) => courseWords.parse(args);

const written = z.keyof(courseWords).options;

/** A teacher makes a course. */
export const createCourse = mutation({
	name: "createCourse",
	collection: "courses",
	does: "create",
	args: z.object({ ...courseWords.shape, id: text, teacher_id: text }),
	written,
	chosen: ["grade_level", "grade_step"],
	echoes: [...written, "teacher_id"],
	family: "course",
	parent: () => null,
	draw: ({ id, body, created }) => ({
		...body,
		updated: new Date(created).toISOString(),
		revision: id,
		join_code: "",
		archived_at: null,
	}),
	title: ({ title }) => title,
	place: { role: "teacher", at: ({ record_id }) => `courses/${record_id}` },
});

/** A teacher changes the words of a course. */
export const editCourse = mutation({
	name: "editCourse",
	collection: "courses",
	does: "update",
	args: z.object({ ...courseWords.shape, replaces: text }),
	written,
	chosen: ["grade_level", "grade_step"],
	echoes: written,
	family: "course",
	follows: true,
	parent: ({ record_id }) => ({ name: "courses", id: record_id }),
	draw: ({ id, body }, row) => (row ? { ...row, ...words(body), revision: id } : null),
	title: ({ title }) => title,
	place: { role: "teacher", at: ({ record_id }) => `courses/${record_id}` },
});

const ofCourse = {
	collection: "courses",
	does: "update",
	written: [],
	family: "ending",
	parent: ({ record_id }: { record_id: string }) => ({ name: "courses", id: record_id }),
	place: { role: "teacher", at: ({ record_id }: { record_id: string }) => `courses/${record_id}` },
} as const;

/** A teacher ends a course: it leaves the lists of what goes on, and stays readable. */
export const archiveCourse = mutation({
	...ofCourse,
	name: "archiveCourse",
	args: z.object({ archived_at: text }),
	// The server keeps the time at which a colleague ended it before.
	echoes: [],
	stamp: { at: "archived_at" },
	draw: ({ created }, row) => (row ? { ...row, archived_at: new Date(created).toISOString() } : null),
});

/** A teacher reopens a course that was ended. */
export const restoreCourse = mutation({
	...ofCourse,
	name: "restoreCourse",
	args: z.object({ archived_at: z.null() }),
	echoes: ["archived_at"],
	draw: (_, row) => (row ? { ...row, archived_at: null } : null),
});

/** A student joins the course with this code. Who is in it already keeps the enrollment that is there. */
export const joinCourse = mutation({
	name: "joinCourse",
	collection: "enrollments",
	does: { route: "/api/lead/join" },
	widens: true,
	args: z.object({ id: text, code: text }),
	written: ["code"],
	echoes: [],
	family: "joining",
	parent: () => null,
	// Only the server can tell which course a code opens.
	draw: () => null,
	place: { role: "student", at: () => "courses" },
});

/** A teacher puts the student with this address into the course. */
export const enrolStudent = mutation({
	name: "enrolStudent",
	collection: "enrollments",
	does: { route: "/api/lead/enrol" },
	widens: true,
	args: z.object({ id: text, course_id: text, email: text }),
	written: ["email"],
	echoes: ["course_id"],
	family: "enrolling",
	parent: ({ body }) => ({ name: "courses", id: body.course_id }),
	// Only the server can tell whose address it is.
	draw: () => null,
	place: { role: "teacher", at: ({ body }) => `courses/${body.course_id}` },
});
