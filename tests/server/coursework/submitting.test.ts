// submitAssignment: handed in exactly once, whatever is repeated, raced or invented.
import { expect, test } from "vitest";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import {
	answerBody,
	assignment,
	batch,
	course,
	enrol,
	entry,
	gradeBody,
	hashOf,
	newId,
	replaceBody,
	submission,
} from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const submissions = "/api/collections/submissions/records";

const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const other = await student(server);
	const maths = await course(server, rana, [maya]);
	const elsewhere = await course(server, await teacher(server), [other]);
	return { rana, maya, other, maths, elsewhere };
});

test("a student hands in an answer and gets it back as stored", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id, { text_body: " 3/4, مرحبا, 🧮 é e\u0301 \n" });

	const answer = await server.ask("POST", submissions, { token: maya.token, body });

	expect(answer.status, said(answer)).toBe(200);
	expect(answer.at("id")).toBe(body.id);
	expect(answer.at("text_body")).toBe(body.text_body);
	expect(answer.at("clock_unsure")).toBe(false);
	expect(answer.at("graded_at")).toBe("");
	expect(Math.abs(Date.parse(String(answer.at("received_at"))) - Date.now())).toBeLessThan(60_000);
});

test("twenty equal creates at once leave one row and are all answered 200 with it", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id);

	const answers = await Promise.all(
		Array.from({ length: 20 }, () => server.ask("POST", submissions, { token: maya.token, body })),
	);

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	expect(new Set(answers.map((answer) => answer.at("updated"))).size).toBe(1);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toHaveLength(1);
});

test("the same answer in two batches is recognised, with another time of writing it is another write", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id);
	const first = await batch(server, maya, [entry.create("submissions", body)]);

	const again = await batch(server, maya, [entry.create("submissions", body)]);
	const submitted_at = new Date(Date.now() - 600_000).toISOString();
	const corrected = await batch(server, maya, [entry.create("submissions", { ...body, submitted_at })]);

	expect(again.status, said(again)).toBe(200);
	expect(again.at("0.body")).toEqual(first.at("0.body"));
	expect(corrected.at("data.requests.0.response.data.mutation.code"), said(corrected)).toBe("id_reused");
});

test("a replay after an unenrolment is recognised, a new answer then is refused", async () => {
	const { server, maya, rana } = here();
	const left = await course(server, rana, []);
	const enrolment = await enrol(server, maya, left.id);
	const [done, open] = [await assignment(server, left.id), await assignment(server, left.id)];
	const body = answerBody(maya, done.id);
	await server.ask("POST", submissions, { token: maya.token, body });
	await server.remove("enrollments", enrolment.id);

	const replay = await server.ask("POST", submissions, { token: maya.token, body });
	const fresh = await server.ask("POST", submissions, { token: maya.token, body: answerBody(maya, open.id) });

	expect(replay.status, said(replay)).toBe(200);
	expect(fresh.status).toBe(400);
	expect(fresh.at("data.assignment_id.code")).toBe("not_enrolled");
});

test("a replay of an answer that was graded since brings the grade", async () => {
	const { server, maya, rana, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id);
	await server.ask("POST", submissions, { token: maya.token, body });
	await server.ask("PATCH", `${submissions}/${body.id}`, { token: rana.token, body: gradeBody(17, body.text_body) });

	const replay = await server.ask("POST", submissions, { token: maya.token, body });

	expect(replay.status, said(replay)).toBe(200);
	expect(replay.at("grade")).toBe(17);
	expect(replay.at("feedback")).toBe("Well done.");
});

test("a second answer to the same assignment is a conflict, under a new id or the old one", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id);
	const send = (sent: object) => server.ask("POST", submissions, { token: maya.token, body: sent });
	await send(body);

	const underNewId = await send({ ...body, id: newId(), mutation: newId() });
	const underOldId = await send({ ...body, mutation: newId() });
	const otherWords = await send({ ...body, text_body: "Another answer" });

	expect([underNewId.status, underNewId.at("data.assignment_id.code")]).toEqual([409, "already_submitted"]);
	expect([underOldId.status, underOldId.at("data.id.code")]).toEqual([409, "id_reused"]);
	expect([otherWords.status, otherWords.at("data.mutation.code")]).toEqual([409, "id_reused"]);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toMatchObject([{ text_body: "3/4" }]);
});

test("a late copy of an answer that was replaced since is recognised and changes nothing", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id);
	const send = () => server.ask("POST", submissions, { token: maya.token, body });
	await send();
	await server.ask("PATCH", `${submissions}/${body.id}`, { token: maya.token, body: replaceBody(body, "6/8") });

	const late = await send();

	expect([late.status, late.at("text_body"), late.at("mutation")], said(late)).toEqual([200, "6/8", body.mutation]);
});

test.each([undefined, null, "", "UPPER-CASE-1234", "short", "aaaaaaaaaaaaaaa ", 5, ["aaaaaaaaaaaaaaa"], {}])(
	"an answer whose mutation is %j is refused",
	async (mutation) => {
		const { server, maya, maths } = here();
		const task = await assignment(server, maths.id);
		const answer = await server.ask("POST", submissions, {
			token: maya.token,
			body: answerBody(maya, task.id, { mutation }),
		});

		expect(answer.status, said(answer)).toBe(400);
		expect(answer.at("data.mutation.code")).toBe(mutation ? "validation_invalid_format" : "validation_required");
	},
);

test("an id that belongs to somebody else's answer is refused and nothing of it is told", async () => {
	const { server, maya, other, maths, elsewhere } = here();
	const theirs = await submission(server, other, (await assignment(server, elsewhere.id)).id, { text_body: "private" });
	const task = await assignment(server, maths.id);

	const answer = await server.ask("POST", submissions, {
		token: maya.token,
		body: answerBody(maya, task.id, { id: theirs.id, text_body: "private" }),
	});

	expect(answer.status).toBe(409);
	expect(answer.at("data.id.code")).toBe("id_reused");
	expect(answer.text).not.toContain("private");
});

test("inside a batch a conflict keeps its own status and undoes the batch", async () => {
	const { server, maya, maths } = here();
	const [one, two] = [await assignment(server, maths.id), await assignment(server, maths.id)];
	await submission(server, maya, two.id);

	const answer = await batch(server, maya, [
		entry.create("submissions", answerBody(maya, one.id)),
		entry.create("submissions", answerBody(maya, two.id)),
	]);

	expect(answer.status).toBe(400);
	expect(answer.at("data.requests.1.response.status")).toBe(409);
	expect(answer.at("data.requests.1.response.data.assignment_id.code")).toBe("already_submitted");
	expect(await server.rows("submissions", `assignment_id = "${one.id}"`)).toHaveLength(0);
});

test.each([
	["an empty text", { text_body: "" }, "empty_text", "Please enter your submission."],
	["blanks only", { text_body: " \n\t\u00a0 " }, "empty_text", "Please enter your submission."],
	["20,001 letters", { text_body: "é".repeat(20_001) }, "text_too_long", "An answer has at most 20,000 characters."],
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

test("the longest answer there is passes alone in a batch; a body beyond a megabyte is refused", async () => {
	const { server, maya, maths } = here();
	const [task, other] = [await assignment(server, maths.id), await assignment(server, maths.id)];
	const longest = entry.create("submissions", answerBody(maya, task.id, { text_body: "🧮".repeat(20_000) }));
	const beyond = answerBody(maya, other.id, { text_body: "a", padding: "x".repeat(1_100_000) });

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

test("nobody hands in for another, without enrolment, as the teacher, into an archived or a missing course", async () => {
	const { server, maya, other, rana, maths, elsewhere } = here();
	const task = await assignment(server, maths.id);
	const foreign = await assignment(server, elsewhere.id);
	const archived = await course(server, rana, [maya], { archived_at: "2026-03-01 08:00:00.000Z" });
	const old = await assignment(server, archived.id);
	const send = (who: { token: string }, body: object) => server.ask("POST", submissions, { token: who.token, body });

	const forAnother = await send(other, answerBody(maya, task.id));
	const refused = await Promise.all([
		send(other, answerBody(other, task.id)),
		send(maya, answerBody(maya, foreign.id)),
		send(rana, answerBody(rana, task.id)),
		send(maya, answerBody(maya, old.id)),
		send(maya, answerBody(maya, newId())),
	]);

	expect(forAnother.status).toBe(400);
	expect(refused.map((answer) => answer.at("data.assignment_id.code"))).toEqual(Array(5).fill("not_enrolled"));
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
	const body = answerBody(maya, task.id);
	const raw = JSON.stringify(body).replace("{", '{"GRADE":20,"Graded_At":"2026-01-01","text_body":5,');

	const answer = await server.ask("POST", submissions, { token: maya.token, body: raw });

	const stored = await server.rows("submissions", `assignment_id = "${task.id}"`);
	expect(
		stored.every((row) => row.text_body === "3/4" && row.grade === 0 && row.graded_at === ""),
		said(answer),
	).toBe(true);
});
