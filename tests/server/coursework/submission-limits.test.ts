// submitAssignment: what an answer may be, when it was written, and who hands in where.
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, entry, hashOf, newId } from "#support/school.ts";
import { here, submissions } from "./handing-in.ts";

test.each([
	["an empty text", { text_body: "" }, "empty_text", "Please enter your submission."],
	["blanks only", { text_body: " \n\t\u00a0 " }, "empty_text", "Please enter your submission."],
	[
		"20,001 letters",
		{ text_body: "é".repeat(20_001) },
		"text_too_long",
		"An answer can have at most 20,000 characters.",
	],
	["a number", { text_body: 5 }, "invalid_types", "Something in this form has the wrong type."],
	["true", { text_body: true }, "invalid_types", "Something in this form has the wrong type."],
	["a list", { text_body: ["3/4"] }, "invalid_types", "Something in this form has the wrong type."],
	["an object", { text_body: { a: 1 } }, "invalid_types", "Something in this form has the wrong type."],
])("%s is refused with a sentence", async (_, fields, code, message) => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);

	const answer = await server.ask("POST", submissions, { token: maya.token, body: answerBody(maya, task.id, fields) });

	expect(answer.status).toBe(400);
	expect(answer.at("data.text_body.code"), said(answer)).toBe(code);
	expect(answer.at("message")).toBe(message);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toHaveLength(0);
});

test("20,000 letters of any script pass, with blanks around them, and come back identical", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const text = `\n\n${"🧮".repeat(10_000)}${"ض".repeat(10_000)}   `;

	const answer = await server.ask("POST", submissions, {
		token: maya.token,
		body: answerBody(maya, task.id, { text_body: text }),
	});

	expect(answer.status, answer.text.slice(0, 300)).toBe(200);
	expect(answer.at("text_body")).toBe(text);
});

test("the longest answer there is passes alone in a batch; a body beyond 256 KB is refused", async () => {
	const { server, maya, maths } = here();
	const [task, other] = [await assignment(server, maths.id), await assignment(server, maths.id)];
	const longest = entry.create("submissions", answerBody(maya, task.id, { text_body: "🧮".repeat(20_000) }));
	const beyond = answerBody(maya, other.id, { text_body: "a", padding: "x".repeat(256 * 1024) });

	const answers = [
		await batch(server, maya, [longest]),
		await batch(server, maya, [entry.create("submissions", beyond)]),
		await server.ask("POST", submissions, { token: maya.token, body: beyond }),
	];

	expect(answers.map(({ status }) => status)).toEqual([200, 413, 413]);
	expect(answers.map(({ headers }) => headers.get("x-lead"))).toEqual(["1", "1", "1"]);
});

const minutes = (n: number) => new Date(Date.now() + n * 60_000).toISOString();

test.each([
	["an hour ago", () => minutes(-60), false, -60],
	["one minute ahead", () => minutes(1), false, 0],
	["a day ahead", () => minutes(24 * 60), true, 0],
	["before the assignment was written", () => "2020-01-01T00:00:00.000Z", true, undefined],
	["unreadable", () => "yesterday evening", true, 0],
	["missing", () => undefined, true, 0],
	["a number", () => 5, true, undefined],
])("a submitted_at %s is never refused, only moved and marked", async (_, written, unsure, at) => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const submitted_at = written();

	const answer = await server.ask("POST", submissions, {
		token: maya.token,
		body: answerBody(maya, task.id, { submitted_at }),
	});

	expect(answer.status, said(answer)).toBe(200);
	expect(answer.at("clock_unsure")).toBe(unsure);
	const stored = Date.parse(String(answer.at("submitted_at")));
	if (at === undefined)
		expect(
			[Date.parse("2026-01-05T08:00:00Z"), Date.parse(minutes(0))].some((t) => Math.abs(t - stored) < 60_000),
		).toBe(true);
	else expect(Math.abs(stored - Date.parse(minutes(at)))).toBeLessThan(60_000);
});

test("what the phone itself marked unsure stays marked", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);

	const answer = await server.ask("POST", submissions, {
		token: maya.token,
		body: answerBody(maya, task.id, { clock_unsure: true }),
	});

	expect(answer.at("clock_unsure"), said(answer)).toBe(true);
});

test("nobody hands in for another, without enrollment, as the teacher, or into a missing course", async () => {
	const { server, maya, other, rana, maths, elsewhere } = here();
	const task = await assignment(server, maths.id);
	const foreign = await assignment(server, elsewhere.id);
	const send = (who: { token: string }, body: object) => server.ask("POST", submissions, { token: who.token, body });

	const forAnother = await send(other, answerBody(maya, task.id));
	const refused = await Promise.all([
		send(other, answerBody(other, task.id)),
		send(maya, answerBody(maya, foreign.id)),
		send(rana, answerBody(rana, task.id)),
		send(maya, answerBody(maya, newId())),
	]);

	expect(forAnother.status).toBe(400);
	expect(refused.map((answer) => answer.at("data.assignment_id.code"))).toEqual(Array(4).fill("not_enrolled"));
	expect((await send(maya, answerBody(maya, task.id))).status).toBe(200);
});

test.each([
	["grade", 20],
	["feedback", "Excellent"],
	["graded_by", "the teacher"],
	["graded_at", "2026-01-01 00:00:00.000Z"],
	["graded_text", hashOf("3/4")],
	["revision", "aaaaaaaaaaaaaaa"],
	["received_at", "2020-01-01 00:00:00.000Z"],
	["grade+", 20],
])("a student cannot set %s while handing in: JSON, multipart and payload alike", async (field, value) => {
	const { server, maya, rana, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id, { [field]: value === "the teacher" ? rana.id : value });
	const form = new FormData();
	for (const [key, part] of Object.entries(body)) form.set(key, String(part));
	const payload = new FormData();
	payload.set("@jsonPayload", JSON.stringify(body));

	const answers = await Promise.all(
		[body, form, payload].map((sent) => server.ask("POST", submissions, { token: maya.token, body: sent })),
	);

	expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400]);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toHaveLength(0);
});

test("a duplicated key or another case of it smuggles nothing in", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const send = (smuggled: string) =>
		server.ask("POST", submissions, {
			token: maya.token,
			body: JSON.stringify(answerBody(maya, task.id)).replace("{", `{${smuggled},`),
		});
	const stored = () => server.rows("submissions", `assignment_id = "${task.id}"`);

	expect((await send('"text_body":5')).at("data.text_body.code")).toBe("invalid_types");
	expect(await stored()).toEqual([]);
	const answer = await send('"GRADE":20,"Graded_At":"2026-01-01"');
	expect(answer.status, said(answer)).toBe(200);
	expect(await stored()).toMatchObject([{ text_body: "3/4", grade: 0, graded_at: "" }]);
});
