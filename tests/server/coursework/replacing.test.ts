// replaceAnswer: a student changes the answer until it is graded; a late copy of an older change changes nothing.
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
	hashOf,
	replaceBody,
	submission,
} from "#support/school.ts";
import { handedIn, here, send, stored } from "./handed-in.ts";

test("a student replaces the text until it is graded; time and receipt follow", async () => {
	const { maya } = here();
	const row = await handedIn();

	const answer = await send(maya, row, replaceBody(row, "6/8"));

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(row)).toMatchObject({ text_body: "6/8", graded_at: "" });
	expect(Date.parse(String(answer.at("submitted_at")))).toBeGreaterThan(Date.parse(String(row.submitted_at)));
	expect(Date.parse(String(answer.at("received_at")))).toBeGreaterThan(Date.parse(String(row.received_at)));
});

test("the same replace again is answered as the first time, also when graded since", async () => {
	const { maya, rana } = here();
	const row = await handedIn();
	const body = replaceBody(row, "6/8");
	const first = await send(maya, row, body);
	const again = await send(maya, row, body);
	await send(rana, row, gradeBody(18, "6/8"));

	const graded = await send(maya, row, body);

	expect(again.at("")).toEqual(first.at(""));
	expect(graded.status, said(graded)).toBe(200);
	expect(graded.at("grade")).toBe(18);
});

test("a late copy of an older replace changes nothing, even when the student returned to the same words", async () => {
	const { maya } = here();
	const row = await handedIn();
	const older = replaceBody(row, "6/8");
	await send(maya, row, older);
	const back = replaceBody(older, "3/4");
	await send(maya, row, back);

	const late = await send(maya, row, older);

	expect([late.status, late.at("text_body")], said(late)).toEqual([200, "3/4"]);
	expect(await stored(row)).toMatchObject({
		text_body: "3/4",
		revision: back.mutation,
	});
});

test("a replace of a text that is no longer there is a conflict", async () => {
	const { maya } = here();
	const row = await handedIn();
	await send(maya, row, replaceBody(row, "6/8"));

	const stale = await send(maya, row, replaceBody(row, "9/12"));

	expect([stale.status, stale.at("data.replaces.code")], said(stale)).toEqual([409, "answer_changed"]);
	expect(await stored(row)).toMatchObject({ text_body: "6/8" });
});

test("twenty different replaces of one text at once: one wins", async () => {
	const { maya } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) => send(maya, row, replaceBody(row, `Try ${n}`))),
	);

	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
	expect(answers.filter((answer) => answer.at("data.replaces.code") === "answer_changed")).toHaveLength(19);
});

test("a replace after the grade is a conflict and the grade stands", async () => {
	const { maya, rana } = here();
	const row = await handedIn();
	await send(rana, row, gradeBody(18, "3/4"));

	const answer = await send(maya, row, replaceBody(row, "6/8"));

	expect(answer.status).toBe(409);
	expect(answer.at("data.text_body.code"), said(answer)).toBe("already_graded");
	expect(await stored(row)).toMatchObject({ text_body: "3/4", grade: 18 });
});

test("a replace is held to the same limits as an answer", async () => {
	const { maya } = here();
	const row = await handedIn();
	const refused: [object, string][] = [
		[replaceBody(row, "  "), "data.text_body.code=empty_text"],
		[replaceBody(row, "é".repeat(20_001)), "data.text_body.code=text_too_long"],
		[replaceBody(row, "6/8", { text_body: 5 }), "data.text_body.code=invalid_types"],
		[replaceBody(row, "6/8", { replaces: undefined }), "data.replaces.code=answer_changed"],
		[replaceBody(row, "6/8", { mutation: undefined }), "data.mutation.code=validation_required"],
		[replaceBody(row, "6/8", { mutation: "" }), "data.mutation.code=validation_required"],
		[replaceBody(row, "6/8", { mutation: "short" }), "data.mutation.code=validation_invalid_format"],
		[replaceBody(row, "6/8", { mutation: 123456789012345 }), "data.mutation.code=validation_invalid_format"],
	];

	for (const [body, expected] of refused) {
		const [path = "", code] = expected.split("=");
		const answer = await send(maya, row, body);
		expect(answer.at(path), said(answer)).toBe(code);
	}
	expect(await stored(row)).toEqual(row);
});

test("an unenrolled student's replace is refused, his replay recognised", async () => {
	const { server, maya, rana } = here();
	const left = await course(server, rana, []);
	const enrollment = await enrol(server, maya, left.id);
	const row = await submission(server, maya, (await assignment(server, left.id)).id, { text_body: "3/4" });
	const done = replaceBody(row, "6/8");
	await send(maya, row, done);
	await server.remove("enrollments", enrollment.id);

	const fresh = await send(maya, row, replaceBody(done, "9/12"));
	const replay = await send(maya, row, done);

	expect(fresh.at("data.assignment_id.code"), said(fresh)).toBe("not_enrolled");
	expect(replay.status, said(replay)).toBe(200);
});

test.each([
	["grade", 20],
	["feedback", "Excellent"],
	["graded_by", "aaaaaaaaaaaaaaa"],
	["graded_at", "2026-01-01 00:00:00.000Z"],
	["graded_text", hashOf("6/8")],
	["revision", "aaaaaaaaaaaaaaa"],
	["grade_changes", "[]"],
	["received_at", "2020-01-01 00:00:00.000Z"],
	["student_id", "aaaaaaaaaaaaaaa"],
	["assignment_id", "aaaaaaaaaaaaaaa"],
	["grade+", 5],
])("a student cannot set %s while replacing", async (field, value) => {
	const { maya } = here();
	const row = await handedIn();

	const answer = await send(maya, row, replaceBody(row, "6/8", { [field]: value }));

	expect(answer.status).toBe(404);
	expect(await stored(row)).toEqual(row);
});

test("create and replace of one answer in one batch arrive in order", async () => {
	const { server, maya, maths } = here();
	const task = await assignment(server, maths.id);
	const body = answerBody(maya, task.id, { text_body: "3/4" });

	const answer = await batch(server, maya, [
		entry.create("submissions", body),
		entry.update("submissions", body.id, replaceBody(body, "6/8")),
	]);

	expect(answer.status, said(answer)).toBe(200);
	expect(await server.rows("submissions", `assignment_id = "${task.id}"`)).toMatchObject([{ text_body: "6/8" }]);
});
