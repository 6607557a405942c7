// What a teacher's phone can do to assignments.
import * as z from "zod/mini";
import { mutation } from "#data/mutation.ts";
import type { Assignment } from "#data/records.ts";

const text = z.string();
/** `due_at` is an ISO date, null for none; `max_points` are whole points. */
const fields = { title: text, instructions: text, max_points: z.number(), due_at: z.nullable(text) };

export type AssignmentWords = Pick<Assignment, keyof typeof fields>;

const words = ({ title, instructions, max_points, due_at }: AssignmentWords): AssignmentWords => ({
	title,
	instructions,
	max_points,
	due_at,
});

const instant = (date: string | null) => (date === null ? null : Date.parse(date));

const isSame = (row: AssignmentWords, args: AssignmentWords): boolean =>
	row.title === args.title &&
	row.instructions === args.instructions &&
	row.max_points === args.max_points &&
	instant(row.due_at) === instant(args.due_at);

const readable = ({ title, instructions }: AssignmentWords) => [title, instructions].filter(Boolean).join("\n");

/** A teacher sets an assignment in a course, which may still be on its way itself. */
export const createAssignment = mutation({
	name: "createAssignment",
	collection: "assignments",
	does: "create",
	args: z.object({ ...fields, id: text, course_id: text, written_at: text, created_by: text }),
	stamp: { at: "written_at" },
	family: "assignment",
	home: ({ body }) => ({ name: "courses", id: body.course_id }),
	// Edited since, it is the assignment that was made, with other words.
	holds: ({ body }, row) => row.course_id === body.course_id && (isSame(row, body) || row.revision !== ""),
	sentAgain: ({ home }) => home,
	draw: ({ body, created }) => ({
		...body,
		updated: new Date(created).toISOString(),
		revision: "",
		earlier_revisions: [],
	}),
	text: readable,
	words,
	merge: (args, newer: AssignmentWords) => ({ ...args, ...words(newer) }),
	title: ({ title }) => title,
});

/** A teacher changes an assignment. */
export const editAssignment = mutation({
	name: "editAssignment",
	collection: "assignments",
	does: "update",
	args: z.object({ ...fields, revision: text, replaces: text }),
	namedBy: "revision",
	family: "assignment",
	follows: true,
	home: ({ record_id }) => ({ name: "assignments", id: record_id }),
	holds: ({ body }, row) =>
		row.revision === body.revision ? isSame(row, body) : row.earlier_revisions.includes(body.revision),
	names: (row, name) => row.revision === name || row.earlier_revisions.includes(name),
	draw: ({ body }, row) => (row ? { ...row, ...words(body), revision: body.revision } : null),
	text: readable,
	words,
	merge: (args, newer: AssignmentWords) => ({ ...args, ...words(newer) }),
	title: ({ title }) => title,
});
