// A student who was taken out of a course and is in it again: what was given while they were in it before is judged as before.
import { expect, test } from "vitest";
import { join } from "#support/api/bodies.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol, newId, unenrol } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { add, here, longAgo, placesOf, records } from "./enrolled-class.ts";

const putIn = (who: Person, whom: Person, there: Row) =>
	here().server.ask("POST", records("enrollments"), {
		token: who.token,
		body: { id: newId(), user_id: whom.id, course_id: there.id, role_in_course: "student" },
	});

const takeOut = async (who: Person, whom: Person) => {
	const [place] = await placesOf(whom);
	const gone = await here().server.ask("DELETE", records("enrollments", place?.id), { token: who.token });
	expect(gone.status, said(gone)).toBe(204);
};

const justNow = (joined: unknown) =>
	Math.abs(Date.now() - Date.parse(String(joined).replace(" ", "T"))) < 10_000 ? "now" : joined;

test.each([
	["an admin’s Undo", ({ boss }: ReturnType<typeof here>, maya: Person, there: Row) => putIn(boss, maya, there)],
	["the teacher, by address", ({ rana }, maya, there) => add(rana, there, maya.email)],
	["the join code", ({ server }, maya, there) => join(server, maya, { id: newId(), code: String(there.join_code) })],
])("who comes back by %s joined when they came first, however often", async (_, back) => {
	const { server, rana, boss } = here();
	const maya = await student(server);
	const there = await course(server, rana, []);
	await enrol(server, maya, there.id, "student", longAgo);
	for (const by of [boss, rana]) {
		await takeOut(by, maya);

		const answer = await back(here(), maya, there);

		expect([answer.status, answer.at("joined_at")], said(answer)).toEqual([200, longAgo]);
		expect(await placesOf(maya)).toMatchObject([{ course_id: there.id, joined_at: longAgo }]);
	}
});

test("only the own days in that course count: in another course, and for another student, it is the first time", async () => {
	const { server, rana } = here();
	const [maya, karim] = [await student(server), await student(server)];
	const [there, other] = [await course(server, rana, []), await course(server, rana, [])];
	await enrol(server, maya, there.id, "student", longAgo);
	await takeOut(rana, maya);

	const [elsewhere, another] = [await putIn(rana, maya, other), await putIn(rana, karim, there)];

	expect([elsewhere, another].map((answer) => justNow(answer.at("joined_at")))).toEqual(["now", "now"]);
});

test("who taught a course before and studies it now comes in now: nothing was asked of them before", async () => {
	const { server, rana } = here();
	const former = await teacher(server);
	const there = await course(server, rana, []);
	await enrol(server, former, there.id, "teacher", longAgo);
	await unenrol(server, former, there.id);
	await server.update("user_roles", former.roleId, { role: "student" });

	const answer = await putIn(rana, former, there);

	expect([answer.status, justNow(answer.at("joined_at"))], said(answer)).toEqual([200, "now"]);
});
