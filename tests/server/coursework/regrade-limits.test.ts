// changeGrade: what a change must have, who makes one, and that nobody writes the history.
import { expect, test } from "vitest";
import { everyForm, gradeChange, refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, gradeBody, newId, replaceBody, submission } from "#support/school.ts";
import { graded, handedIn, here, records, send, stored, text } from "./handed-in.ts";

test("what is not graded yet is graded, not changed", async () => {
	const row = await handedIn();

	const answer = await send(here().rana, row, gradeChange(15));

	expect(refused(answer)).toBe("409 grade not_graded");
	expect(await stored(row)).toEqual(row);
});

test.each([
	["no reason, which makes it a first grade", { reason: undefined }, "409 grade already_graded"],
	["a reason of blanks", { reason: " \n\t\u00a0 " }, "400 reason reason_missing"],
	["a reason of 501 letters", { reason: "é".repeat(501) }, "400 reason reason_missing"],
	["a number for a reason", { reason: 5 }, "400 grade invalid_types"],
	["a grade of -1", { grade: -1 }, "400 grade grade_range"],
	["a grade above the maximum", { grade: 21 }, "400 grade grade_range"],
	["half a grade", { grade: 1.5 }, "400 grade grade_step"],
	["1e308", { grade: 1e308 }, "400 grade grade_range"],
	["no grade", { grade: undefined }, "400 grade grade_missing"],
	["null", { grade: null }, "400 grade grade_missing"],
	["digits as text", { grade: "15" }, "400 grade invalid_types"],
	["true", { grade: true }, "400 grade invalid_types"],
	["a list", { grade: [15] }, "400 grade invalid_types"],
	["a feedback of 5,001 letters", { feedback: "x".repeat(5001) }, "400 feedback validation_max_text_constraint"],
	["no mutation", { mutation: undefined }, "400 mutation validation_required"],
	["a short mutation", { mutation: "short" }, "400 mutation validation_invalid_format"],
	["a mutation in capitals", { mutation: "AAAAAAAAAAAAAAA" }, "400 mutation validation_invalid_format"],
])("%s is refused and changes nothing", async (_, fields, expected) => {
	const row = await graded();

	const answer = await send(here().rana, row, gradeChange(15, "", fields));

	expect(refused(answer), said(answer)).toBe(expected);
	expect(await stored(row)).toMatchObject({ grade: 12, feedback: "Well done.", updated: row.updated });
});

test("500 letters of any script are a reason", async () => {
	const row = await graded();
	const reason = "🧮".repeat(250) + "ض".repeat(250);

	const answer = await send(here().rana, row, gradeChange(15, "", { reason }));

	expect(answer.at("grade_changes.0.reason"), said(answer)).toBe(reason);
});

test.each([
	["grade_changes", "[]"],
	["grade_changes", null],
	["graded_by", "aaaaaaaaaaaaaaa"],
	["graded_at", "2020-01-01 00:00:00.000Z"],
	["text_body", "Rewritten by the teacher"],
	["revision", "aaaaaaaaaaaaaaa"],
	["student_id", "aaaaaaaaaaaaaaa"],
])("no change carries %s (%j): JSON, multipart and payload alike", async (field, value) => {
	const { rana } = here();
	const row = await graded();

	for (const form of everyForm(gradeChange(15, "", { [field]: value }))) {
		expect((await send(rana, row, form)).status, field).toBe(404);
	}
	expect(await stored(row)).toMatchObject({ grade: 12, updated: row.updated });
});

test("nobody writes the history: not its student, not while handing in, grading or replacing", async () => {
	const { server, rana, maya, maths } = here();
	const history = [{ id: "aaaaaaaaaaaaaaa", grade: 20, feedback: "", reason: "x" }];
	const open = await handedIn();
	const task = await assignment(server, maths.id);
	const made = {
		assignment_id: task.id,
		student_id: maya.id,
		text_body: text,
		submitted_at: new Date().toISOString(),
		mutation: newId(),
	};

	for (const value of [history, JSON.stringify(history), null, ""]) {
		const grade_changes = { grade_changes: value };
		const create = await server.ask("POST", records, { token: maya.token, body: { ...made, ...grade_changes } });
		expect(create.status, said(create)).toBe(400);
		expect((await send(rana, open, gradeBody(12, text, grade_changes))).status).toBe(404);
		expect((await send(maya, open, replaceBody(open, "6/8", grade_changes))).status).toBe(404);
	}
	expect(await stored(open)).toEqual(open);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toEqual([]);
	expect((await server.ask("POST", records, { token: maya.token, body: made })).status).toBe(200);
});

test("other cases of a key, doubled keys and sums carry nothing past the check", async () => {
	const { rana } = here();
	const smuggled = [
		`"GRADE_CHANGES":[],"Graded_By":"aaaaaaaaaaaaaaa"`,
		`"grade_changes+":"x","+grade_changes":"x","grade_changes-":"x"`,
		`"grade":150,"feedback":5`,
		`"Grade":150`,
		`"graded_text":"${"a".repeat(64)}"`,
	];
	for (const keys of smuggled) {
		const row = await graded();

		await send(rana, row, JSON.stringify(gradeChange(15)).replace("{", `{${keys},`));

		const after = await stored(row);
		expect([12, 15], keys).toContain(after?.grade);
		expect(after).toMatchObject({ graded_by: rana.id, graded_text: row.graded_text, text_body: text });
		expect(after?.grade_changes ?? []).toHaveLength(after?.grade === 15 ? 1 : 0);
	}
});

test("a grade may still be changed when the course has ended and when the student has left", async () => {
	const { server, rana, maya } = here();
	const ended = await course(server, rana, []);
	const place = await enrol(server, maya, ended.id);
	const row = await submission(server, maya, (await assignment(server, ended.id)).id, { text_body: text });
	await send(rana, row, gradeBody(12, text));
	await server.update("courses", ended.id, { archived_at: "2026-03-01 08:00:00.000Z" });
	await server.remove("enrollments", place.id);

	const answer = await send(rana, row, gradeChange(15));

	expect([answer.status, answer.at("grade")], said(answer)).toEqual([200, 15]);
});
