// gradeSubmission: what is a grade, and who gives one.
import { expect, test } from "vitest";
import { admin, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { enrol, gradeBody, hashOf, newId } from "#support/school.ts";
import { handedIn, here, records, send, stored } from "./handed-in.ts";

test.each([
	["-1", -1, "grade_range"],
	["one above the maximum", 21, "grade_range"],
	["a half", 1.5, "grade_step"],
	["far too much", 1e308, "grade_range"],
	["null", null, "grade_missing"],
	["nothing", undefined, "grade_missing"],
	["letters", "abc", "invalid_types"],
	["digits as text", "15", "invalid_types"],
	["true", true, "invalid_types"],
	["a list", [5], "invalid_types"],
	["an object", {}, "invalid_types"],
	["an empty text", "", "invalid_types"],
])("a grade of %s is refused with a sentence and changes nothing", async (_, grade, code) => {
	const { rana } = here();
	const row = await handedIn();
	const sentence = {
		grade_range: "Grade must be between 0 and 20.",
		grade_step: "Whole numbers only.",
		grade_missing: "Please enter a grade.",
		invalid_types: "Something in this form has the wrong type.",
	}[code];

	const answer = await send(rana, row, gradeBody(grade, "3/4"));

	expect(answer.status).toBe(400);
	expect(answer.at("data.grade.code"), said(answer)).toBe(code);
	expect(answer.at("message")).toBe(sentence);
	expect(await stored(row)).toMatchObject({ graded_at: "", grade: 0, feedback: "" });
});

test.each([0, 20])("the edge %d is a grade", async (grade) => {
	const { rana } = here();
	const row = await handedIn();

	const answer = await send(rana, row, gradeBody(grade, "3/4", { feedback: "" }));

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(row)).toMatchObject({ grade, graded_by: rana.id });
});

test("other cases of a key and sums do not carry a grade past the check", async () => {
	const { rana } = here();
	const row = await handedIn();
	const hash = hashOf("3/4");

	const answers = await Promise.all([
		send(rana, row, `{"grade":150,"GRADE":5,"feedback":"","graded_text":"${hash}","mutation":"${newId()}"}`),
		send(rana, row, `{"grade+":5,"feedback":"","graded_text":"${hash}","mutation":"${newId()}"}`),
	]);

	const after = await stored(row);
	expect(answers[1]?.at("data.grade.code")).toBe("grade_missing");
	expect(after?.grade === 0 || after?.grade === 5, JSON.stringify(after)).toBe(true);
});

test.each([
	["text_body", "Rewritten by the teacher"],
	["submitted_at", "2020-01-01 00:00:00.000Z"],
	["clock_unsure", true],
	["revision", "aaaaaaaaaaaaaaa"],
	["grade_changes", "[]"],
	["student_id", "aaaaaaaaaaaaaaa"],
	["assignment_id", "aaaaaaaaaaaaaaa"],
	["graded_by", "aaaaaaaaaaaaaaa"],
	["graded_at", "2020-01-01 00:00:00.000Z"],
	["received_at", "2020-01-01 00:00:00.000Z"],
])("a teacher cannot set %s while grading: JSON, multipart and payload alike", async (field, value) => {
	const { rana } = here();
	const row = await handedIn();
	const body = gradeBody(18, "3/4", { [field]: value });
	const form = new FormData();
	for (const [key, part] of Object.entries(body)) form.set(key, String(part));
	const payload = new FormData();
	payload.set("@jsonPayload", JSON.stringify(body));

	const answers = await Promise.all([body, form, payload].map((sent) => send(rana, row, sent)));

	expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
	expect(await stored(row)).toEqual(row);
});

test("a grade that the lowered maximum no longer allows is refused", async () => {
	const { server, rana } = here();
	const row = await handedIn();
	await server.update("assignments", String(row.assignment_id), { max_points: 10 });

	const answer = await send(rana, row, gradeBody(18, "3/4"));

	expect(answer.at("message"), said(answer)).toBe("Grade must be between 0 and 10.");
});

test("only the course's teachers grade: no student, no other teacher, no admin, no teacher who lost the role", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();
	const demoted = await teacher(server);
	await enrol(server, demoted, here().maths.id, "teacher");
	await server.update("user_roles", demoted.roleId, { role: "student" });
	const outsiders = [maya, await teacher(server), await admin(server), demoted, await student(server)];

	const refused = await Promise.all(outsiders.map((who) => send(who, row, gradeBody(20, "3/4"))));

	expect(refused.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
	expect(await stored(row)).toEqual(row);
	expect((await send(rana, row, gradeBody(20, "3/4"))).status).toBe(200);
});

test("nobody deletes a submission", async () => {
	const { server, maya, rana } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		[maya, rana, await admin(server)].map((who) => server.ask("DELETE", `${records}/${row.id}`, { token: who.token })),
	);

	expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
	expect(await stored(row)).toEqual(row);
});
