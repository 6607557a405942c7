// What of a write is text: read, copied and rescued.
import { expect, test } from "vitest";
import { typedNames } from "#sync/schema.ts";
import { textOf } from "./entries.ts";
import { schema } from "./schema.ts";

test("the text of a write is what is typed in it, line after line; what is picked is no part of it", () => {
	const course = { title: "Robotics", code: "ROB-6", subject: "", grade_level: "6" };
	expect(textOf({ kind: "editCourse", body: { ...course, replaces: "" } })).toBe("Robotics\nROB-6");
	const assignment = { title: "Cranes", instructions: "Build one.", max_points: 20, due_at: null };
	expect(textOf({ kind: "editAssignment", body: { ...assignment, replaces: "" } })).toBe("Cranes\nBuild one.");
	const grade = { grade: 0, feedback: "", reason: "Misread.", replaces: "" };
	expect(textOf({ kind: "changeGrade", body: grade })).toBe("0\nMisread.");
});

test("in a write that this build does not know, everything counts as text that is typed in one it knows", () => {
	const typed = [
		"code",
		"comment",
		"email",
		"feedback",
		"grade",
		"instructions",
		"reason",
		"subject",
		"text_body",
		"title",
	];
	expect(typedNames(schema).sort()).toEqual(typed);
});
