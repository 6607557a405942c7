// enrolStudent: a teacher adds a student by address.
import { describe, expect, test } from "vitest";
import { courseBody, enrolByAddress, refused } from "#support/api/bodies.ts";
import { person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, course, enrol, enrollments, entry, newId } from "#support/school.ts";
import { add, here, longAgo, placesOf } from "./enrolled-class.ts";

describe("by address", () => {
	test("a teacher adds a student to the own course, whatever the case of the address and the blanks around it", async () => {
		const { server, rana, maths } = here();
		const maya = await person(server, { email: "Maya.Haddad@lead.test" });
		const ids = { id: newId(), mutation: newId() };

		const answer = await add(rana, maths, "  maya.haddad@LEAD.test ", ids);

		expect(answer.status, said(answer)).toBe(200);
		expect(answer.at("")).toEqual({
			...ids,
			collectionId: expect.any(String),
			collectionName: "enrollments",
			user_id: maya.id,
			course_id: maths.id,
			role_in_course: "student",
			joined_at: expect.any(String),
			created_at: expect.any(String),
			updated: expect.any(String),
		});
	});

	test("an admin adds to any course; other teachers, students and strangers to none", async () => {
		const { server, joseph, boss, maths } = here();
		const [maya, karim] = [await student(server), await student(server)];
		await enrol(server, karim, maths.id);
		const demoted = await teacher(server);
		await enrol(server, demoted, maths.id, "teacher");
		await server.update("user_roles", demoted.roleId, { role: "student" });

		const outsiders = [joseph, maya, karim, demoted];
		const answers = await Promise.all(outsiders.map((who) => add(who, maths, maya.email)));
		const nobody = await enrolByAddress(server, undefined, { id: newId(), course_id: maths.id, email: maya.email });

		expect(answers.map(refused)).toEqual(Array(4).fill("403 course_id not_yours"));
		expect(nobody.status).toBe(401);
		expect(refused(await add(boss, { id: newId() }, maya.email))).toBe("403 course_id not_yours");
		expect(await placesOf(maya)).toEqual([]);
		expect((await add(boss, maths, maya.email)).status).toBe(200);
	});

	test("whoever waits or is blocked adds nobody: the refusal has no code, so that a phone does the handshake", async () => {
		const { server, maths } = here();
		const maya = await student(server);
		for (const accountStatus of ["waiting", "declined", "blocked"] as const) {
			const who = await person(server, { role: "teacher", accountStatus });
			await enrol(server, who, maths.id, "teacher");

			const answer = await add(who, maths, maya.email);
			expect([answer.status, answer.at("data")], said(answer)).toEqual([403, {}]);
		}
		expect(await placesOf(maya)).toEqual([]);
	});

	test("twenty copies at once are one place; who is in the course keeps the place there is", async () => {
		const { server, rana, maths } = here();
		const maya = await student(server);
		const ids = { id: newId(), mutation: newId() };

		const answers = await Promise.all(Array.from({ length: 20 }, () => add(rana, maths, maya.email, ids)));
		const again = await add(rana, maths, maya.email);
		await server.update("courses", maths.id, { archived_at: longAgo });
		const late = await add(rana, maths, maya.email, ids);
		await server.update("courses", maths.id, { archived_at: "" });

		for (const answer of [...answers, again, late]) expect(answer.status, said(answer)).toBe(200);
		for (const answer of [...answers, late]) expect(answer.at("")).toEqual(answers[0]?.at(""));
		expect(again.at("id")).toBe(ids.id);
		expect(await placesOf(maya)).toMatchObject([{ id: ids.id }]);
	});

	test("a course and its first student arrive in order, the course by batch", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const made = courseBody(rana);

		const early = await add(rana, { id: made.id }, maya.email);
		await batch(server, rana, [entry.create("courses", made)]);
		const after = await add(rana, { id: made.id }, maya.email);

		expect([refused(early), after.status]).toEqual(["403 course_id not_yours", 200]);
	});

	test.each([
		["nobody's", "nobody@lead.test", "400 email unknown_person"],
		["empty", "", "400 email unknown_person"],
		["a pattern", "%@lead.test", "400 email unknown_person"],
		["SQL", "' OR ''='", "400 email unknown_person"],
	])("an address that is %s opens nothing", async (_, email, expected) => {
		const { server, rana, maths } = here();
		const before = await server.rows("enrollments");

		expect(refused(await add(rana, maths, email))).toBe(expected);
		expect(await server.rows("enrollments")).toEqual(before);
	});

	test("only approved students are added", async () => {
		const { server, rana, joseph, boss, maths } = here();
		const others = await Promise.all([
			person(server, { accountStatus: "waiting" }),
			person(server, { accountStatus: "declined" }),
			person(server, { accountStatus: "blocked" }),
			person(server, { role: "teacher", accountStatus: "waiting" }),
		]);

		const unapproved = await Promise.all(others.map((who) => add(rana, maths, who.email)));
		const adults = await Promise.all([joseph, boss, rana].map((who) => add(boss, maths, who.email)));

		expect(unapproved.map(refused)).toEqual(Array(4).fill("400 email not_approved"));
		expect(adults.slice(0, 2).map(refused)).toEqual(Array(2).fill("400 email not_a_student"));
		expect(adults[2]?.at("role_in_course"), "who teaches there keeps that place").toBe("teacher");
		expect(await enrollments(server, joseph, maths.id)).toEqual([]);
	});

	test("nobody is added to a course that has ended", async () => {
		const { server, rana, boss } = here();
		const maya = await student(server);
		const ended = await course(server, rana, [], { archived_at: longAgo });

		for (const who of [rana, boss]) {
			expect(refused(await add(who, ended, maya.email))).toBe("400 course_id course_ended");
		}
		expect(await placesOf(maya)).toEqual([]);
	});

	test.each([
		["no id", { id: undefined }, "400 id validation_required"],
		["a short id", { id: "abc" }, "400 id validation_invalid_format"],
		["no mutation", { mutation: undefined }, "400 mutation validation_required"],
		["a number for an address", { email: 5 }, "400 id invalid_types"],
		["a list for a course", { course_id: ["x"] }, "400 id invalid_types"],
	])("%s is refused", async (_, fields, expected) => {
		const { server, rana, maths } = here();
		const body = { id: newId(), course_id: maths.id, email: (await student(server)).email, ...fields };

		expect(refused(await enrolByAddress(server, rana, body))).toBe(expected);
	});

	test("an id that is another place's is refused and nothing of it is told", async () => {
		const { server, rana, joseph, maths } = here();
		const [maya, lea] = [await student(server), await student(server, "Lea Abboud")];
		const elsewhere = await enrol(server, lea, (await course(server, joseph, [])).id);
		const beside = await enrol(server, lea, maths.id);

		for (const place of [elsewhere, beside]) {
			const answer = await add(rana, maths, maya.email, { id: place.id });
			expect(refused(answer)).toBe("409 id id_reused");
			expect(answer.text).not.toContain(lea.id);
		}
		expect(await placesOf(maya)).toEqual([]);
	});
});
