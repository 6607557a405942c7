// A write that comes again later: whatever became of its row since, it is answered as the first time, with the row as
// it is now.
import { expect, test } from "vitest";
import { enrolByAddress, gradeChange, join, refused } from "#support/api/bodies.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, batch, enrol, entry, gradeBody, newId, replaceBody, unenrol } from "#support/school.ts";
import { here, lesson, records, send } from "./graded-lesson.ts";

const then = "2026-03-01 08:00:00.000Z";

/** The same with Maya's answer handed in, replaced, graded and graded again: every write, in order. */
async function graded() {
	const { rana, second, maya } = here();
	const { maths, place, task } = await lesson();
	const submitted = answerBody(maya, task.id);
	const replaced = replaceBody(submitted, "6/8");
	const grade = gradeBody(12, "6/8");
	const changed = gradeChange(15);
	const row = records("submissions", submitted.id);
	const writes = [
		{ who: maya, method: "POST", path: records("submissions"), body: submitted },
		{ who: maya, method: "PATCH", path: row, body: replaced },
		{ who: rana, method: "PATCH", path: row, body: grade },
		{ who: second, method: "PATCH", path: row, body: changed },
	] as const;
	for (const { who, method, path, body } of writes) {
		const answer = await send(who, method, path, body);
		if (answer.status !== 200) throw new Error(said(answer));
	}
	return { maths, place, task, writes, id: submitted.id };
}

test("every write of an answer comes again after it was replaced, graded and graded anew: the row as it is now", async () => {
	const { server } = here();
	const { writes, id } = await graded();
	const before = await server.row("submissions", id);

	for (const { who, method, path, body } of writes.toReversed()) {
		const again = await send(who, method, path, body);

		expect(again.status, said(again)).toBe(200);
		expect(again.at("")).toMatchObject({ id, text_body: "6/8", grade: 15, mutation: body.mutation });
	}
	expect(await server.row("submissions", id)).toEqual(before);
});

test("so does it after the student left and the course ended, also all in one batch", async () => {
	const { server, maya } = here();
	const { writes, id, place, maths } = await graded();
	await server.remove("enrollments", place.id);
	await server.update("courses", maths.id, { archived_at: then });

	for (const { who, method, path, body } of writes) {
		const again = await send(who, method, path, body);
		expect([again.status, again.at("grade")], said(again)).toEqual([200, 15]);
	}
	const [created, replaced] = writes;
	const both = await batch(server, maya, [
		entry.create("submissions", created.body),
		entry.update("submissions", id, replaced.body),
	]);
	expect([both.status, both.at("0.body.grade"), both.at("1.body.grade")], said(both)).toEqual([200, 15, 15]);
});

test("an answer whose row was deleted is answered with both ids alone", async () => {
	const { server, maya } = here();
	const { writes, id } = await graded();
	await server.remove("submissions", id);

	const again = await send(maya, "POST", records("submissions"), writes[0].body);

	expect(again.status, said(again)).toBe(200);
	expect(again.at("")).toEqual({ id, mutation: writes[0].body.mutation });
	expect(await server.row("submissions", id)).toBeUndefined();
});

test("a join and an enrollment whose place was taken away are answered with both ids alone, and make no new one", async () => {
	const { server, rana } = here();
	const { maths } = await lesson();
	const [karim, lea] = [await student(server), await student(server)];
	const joined = { id: newId(), code: maths.join_code, mutation: newId() };
	const added = { id: newId(), course_id: maths.id, email: lea.email, mutation: newId() };
	await join(server, karim, joined);
	await enrolByAddress(server, rana, added);
	for (const { id } of [joined, added]) await send(rana, "DELETE", records("enrollments", id), {});

	const answers = [await join(server, karim, joined), await enrolByAddress(server, rana, added)];

	expect(answers.map((answer) => answer.at(""))).toEqual([
		{ id: joined.id, mutation: joined.mutation },
		{ id: added.id, mutation: added.mutation },
	]);
	expect(await server.rows("enrollments", `id = "${joined.id}" || id = "${added.id}"`)).toEqual([]);
});

test("an enrollment comes again after its teacher lost the course: it is known before anything else is asked", async () => {
	const { server, second } = here();
	const { maths } = await lesson();
	const lea = await student(server);
	const added = { id: newId(), course_id: maths.id, email: lea.email, mutation: newId() };
	await enrolByAddress(server, second, added);
	await unenrol(server, second, maths.id);

	const again = await enrolByAddress(server, second, added);
	const another = await enrolByAddress(server, second, { ...added, id: newId(), mutation: newId() });

	expect([again.status, again.at("id")], said(again)).toEqual([200, added.id]);
	expect(refused(another)).toBe("403 course_id not_yours");
});

test("whoever was blocked or signed out everywhere is not answered with what was written before", async () => {
	const { server } = here();
	const { task, maths } = await lesson();
	for (const change of [{ blocked_at: then }, { password: "another-1", passwordConfirm: "another-1" }]) {
		const karim = await student(server);
		await enrol(server, karim, maths.id);
		const body = answerBody(karim, task.id);
		const first = await send(karim, "POST", records("submissions"), body);
		await server.update("users", karim.id, change);

		const again = await send(karim, "POST", records("submissions"), body);

		expect([first.status, again.status]).toEqual([200, 400]);
		expect(again.text).not.toContain(body.text_body);
	}
});
