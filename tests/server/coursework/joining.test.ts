// Joining with a code: however it is written, exactly once, always as a student; and a new code when the old went too far.
import { describe, expect, test } from "vitest";
import { join, newCode, refused } from "#support/api/bodies.ts";
import { admin, person, student, teacher, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	return {
		rana,
		joseph: await teacher(server, "Joseph Saade"),
		boss: await admin(server),
		maths: await course(server, rana, []),
	};
});

const codeOf = (row: Row) => String(row.join_code);
const placesIn = (row: Row) =>
	here().server.rows("enrollments", `course_id = "${row.id}" && role_in_course = "student"`);
const then = "2026-03-01 08:00:00.000Z";
const archived = { archived_at: then };

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
		created_at: expect.any(String),
		updated: expect.any(String),
		mutation,
	});
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
	const renewed = codeOf((await server.rows("courses", `id = "${there.id}"`))[0] ?? { id: "" });
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

describe("a code that opens nothing", () => {
	test.each(["", "ABCDEFG", "2345678", "%", "' OR 1=1 --", "ß".repeat(7), "A".repeat(10_000), "K7M 2P"])(
		"%j is unknown",
		async (code) => {
			const answer = await join(here().server, await student(here().server), { id: newId(), code });

			expect(refused(answer), said(answer)).toBe("400 code unknown_code");
			expect(answer.at("message")).toBe("No course has this code.");
		},
	);

	test("the former code of a course is old, all of them are, and no part of one", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const there = await course(server, rana, []);
		const second = await newCode(server, rana, { course_id: there.id });
		await newCode(server, rana, { course_id: there.id });
		const codes = [codeOf(there), String(second.at("join_code"))];

		const answers = [];
		for (const code of [...codes, codes.join(" "), codes[0]?.slice(0, 6)]) {
			answers.push(await join(server, maya, { id: newId(), code }));
		}

		expect(answers.map(refused)).toEqual([
			"400 code old_code",
			"400 code old_code",
			"400 code unknown_code",
			"400 code unknown_code",
		]);
		for (const answer of answers) expect(answer.text).not.toMatch(/Mathematics|MATH-6B/);
		expect(await placesIn(there)).toEqual([]);
	});

	test("the code of a course that ended is told so, and nothing more", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const ended = await course(server, rana, [], archived);

		const answer = await join(server, maya, { id: newId(), code: codeOf(ended) });

		expect(refused(answer)).toBe("400 course_id course_ended");
		expect(answer.text).not.toMatch(/Mathematics|MATH-6B/);
		expect(answer.text).not.toContain(ended.id);
		expect(await placesIn(ended)).toEqual([]);
	});
});

test("no teacher and no admin joins with a code, not even as a student", async () => {
	const { server, joseph, boss, maths } = here();
	for (const who of [joseph, boss]) {
		const answer = await join(server, who, { id: newId(), code: codeOf(maths) });

		expect(refused(answer)).toBe("403 code students_only");
	}
	for (const place of await placesIn(maths)) expect([joseph.id, boss.id]).not.toContain(place.user_id);
});

test("nobody joins without an approved account: the refusal has no code, so that a phone does the handshake", async () => {
	const { server, maths } = here();
	const blocked = await student(server);
	await join(server, blocked, { id: newId(), code: codeOf(maths) });
	await server.update("users", blocked.id, { blocked_at: then });
	const people = [await waiting(server), await person(server, { standing: "declined" }), blocked];

	for (const who of people) {
		const answer = await join(server, who, { id: newId(), code: codeOf(maths) });
		expect([answer.status, answer.at("data")], said(answer)).toEqual([403, {}]);
	}
	for (const token of [undefined, "nonsense", `${people[0]?.token}x`]) {
		const asked = await server.ask("POST", "/api/lead/join", { token, body: { id: newId(), code: codeOf(maths) } });
		expect(asked.status).toBe(401);
	}
	const root = { token: server.superuserToken };
	expect((await join(server, root, { id: newId(), code: codeOf(maths) })).status).toBe(403);
	for (const who of people.slice(0, 2)) {
		expect(await server.rows("enrollments", `user_id = "${who.id}"`)).toEqual([]);
	}
});

test.each([
	["no id", { id: undefined }, "400 id validation_required"],
	["an empty id", { id: "" }, "400 id validation_required"],
	["a short id", { id: "abc" }, "400 id validation_invalid_format"],
	["an id in capitals", { id: "AAAAAAAAAAAAAAA" }, "400 id validation_invalid_format"],
	["no mutation", { mutation: undefined }, "400 mutation validation_required"],
	["a short mutation", { mutation: "abc" }, "400 mutation validation_invalid_format"],
	["a number for a code", { code: 1234567 }, "400 id invalid_types"],
	["a list for a code", { code: ["K7M2PQ4"] }, "400 id invalid_types"],
	["an object for an id", { id: {} }, "400 id invalid_types"],
])("%s is refused", async (_, fields, expected) => {
	const { server, maths } = here();
	const answer = await join(server, await student(server), { id: newId(), code: codeOf(maths), ...fields });

	expect(refused(answer), said(answer)).toBe(expected);
});

test("an id that is somebody else's place is refused, and nothing of it is told", async () => {
	const { server, maths } = here();
	const [maya, karim] = [await student(server), await student(server, "Karim Nassar")];
	const place = await enrol(server, karim, maths.id);

	const answer = await join(server, maya, { id: place.id, code: codeOf(maths) });

	expect(refused(answer)).toBe("409 id id_reused");
	expect(answer.text).not.toContain(karim.id);
	expect(await server.rows("enrollments", `user_id = "${maya.id}"`)).toEqual([]);
});

test("what a joining student may expand is what a member may read", async () => {
	const { server, rana } = here();
	const [maya, karim] = [await student(server), await student(server, "Karim Nassar")];
	const there = await course(server, rana, [karim]);
	const task = await assignment(server, there.id);
	await submission(server, karim, task.id);
	const expand =
		"course_id.enrollments_via_course_id.user_id,course_id.assignments_via_course_id.submissions_via_assignment_id";

	const answer = await server.ask("POST", `/api/lead/join?expand=${expand}`, {
		token: maya.token,
		body: { id: newId(), code: codeOf(there), mutation: newId() },
	});

	expect(answer.at("expand.course_id.id"), said(answer)).toBe(there.id);
	expect(answer.text).not.toMatch(/join_code|former_codes|Karim/);
	expect(answer.at("expand.course_id.expand.enrollments_via_course_id.length")).toBe(1);
});

describe("a new code", () => {
	test("replaces the old one, which is remembered and shown to nobody", async () => {
		const { server, rana, boss } = here();
		const maya = await student(server);
		const there = await course(server, rana, [maya]);

		const answer = await newCode(server, rana, { course_id: there.id });

		const code = String(answer.at("join_code"));
		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("")).toMatchObject({
			id: there.id,
			title: "Mathematics",
			teacher_id: rana.id,
			revision: there.revision,
		});
		expect(code).toMatch(/^[2-9A-HJKMNP-Z]{7}$/);
		expect(code).not.toBe(there.join_code);
		expect(await server.rows("courses", `id = "${there.id}"`)).toMatchObject([
			{ join_code: code, former_codes: there.join_code },
		]);
		for (const who of [rana, boss, maya]) {
			const seen = await server.ask("GET", `/api/collections/courses/records/${there.id}`, { token: who.token });
			expect(seen.at("join_code")).toBe(who === maya ? undefined : code);
			expect(seen.text + answer.text).not.toMatch(new RegExp(`former_codes|${there.join_code}`));
		}
		expect((await join(server, await student(server), { id: newId(), code })).status).toBe(200);
	});

	test("asked for twenty times at once is twenty codes, none lost and none twice", async () => {
		const { server, rana } = here();
		const there = await course(server, rana, []);

		const answers = await Promise.all(Array.from({ length: 20 }, () => newCode(server, rana, { course_id: there.id })));

		const [row] = await server.rows("courses", `id = "${there.id}"`);
		const codes = new Set([...String(row?.former_codes).split(" "), String(row?.join_code)]);
		expect(codes.size).toBe(21);
		for (const answer of answers) expect([...codes]).toContain(answer.at("join_code"));
	});

	test("is the business of the course's teachers alone", async () => {
		const { server, rana, joseph, boss } = here();
		const maya = await student(server);
		const there = await course(server, rana, [maya]);
		const demoted = await teacher(server);
		await enrol(server, demoted, there.id, "teacher");
		await server.update("user_roles", demoted.roleId, { role: "student" });
		const second = await teacher(server);
		await enrol(server, second, there.id, "teacher");

		const outsiders = [maya, joseph, boss, demoted];
		const answers = await Promise.all(outsiders.map((who) => newCode(server, who, { course_id: there.id })));

		expect(answers.map(refused)).toEqual(Array(4).fill("403 course_id not_yours"));
		expect(refused(await newCode(server, rana, { course_id: newId() }))).toBe("403 course_id not_yours");
		expect(refused(await newCode(server, rana, {}))).toBe("403 course_id not_yours");
		expect(await server.rows("courses", `id = "${there.id}"`)).toMatchObject([{ join_code: there.join_code }]);
		expect((await newCode(server, second, { course_id: there.id })).status).toBe(200);
	});

	test("is of no use to a course that ended", async () => {
		const { server, rana } = here();
		const ended = await course(server, rana, [], archived);

		expect(refused(await newCode(server, rana, { course_id: ended.id }))).toBe("400 course_id course_ended");
	});
});
