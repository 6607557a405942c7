// A text that fills the form is taken in any script. Length is asked before any letter is looked at.
import { describe, expect, test } from "vitest";
import { gradeChange, refused } from "#support/api/bodies.ts";
import { inquire, joinUsBody } from "#support/leads.ts";
import { beginUpload, uploadBody } from "#support/materials.ts";
import { answerBody, assignment, submission } from "#support/school.ts";
import { editMaterial, here, newAssignment, newCourse, send, signUp } from "./texts.ts";

describe("a text that fills the form", () => {
	const long = "\u0644".repeat(9_000); // two bytes each; a form has 64 KB, counted anew at each of three readings
	const longer = "\u0644".repeat(25_000); // coursework has 256 KB, counted anew at each of at most five
	const code = "validation_max_text_constraint";

	test("is refused for its length wherever it stands", async () => {
		const { server, rana, maya, maths } = here();
		const task = await assignment(server, maths.id);
		const graded = { grade: 12, graded_at: "2026-02-03 08:00:00.000Z", graded_by: rana.id };
		const row = await submission(server, maya, task.id, graded);
		const other = await assignment(server, maths.id);
		const answers = [
			await signUp(long),
			await newCourse({ title: longer }),
			await newAssignment(longer),
			await beginUpload(server, rana, uploadBody({ title: long })),
			await beginUpload(server, rana, uploadBody({ description: long })),
			await editMaterial({ title: long }),
			await editMaterial({ description: long }),
			await inquire(server, joinUsBody({ parent_name: long })),
			await inquire(server, joinUsBody({ full_message: long })),
			await send(maya, "submissions", answerBody(maya, other.id, { text_body: longer })),
			await send(rana, "submissions", gradeChange(15, "", { reason: longer }), row.id),
		];
		expect(answers.map(refused)).toEqual([
			`400 full_name ${code}`,
			`400 title ${code}`,
			`400 title ${code}`,
			`400 title ${code}`,
			`400 description ${code}`,
			`400 title ${code}`,
			`400 description ${code}`,
			"400 parent_name name_too_long",
			"400 full_message message_too_long",
			"400 text_body text_too_long",
			"400 reason reason_missing",
		]);
	});
});
