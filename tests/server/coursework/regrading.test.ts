// changeGrade: a grade is changed with a reason, for the grade its teacher saw, and what it was stays readable.
import { expect, test } from "vitest";
import { everyForm, gradeChange, refused } from "#support/api/bodies.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, batch, course, enrol, entry, gradeBody, newId, replaceBody, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const records = "/api/collections/submissions/records";
const text = "3/4";

const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const second = await teacher(server, "Joseph Saade");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await enrol(server, second, maths.id, "teacher");
	return { rana, second, maya, maths };
});

const send = (who: Person, row: Row, body: object | string) =>
	here().server.ask("PATCH", `${records}/${row.id}`, { token: who.token, body });
const stored = async (row: Row) => (await here().server.rows("submissions", `id = "${row.id}"`))[0];

async function handedIn(): Promise<Row> {
	const { server, maya, maths } = here();
	return submission(server, maya, (await assignment(server, maths.id)).id, { text_body: text });
}

/** An answer of Maya's (20 points), graded 12 by Rana, as it is stored. */
async function graded(): Promise<Row> {
	const row = await handedIn();
	const answer = await send(here().rana, row, gradeBody(12, text));
	if (answer.status !== 200) throw new Error(said(answer));
	return { ...row, ...(await stored(row)) };
}

test("a change keeps the grade that was, the reason, who and when; the student reads all of it", async () => {
	const { server, rana, second, maya } = here();
	const row = await graded();
	const body = gradeChange(15, "", { reason: "  I had misread the second line. " });

	const answer = await send(second, row, body);
	const seen = await server.ask("GET", `${records}/${row.id}`, { token: maya.token });

	expect(answer.status, said(answer)).toBe(200);
	expect({ ...Object(seen.at("")), mutation: body.mutation }).toEqual(answer.at(""));
	expect(seen.at("")).toMatchObject({ grade: 15, feedback: "Now I see it.", graded_by: second.id, text_body: text });
	expect(seen.at("graded_text")).toBe(row.graded_text);
	expect(seen.at("grade_changes")).toEqual([
		{
			id: body.mutation,
			grade: 12,
			feedback: "Well done.",
			graded_by: rana.id,
			graded_at: row.graded_at,
			reason: "I had misread the second line.",
			changed_by: second.id,
			changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/),
		},
	]);
	for (const at of [seen.at("graded_at"), seen.at("grade_changes.0.changed_at")]) {
		expect(Math.abs(Date.parse(String(at)) - Date.now())).toBeLessThan(10_000);
	}
});

test("changes follow one another, oldest first", async () => {
	const { rana, second } = here();
	const row = await graded();
	const first = gradeChange(15);
	const next = gradeChange(0, first.mutation, { feedback: "", reason: "Copied from a neighbour." });

	await send(rana, row, first);
	const answer = await send(second, row, next);

	expect(answer.at("grade"), said(answer)).toBe(0);
	expect(answer.at("grade_changes")).toMatchObject([
		{ id: first.mutation, grade: 12, graded_by: rana.id, changed_by: rana.id },
		{ id: next.mutation, grade: 15, graded_by: rana.id, changed_by: second.id, reason: "Copied from a neighbour." },
	]);
});

test("twenty copies of one change at once are one change, alone and in a batch", async () => {
	const { server, rana } = here();
	const row = await graded();
	const body = gradeChange(15);

	const answers = await Promise.all(Array.from({ length: 20 }, () => send(rana, row, body)));
	const batched = await batch(server, rana, [entry.update("submissions", row.id, body)]);

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(new Set(answers.map((answer) => answer.at("updated"))).size).toBe(1);
	expect(batched.at("0.body"), said(batched)).toEqual(answers[0]?.at(""));
	expect(answers[0]?.at("grade_changes.length")).toBe(1);
	expect((await stored(row))?.grade_changes).toHaveLength(1);
});

test("a late copy of an earlier change changes nothing", async () => {
	const { rana } = here();
	const row = await graded();
	const first = gradeChange(15);
	await send(rana, row, first);
	await send(rana, row, gradeChange(18, first.mutation));

	const late = await send(rana, row, first);

	expect([late.status, late.at("grade"), late.at("grade_changes.length")], said(late)).toEqual([200, 18, 2]);
});

test("the first grade sent again is recognised after one change and after two; another one is still refused", async () => {
	const { rana, second } = here();
	const row = await handedIn();
	const given = gradeBody(12, text);
	await send(rana, row, given);
	const first = gradeChange(15);
	await send(rana, row, first);

	const once = await send(rana, row, given);
	await send(second, row, gradeChange(18, first.mutation));
	const twice = await send(rana, row, given);
	const others = [
		await send(second, row, gradeBody(12, text)),
		await send(rana, row, gradeBody(12, text)),
		await send(second, row, given),
		await send(rana, row, { ...given, grade: 13 }),
	];

	expect([once.status, once.at("grade"), once.at("mutation")], said(once)).toEqual([200, 15, given.mutation]);
	expect([twice.status, twice.at("grade")], said(twice)).toEqual([200, 18]);
	expect(others.map(refused)).toEqual([
		...Array(2).fill("409 grade already_graded"),
		...Array(2).fill("409 mutation id_reused"),
	]);
});

test("of two teachers who change the same grade at once one wins, the other is told", async () => {
	const { rana, second } = here();
	for (let round = 0; round < 10; round++) {
		const row = await graded();
		const bodies = [gradeChange(15), gradeChange(18)] as const;

		const answers = await Promise.all([send(rana, row, bodies[0]), send(second, row, bodies[1])]);

		const winner = answers[0].status === 200 ? 0 : 1;
		expect(answers.map(refused).sort()).toEqual(["200", "409 replaces changed_meanwhile"]);
		expect(await stored(row)).toMatchObject({
			grade: bodies[winner].grade,
			graded_by: [rana, second][winner]?.id,
			grade_changes: [{ id: bodies[winner].mutation, grade: 12 }],
		});
	}
});

test("a change of a grade that is not there any more, or under the id of another change, is a conflict", async () => {
	const { rana } = here();
	const row = await graded();
	const first = gradeChange(15);
	await send(rana, row, first);

	const answers = [
		await send(rana, row, gradeChange(18)),
		await send(rana, row, gradeChange(18, "aaaaaaaaaaaaaaa")),
		await send(rana, row, gradeChange(18, first.mutation, { mutation: first.mutation })),
		await send(rana, row, gradeChange(18, "", { mutation: first.mutation })),
	];

	expect(answers.map(refused)).toEqual([
		...Array(2).fill("409 replaces changed_meanwhile"),
		...Array(2).fill("409 mutation id_reused"),
	]);
	expect(await stored(row)).toMatchObject({ grade: 15, grade_changes: [{ grade: 12 }] });
});

test("what is not graded yet is graded, not changed", async () => {
	const row = await handedIn();

	const answer = await send(here().rana, row, gradeChange(15));

	expect(refused(answer)).toBe("409 grade not_graded");
	expect(await stored(row)).toEqual(row);
});

test.each([
	["no reason, which makes it a first grade", { reason: undefined }, "409 grade already_graded"],
	["an empty reason", { reason: "" }, "400 reason reason_missing"],
	["a reason of blanks", { reason: " \n\t\u00a0 " }, "400 reason reason_missing"],
	["a reason of 501 letters", { reason: "é".repeat(501) }, "400 reason reason_missing"],
	["a number for a reason", { reason: 5 }, "400 grade invalid_types"],
	["a grade of -1", { grade: -1 }, "400 grade grade_range"],
	["a grade above the maximum", { grade: 21 }, "400 grade grade_range"],
	["half a grade", { grade: 1.5 }, "400 grade grade_range"],
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

test("a first grade and its change travel in one batch", async () => {
	const { server, rana } = here();
	const row = await handedIn();

	const answer = await batch(server, rana, [
		entry.update("submissions", row.id, gradeBody(12, text)),
		entry.update("submissions", row.id, gradeChange(15)),
	]);

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(row)).toMatchObject({ grade: 15, grade_changes: [{ grade: 12, graded_by: rana.id }] });
});

test("a student's replay of an answer brings the changed grade", async () => {
	const { rana, maya } = here();
	const row = await handedIn();
	const replaced = replaceBody(row, "6/8");
	await send(maya, row, replaced);
	await send(rana, row, gradeBody(12, "6/8"));
	await send(rana, row, gradeChange(15));

	const replay = await send(maya, row, replaced);

	expect([replay.status, replay.at("grade"), replay.at("grade_changes.length")], said(replay)).toEqual([200, 15, 1]);
});
