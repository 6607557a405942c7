// changeGrade: a grade is changed for the grade its teacher saw, and what it was stays readable.
import { expect, test } from "vitest";
import { gradeChange, refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { batch, entry, gradeBody, replaceBody } from "#support/school.ts";
import { graded, handedIn, here, records, send, stored, text } from "./handed-in.ts";

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
