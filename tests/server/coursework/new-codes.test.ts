// A new join code, when the old went too far.
import { describe, expect, test } from "vitest";
import { join, newCode, refused } from "#support/api/bodies.ts";
import { student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol, newId } from "#support/school.ts";
import { archived, here } from "./join-codes.ts";

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
		expect(await server.row("courses", there.id)).toMatchObject({ join_code: code, former_codes: there.join_code });
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

		const row = await server.row("courses", there.id);
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
		expect(await server.row("courses", there.id)).toMatchObject({ join_code: there.join_code });
		expect((await newCode(server, second, { course_id: there.id })).status).toBe(200);
	});

	test("is of no use to a course that ended", async () => {
		const { server, rana } = here();
		const ended = await course(server, rana, [], archived);

		expect(refused(await newCode(server, rana, { course_id: ended.id }))).toBe("400 course_id course_ended");
	});
});
