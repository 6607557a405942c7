// joinCourse: with a code, however it is written, exactly once, always as a student.
import { expect, test } from "vitest";
import { join, newCode } from "#support/api/bodies.ts";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol, newId } from "#support/school.ts";
import { archived, codeOf, here, placesIn } from "./join-codes.ts";

test("a student joins with a code and gets the own place back as stored", async () => {
	const { server, maths } = here();
	const maya = await student(server);
	const [id, mutation] = [newId(), newId()];

	const answer = await join(server, maya, { id, code: codeOf(maths), mutation });

	expect(answer.status, said(answer)).toBe(200);
	expect(answer.at("")).toEqual({
		id,
		collectionId: expect.any(String),
		collectionName: "enrollments",
		user_id: maya.id,
		course_id: maths.id,
		role_in_course: "student",
		joined_at: expect.any(String),
		created_at: expect.any(String),
		updated: expect.any(String),
		mutation,
	});
	const ago = Date.now() - Date.parse(String(answer.at("joined_at")).replace(" ", "T"));
	expect(Math.abs(ago)).toBeLessThan(10_000);
	const seen = await server.ask("GET", `/api/collections/courses/records/${maths.id}`, { token: maya.token });
	expect([seen.status, seen.at("title")]).toEqual([200, "Mathematics"]);
});

test.each([
	["small letters", (code: string) => code.toLowerCase()],
	["blanks around it", (code: string) => ` \n${code}\t `],
	["a hyphen in the middle", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
	["blanks, a no-break space and dashes", (code: string) => [...code].join(" \u00a0\u202f\u2011\u2013\u2014")],
])("%s are the same code", async (_, written) => {
	const { server, maths } = here();

	const answer = await join(server, await student(server), { id: newId(), code: written(codeOf(maths)) });

	expect([answer.status, answer.at("course_id")], said(answer)).toEqual([200, maths.id]);
});

test("twenty equal joins at once are one place, all answered with it", async () => {
	const { server, rana } = here();
	const maya = await student(server);
	const empty = await course(server, rana, []);
	const body = { id: newId(), code: codeOf(empty), mutation: newId() };

	const answers = await Promise.all(Array.from({ length: 20 }, () => join(server, maya, body)));

	expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
	for (const answer of answers) expect(answer.at("")).toEqual(answers[0]?.at(""));
	expect(await placesIn(empty)).toMatchObject([{ id: body.id, user_id: maya.id }]);
});

test("twenty joins under twenty names are one place as well", async () => {
	const { server, rana } = here();
	const maya = await student(server);
	const empty = await course(server, rana, []);

	const answers = await Promise.all(
		Array.from({ length: 20 }, () => join(server, maya, { id: newId(), code: codeOf(empty) })),
	);

	const places = await placesIn(empty);
	expect(places).toHaveLength(1);
	expect(answers.map((answer) => answer.at("id"))).toEqual(Array(20).fill(places[0]?.id));
});

test("a late copy of a join is recognised: with another code since, in a course that ended, by a teacher now", async () => {
	const { server, rana } = here();
	const maya = await student(server);
	const there = await course(server, rana, []);
	const body = { id: newId(), code: codeOf(there), mutation: newId() };
	const first = await join(server, maya, body);
	await newCode(server, rana, { course_id: there.id });
	await server.update("courses", there.id, archived);
	await server.update("user_roles", maya.roleId, { role: "teacher" });

	const late = await join(server, maya, body);

	expect(late.status, said(late)).toBe(200);
	expect(late.at("")).toEqual(first.at(""));
});

test("who is in the course keeps the place there is, whatever the code says by now", async () => {
	const { server, rana } = here();
	const maya = await student(server);
	const there = await course(server, rana, []);
	const place = await enrol(server, maya, there.id);

	const current = await join(server, maya, { id: newId(), code: codeOf(there) });
	await newCode(server, rana, { course_id: there.id });
	const former = await join(server, maya, { id: newId(), code: codeOf(there) });
	const renewed = codeOf((await server.row("courses", there.id)) ?? { id: "" });
	await server.update("courses", there.id, archived);
	const ended = await join(server, maya, { id: newId(), code: renewed });

	for (const answer of [current, former, ended]) expect([answer.status, answer.at("id")]).toEqual([200, place.id]);
	expect(await placesIn(there)).toHaveLength(1);
});

test("joining never changes what a place is: who teaches there and is a student now goes on as listed", async () => {
	const { server, maths } = here();
	const former = await teacher(server);
	const place = await enrol(server, former, maths.id, "teacher");
	await server.update("user_roles", former.roleId, { role: "student" });

	const answer = await join(server, former, { id: newId(), code: codeOf(maths) });

	expect([answer.at("id"), answer.at("role_in_course")], said(answer)).toEqual([place.id, "teacher"]);
	const seen = await server.ask("GET", `/api/collections/courses/records/${maths.id}`, { token: former.token });
	expect(seen.status).toBe(404);
});

test("nothing in the body makes a teacher of a student, or a member of somebody else", async () => {
	const { server, rana, joseph } = here();
	const [maya, karim] = [await student(server), await student(server)];
	const [there, other] = [await course(server, rana, []), await course(server, joseph, [])];
	const body = { id: newId(), code: codeOf(there), role_in_course: "teacher", user_id: karim.id, course_id: other.id };

	const answer = await join(server, maya, body);

	expect(answer.at(""), said(answer)).toMatchObject({
		user_id: maya.id,
		course_id: there.id,
		role_in_course: "student",
	});
	expect(await server.rows("enrollments", `user_id = "${karim.id}"`)).toEqual([]);
	expect(await placesIn(other)).toEqual([]);
});
