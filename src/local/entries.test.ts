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

test("in a write that this build does not know, what is typed in one it knows counts as text, and what is picked does not", () => {
	const typed = typedNames(schema);
	const words = [
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
	expect(typed).toEqual(expect.arrayContaining(words));
	const picked = ["grade_level", "grade_step", "max_points", "due_at", "opens_at", "status", "archived_at"];
	for (const name of picked) expect(typed).not.toContain(name);
});
