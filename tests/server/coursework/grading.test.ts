// gradeSubmission: the first grade wins, and it is for the words the teacher saw.
import { expect, test } from "vitest";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, batch, entry, gradeBody, hashOf, replaceBody, submission } from "#support/school.ts";
import { handedIn, here, records, send, stored } from "./handed-in.ts";

test("a teacher grades: the server writes who, when and for which text", async () => {
	const { server, rana, maya } = here();
	const row = await handedIn();

	const answer = await send(rana, row, gradeBody(18, "3/4"));
	const seenByStudent = await server.ask("GET", `${records}/${row.id}`, { token: maya.token });

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(row)).toMatchObject({
		grade: 18,
		feedback: "Well done.",
		graded_by: rana.id,
		graded_text: hashOf("3/4"),
		text_body: "3/4",
	});
	expect(Math.abs(Date.parse(String(answer.at("graded_at"))) - Date.now())).toBeLessThan(10_000);
	expect(seenByStudent.at("grade")).toBe(18);
});

test("the same grade again is answered as the first time, alone and in a batch", async () => {
	const { server, rana } = here();
	const row = await handedIn();
	const body = gradeBody(18, "3/4");
	const first = await send(rana, row, body);

	const again = await send(rana, row, body);
	const batched = await batch(server, rana, [entry.update("submissions", row.id, body)]);

	expect(again.status, said(again)).toBe(200);
	expect(again.at("")).toEqual(first.at(""));
	expect(batched.at("0.body")).toEqual(first.at(""));
});

test("the same marks under another mutation are another grade: a conflict", async () => {
	const { rana } = here();
	const row = await handedIn();
	await send(rana, row, gradeBody(18, "3/4"));

	const answer = await send(rana, row, gradeBody(18, "3/4"));

	expect(answer.at("data.grade.code"), said(answer)).toBe("already_graded");
});

test("another grade, another feedback or another teacher after the first is a conflict", async () => {
	const { rana, second } = here();
	const row = await handedIn();
	await send(rana, row, gradeBody(18, "3/4"));

	const answers = await Promise.all([
		send(rana, row, gradeBody(19, "3/4")),
		send(rana, row, gradeBody(18, "3/4", { feedback: "Otherwise." })),
		send(second, row, gradeBody(18, "3/4")),
	]);

	expect(answers.map((answer) => answer.status)).toEqual([409, 409, 409]);
	expect(answers.map((answer) => answer.at("data.grade.code"))).toEqual(Array(3).fill("already_graded"));
	expect(await stored(row)).toMatchObject({ grade: 18, feedback: "Well done.", graded_by: rana.id });
});

test("fifty different grades at once: one wins, the others are told", async () => {
	const { rana } = here();
	const row = await handedIn();

	const answers = await Promise.all(
		Array.from({ length: 50 }, (_, n) => send(rana, row, gradeBody(n % 21, "3/4", { feedback: `No ${n}` }))),
	);

	const won = answers.filter((answer) => answer.status === 200);
	expect(won).toHaveLength(1);
	expect(answers.filter((answer) => answer.at("data.grade.code") === "already_graded")).toHaveLength(49);
	expect(await stored(row)).toMatchObject({ feedback: won[0]?.at("feedback"), grade: won[0]?.at("grade") });
});

test("forty grades travel as one batch", async () => {
	const { server, rana, maths } = here();
	const class40 = await Promise.all(Array.from({ length: 40 }, () => student(server)));
	const task = await assignment(server, maths.id);
	const rows = await Promise.all(class40.map((one) => submission(server, one, task.id, { text_body: "3/4" })));

	const answer = await batch(
		server,
		rana,
		rows.map((row, n) => entry.update("submissions", row.id, gradeBody(n % 21, "3/4"))),
	);

	expect(answer.status, said(answer)).toBe(200);
	expect(await server.rows("submissions", `assignment_id = "${task.id}" && graded_at != ""`)).toHaveLength(40);
});

test("a grade for a text the student has replaced meanwhile is stopped", async () => {
	const { rana, maya } = here();
	const row = await handedIn();
	await send(maya, row, replaceBody(row, "6/8"));

	const answer = await send(rana, row, gradeBody(18, "3/4"));

	expect(answer.status).toBe(409);
	expect(answer.at("data.graded_text.code"), said(answer)).toBe("text_changed");
	expect((await send(rana, row, gradeBody(18, "6/8"))).status).toBe(200);
});
