// What a teacher's phone can do to assignments.
import * as z from "zod/mini";
import { mutation } from "#collections.ts";
import { assignmentWords } from "#records.ts";

const text = z.string();

export type AssignmentWords = z.infer<typeof assignmentWords>;

const words = (args: AssignmentWords) => assignmentWords.parse(args);

const written = z.keyof(assignmentWords).options;

/** A teacher sets an assignment in a course, which may still be on its way itself. */
export const createAssignment = mutation({
	name: "createAssignment",
	collection: "assignments",
	does: "create",
	args: z.object({ ...assignmentWords.shape, id: text, course_id: text, written_at: text, created_by: text }),
	written,
	chosen: ["max_points", "due_at", "opens_at"],
	echoes: [...written, "course_id"],
	stamp: { at: "written_at" },
	family: "assignment",
	parent: ({ body }) => ({ name: "courses", id: body.course_id }),
	draw: ({ id, body, created }) => ({ ...body, updated: new Date(created).toISOString(), revision: id }),
	title: ({ title }) => title,
	place: { role: "teacher", at: ({ record_id }) => `assignments/${record_id}` },
});

/** A teacher does something with an assignment as a whole: it has another status then, and the same words. */
const filing = <const Name extends string, const Status extends "" | "archived" | "deleted">(
	name: Name,
	status: Status,
) =>
	mutation({
		name,
		collection: "assignments",
		does: "update",
		args: z.object({ status: z.enum([status]) }),
		written: [],
		echoes: ["status"],
		family: "filing",
		parent: ({ record_id }) => ({ name: "assignments", id: record_id }),
		draw: (_, row) => (row ? { ...row, status } : null),
		place: { role: "teacher", at: ({ record_id }) => `assignments/${record_id}` },
	});

/** It leaves the lists and stays in the records. */
export const archiveAssignment = filing("archiveAssignment", "archived");

/** Only while nobody has answered it. */
export const deleteAssignment = filing("deleteAssignment", "deleted");

/** It is there again, after either. */
export const restoreAssignment = filing("restoreAssignment", "");

/** A teacher changes an assignment. */
export const editAssignment = mutation({
	name: "editAssignment",
	collection: "assignments",
	does: "update",
	args: z.object({ ...assignmentWords.shape, replaces: text }),
	written,
	chosen: ["max_points", "due_at", "opens_at"],
	echoes: written,
	family: "assignment",
	follows: true,
	parent: ({ record_id }) => ({ name: "assignments", id: record_id }),
	draw: ({ id, body }, row) => (row ? { ...row, ...words(body), revision: id } : null),
	title: ({ title }) => title,
	place: { role: "teacher", at: ({ record_id }) => `assignments/${record_id}` },
});
