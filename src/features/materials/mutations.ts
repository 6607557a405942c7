// What a phone can do to study materials without a network. The files themselves travel by routes of their own.
import * as z from "zod/mini";
import { mutation } from "#collections.ts";

const text = z.string();

/** A teacher gives another course a material that they can read, or one of its assignments, as a worksheet. */
export const copyMaterial = mutation({
	name: "copyMaterial",
	collection: "materials",
	does: { route: "/api/lead/copy-material" },
	args: z.object({ id: text, source_id: text, course_id: text, assignment_id: text }),
	written: [],
	echoes: ["course_id", "assignment_id"],
	family: "copying",
	parent: ({ body: { course_id, assignment_id } }) =>
		assignment_id === "" ? { name: "courses", id: course_id } : { name: "assignments", id: assignment_id },
	// Only the server has the file.
	draw: () => null,
	place: { role: "teacher", at: ({ body }) => `courses/${body.course_id}` },
});
