// A write that comes too early or too late, or under a row's id that is taken, is no copy of another.
import { describe, expect, test } from "vitest";
import {
	assignmentBody,
	assignmentEdit,
	courseBody,
	courseEdit,
	enrolByAddress,
	join,
	refused,
} from "#support/api/bodies.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, enrol, entry, submission } from "#support/school.ts";
import { here, lesson, records, send } from "./graded-lesson.ts";

describe("out of order", () => {
	test("a late copy of a course's making and of its first edit leave the second edit as it is", async () => {
		const { server, rana } = here();
		const made = courseBody(rana);
		const first = courseEdit(made);
		const next = courseEdit(first, { title: "The last word" });
		const writes = [
			entry.create("courses", made),
			entry.update("courses", made.id, first),
			entry.update("courses", made.id, next),
		];
		await batch(server, rana, writes);

		for (const late of writes.toReversed()) {
			const answer = await batch(server, rana, [late]);
			expect([answer.status, answer.at("0.body.title")], said(answer)).toEqual([200, "The last word"]);
		}
		expect(await server.row("courses", made.id)).toMatchObject({ revision: next.mutation });
	});

	test("an edit that comes before the one it follows is a conflict, and is taken after it", async () => {
		const { server, rana } = here();
		const { maths } = await lesson();
		const made = assignmentBody(rana, maths.id);
		const first = assignmentEdit(made);
		const next = assignmentEdit(first, { title: "The last word" });
		await batch(server, rana, [entry.create("assignments", made)]);
		const path = records("assignments", made.id);

		const early = await send(rana, "PATCH", path, next);
		await send(rana, "PATCH", path, first);
		const after = await send(rana, "PATCH", path, next);

		expect(refused(early)).toBe("409 replaces changed_meanwhile");
		expect([after.status, after.at("title")], said(after)).toEqual([200, "The last word"]);
	});

	test("a refused write is not in the ledger: the same one is judged anew", async () => {
		const { server, maya } = here();
		const { task, maths, place } = await lesson();
		await server.remove("enrollments", place.id);
		const body = answerBody(maya, task.id);
		const path = records("submissions");

		const out = await send(maya, "POST", path, body);
		const still = await send(maya, "POST", path, body);
		await enrol(server, maya, maths.id);
		const back = await send(maya, "POST", path, body);

		expect([refused(out), refused(still)]).toEqual(Array(2).fill("400 assignment_id not_enrolled"));
		expect([back.status, back.at("id")], said(back)).toEqual([200, body.id]);
	});
});

describe("a row's id that is taken, under a mutation nobody knows", () => {
	test("is refused for an answer, a course, an assignment and a place, and nothing of the row is told", async () => {
		const { server, rana, maya } = here();
		const { maths, task } = await lesson();
		const next = await assignment(server, maths.id);
		const row = await submission(server, maya, task.id, { text_body: "private" });
		const places = await server.rows("enrollments", `course_id = "${maths.id}"`);
		const lea = await student(server);

		const answers = [
			await send(maya, "POST", records("submissions"), answerBody(maya, next.id, { id: row.id })),
			await send(rana, "POST", records("courses"), courseBody(rana, { id: maths.id })),
			await send(rana, "POST", records("assignments"), assignmentBody(rana, maths.id, { id: task.id })),
			await join(server, lea, { id: places[0]?.id, code: maths.join_code }),
			await enrolByAddress(server, rana, { id: places[0]?.id, course_id: maths.id, email: lea.email }),
		];

		expect(answers.map(refused)).toEqual(Array(answers.length).fill("409 id id_reused"));
		expect(answers.map(({ text }) => text).join()).not.toMatch(/private|Mathematics|Fractions/);
	});
});
