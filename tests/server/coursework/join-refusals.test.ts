// joinCourse: codes that open nothing, and who may not join.
import { describe, expect, test } from "vitest";
import { join, newCode, refused } from "#support/api/bodies.ts";
import { person, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, enrol, newId, submission } from "#support/school.ts";
import { archived, codeOf, here, longAgo, placesIn } from "./join-codes.ts";

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
	await server.update("users", blocked.id, { blocked_at: longAgo });
	const people = [await waiting(server), await person(server, { accountStatus: "declined" }), blocked];

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

test("a joining student expands nothing, and has not joined then", async () => {
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

	expect(answer.status, said(answer)).toBe(400);
	expect(answer.text).not.toMatch(/join_code|former_codes|Karim/);
	expect(await server.rows("enrollments", `user_id = "${maya.id}"`)).toEqual([]);
});
