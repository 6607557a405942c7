// submitAssignment: handed in exactly once, whatever is repeated or raced.
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import {
	answerBody,
	assignment,
	batch,
	course,
	enrol,
	entry,
	gradeBody,
	newId,
	replaceBody,
	submission,
} from "#support/school.ts";
import { here, submissions } from "./handing-in.ts";

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

test("a replay after an unenrollment is recognised, a new answer then is refused", async () => {
	const { server, maya, rana } = here();
	const left = await course(server, rana, []);
	const enrollment = await enrol(server, maya, left.id);
	const [done, open] = [await assignment(server, left.id), await assignment(server, left.id)];
	const body = answerBody(maya, done.id);
	await server.ask("POST", submissions, { token: maya.token, body });
	await server.remove("enrollments", enrollment.id);

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
