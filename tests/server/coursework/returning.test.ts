// returnAnswer: an answer is given back for another try, for the text and the grade that its teacher saw. Nothing of what it
// was is lost, and whoever has not seen that it was given back is told.
import { expect, test } from "vitest";
import { answerReturn, gradeChange, refused } from "#support/api/bodies.ts";
import { type Answer, said } from "#support/requests.ts";
import { assignment, course, gradeBody, replaceBody, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { graded, handedIn, here, records, send, stored, text } from "./handed-in.ts";

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}Z$/);
const ungraded = { grade: 0, feedback: "", graded_by: "", graded_at: "", graded_text: "" };
/** With the grade of `graded`. */
const ofGrade = (fields: object = {}) => answerReturn(text, "", { seen_grade: 12, ...fields });

/** What each of the requests of one test is answered. */
async function outcomesOf(
	row: Row,
	...attempts: (readonly [who: "rana" | "second" | "maya", body: object])[]
): Promise<string[]> {
	const answers: Answer[] = [];
	for (const [who, body] of attempts) answers.push(await send(here()[who], row, body));
	return answers.map((answer) => (answer.status === 200 ? "done" : refused(answer)));
}

test("the text stays, with what its teacher said; its student answers again, and both tries are read", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();
	const body = answerReturn(text, "", { comment: "  Show every step. " });

	const answer = await send(rana, row, body);

	expect(answer.status, said(answer)).toBe(200);
	const first = { id: body.mutation, revision: row.revision, text_body: text, submitted_at: row.submitted_at };
	const comment = { comment: "Show every step.", returned_by: rana.id, returned_at: moment };
	const given = { ...first, clock_unsure: false, received_at: row.received_at, ...comment };
	expect(answer.at("")).toMatchObject({ text_body: text, revision: row.revision, grade_changes: null });
	expect(answer.at("returns")).toEqual([given]);

	const again = await send(maya, row, replaceBody(row, "1/2 + 1/4 = 3/4"));
	const seen = await server.ask("GET", `${records}/${row.id}`, { token: maya.token });

	expect(again.status, said(again)).toBe(200);
	expect(seen.at("text_body")).toBe("1/2 + 1/4 = 3/4");
	expect(seen.at("returns")).toEqual([given]);
	const second = answerReturn("1/2 + 1/4 = 3/4", body.mutation, { comment: "And now neatly." });
	expect((await send(rana, row, second)).at("returns")).toMatchObject([
		{ comment: "Show every step.", text_body: text },
		{ comment: "And now neatly.", text_body: "1/2 + 1/4 = 3/4" },
	]);
});

test("the grade that it had goes into the history, under the return that ended it, and a new one is a first grade", async () => {
	const { rana, second } = here();
	const row = await graded();
	const body = ofGrade();

	const answer = await send(second, row, body);

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(row)).toMatchObject(ungraded);
	const was = { id: body.mutation, grade: 12, feedback: "Well done.", graded_by: rana.id, graded_at: row.graded_at };
	const why = { reason: body.comment, changed_by: second.id, changed_at: moment };
	expect(answer.at("grade_changes")).toEqual([{ ...was, ...why }]);
	const change = gradeChange(15, body.mutation);
	expect(await outcomesOf(row, ["rana", change], ["maya", replaceBody(row, "3/4, done")])).toEqual([
		"409 grade not_graded",
		"done",
	]);
	const next = gradeBody(18, "3/4, done", { returned: body.mutation });
	expect(await outcomesOf(row, ["rana", next], ["second", gradeChange(15)], ["second", change])).toEqual([
		"done",
		"409 replaces changed_meanwhile",
		"done",
	]);
});

test("sent again, at once or after the student answered, it is one return", async () => {
	const { rana } = here();
	const row = await handedIn();
	const body = answerReturn(text);

	const answers = await Promise.all(Array.from({ length: 10 }, () => send(rana, row, body)));
	expect(await outcomesOf(row, ["maya", replaceBody(row, "3/4, done")])).toEqual(["done"]);
	const late = await send(rana, row, body);

	expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
	expect([late.status, late.at("text_body"), late.at("returns.length")], said(late)).toEqual([200, "3/4, done", 1]);
});

test("what its teacher saw is what is given back: not a newer text, not another grade, and not twice", async () => {
	const replaced = await handedIn();
	expect(await outcomesOf(replaced, ["maya", replaceBody(replaced, "6/8")], ["rana", answerReturn(text)])).toEqual([
		"done",
		"409 graded_text text_changed",
	]);
	// Handed in without knowing of it, on the way since before: it is the new answer.
	const crossed = await handedIn();
	expect(await outcomesOf(crossed, ["rana", answerReturn(text)], ["maya", replaceBody(crossed, "6/8")])).toEqual([
		"done",
		"done",
	]);
	const twice = await handedIn();
	const first = answerReturn(text);
	const same = replaceBody(twice, text);
	expect(
		await outcomesOf(
			twice,
			...[["rana", first] as const, ["second", answerReturn(text)] as const],
			...[["rana", answerReturn(text, first.mutation)] as const, ["maya", same] as const],
			...[["second", answerReturn(text)] as const, ["second", answerReturn(text, first.mutation)] as const],
		),
	).toEqual([
		...["done", "409 returned given_back", "409 returned given_back", "done"],
		...["409 returned given_back", "done"],
	]);
});

test("of two teachers, one grades and one gives back: the second is told, and may decide again", async () => {
	const row = await graded();
	const other = ofGrade({ seen_grade: 13 });
	expect(await outcomesOf(row, ["second", answerReturn(text)], ["second", other], ["second", ofGrade()])).toEqual([
		"409 grade already_graded",
		"409 replaces changed_meanwhile",
		"done",
	]);
	const changed = await graded();
	const change = gradeChange(12);
	expect(
		await outcomesOf(
			changed,
			["rana", change],
			["second", ofGrade()],
			["second", ofGrade({ replaces: change.mutation })],
		),
	).toEqual(["done", "409 replaces changed_meanwhile", "done"]);
	const given = await handedIn();
	const body = answerReturn(text);
	expect(
		await outcomesOf(
			given,
			...[["second", body] as const, ["rana", gradeBody(12, text)] as const, ["rana", ofGrade()] as const],
			["rana", gradeBody(12, text, { returned: body.mutation })],
		),
	).toEqual(["done", "409 returned given_back", "409 returned given_back", "done"]);
});

test("it says something, of at most 5,000 characters, and the course goes on", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();
	const with_ = (comment: unknown) => ["rana", answerReturn(text, "", { comment })] as const;
	expect(await outcomesOf(row, with_(" \u200b "), with_("a".repeat(5001)), with_(7), with_("ب".repeat(5000)))).toEqual([
		...["400 comment comment_missing", "400 comment comment_missing"],
		...["400 grade invalid_types", "done"],
	]);
	const ended = await course(server, rana, [maya], { archived_at: "2026-02-03 08:00:00.000Z" });
	const old = await submission(server, maya, (await assignment(server, ended.id)).id, { text_body: text });
	expect(await outcomesOf(old, ["rana", answerReturn(text)])).toEqual(["400 course_id course_ended"]);
	for (const one of [row, old]) expect((await stored(one))?.text_body).toBe(text);
});
