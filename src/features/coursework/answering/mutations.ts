// What a student's phone can do: hand in an answer, and replace it until it is graded.
import * as z from "zod/mini";
import { mutation } from "#collections.ts";

const text = z.string();
/** `submitted_at` is an ISO date. `clock_unsure`: the phone's clock was set between writing and sending. */
const fields = { text_body: text, submitted_at: text, clock_unsure: z.boolean() };

const stamp = { at: "submitted_at", unsure: "clock_unsure" } as const;

const answered = z.object({ assignment_id: text });

/** A student hands in the first answer to an assignment. */
export const submitAssignment = mutation({
	name: "submitAssignment",
	collection: "submissions",
	does: "create",
	args: z.object({ ...fields, id: text, assignment_id: text, student_id: text }),
	written: ["text_body"],
	echoes: ["assignment_id", "student_id", "text_body"],
	stamp,
	family: "answer",
	parent: ({ body }) => ({ name: "assignments", id: body.assignment_id }),
	twin: ({ body }) => ({
		index: "assignment_id",
		value: body.assignment_id,
		is: (row) => row.student_id === body.student_id && row.text_body === body.text_body,
	}),
	draw: ({ id, body, created }) => ({
		...body,
		revision: id,
		updated: new Date(created).toISOString(),
		received_at: new Date(created).toISOString(),
		grade_changes: [],
		grade: null,
		feedback: null,
		graded_by: null,
		graded_at: null,
	}),
	// Refused, it still stands for its assignment while the server has no other answer.
	standsFor: (args, row) => row.assignment_id === args.assignment_id && row.student_id === args.student_id,
	place: { role: "student", outlivesParent: true, at: ({ body }) => `submitted/${body.assignment_id}` },
});

/** A student replaces the answer that was handed in. */
export const replaceAnswer = mutation({
	name: "replaceAnswer",
	collection: "submissions",
	does: "update",
	args: z.object({ ...fields, replaces: text }),
	written: ["text_body"],
	echoes: ["text_body"],
	stamp,
	family: "answer",
	follows: true,
	parent: ({ record_id }) => ({ name: "submissions", id: record_id }),
	// Who left the course is shown their answers, and not its assignments.
	within: ({ assignment_id }) => ({ name: "assignments", id: assignment_id }),
	draw: ({ id, body: { replaces, ...answer } }, row) => (row ? { ...row, ...answer, revision: id } : null),
	place: {
		role: "student",
		outlivesParent: true,
		at: async ({ record_id }, find) => {
			const { data } = answered.safeParse(await find("submissions", record_id));
			return data ? `submitted/${data.assignment_id}` : null;
		},
	},
});
