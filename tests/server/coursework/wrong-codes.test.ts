// Wrong join codes are counted per account, and nothing but time clears the count.
import { describe, expect, test } from "vitest";
import { join, newCode, refused } from "#support/api/bodies.ts";
import { type Person, student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { answerBody, assignment, batch, course, entry, newId } from "#support/school.ts";
import { here, quarterOfAnHour, right, wrong } from "./code-attempts.ts";

const tryCode = (who: Person, code: unknown = wrong) => join(here().server, who, { id: newId(), code });
const tooMany = "403 code too_many_codes";

async function tryWrongCodes(who: Person, times: number): Promise<string[]> {
	const answers: string[] = [];
	for (let n = 0; n < times; n++) answers.push(refused(await tryCode(who)));
	return answers;
}

describe("wrong codes", () => {
	test("after ten the account waits a quarter of an hour, the right code included; others do not", async () => {
		const { server } = here();
		const [maya, karim] = [await student(server), await student(server)];

		const first = await tryWrongCodes(maya, 10);
		const eleventh = await tryCode(maya);
		const withRight = await tryCode(maya, right());

		expect(first).toEqual(Array(10).fill("400 code unknown_code"));
		expect([refused(eleventh), refused(withRight)]).toEqual([tooMany, tooMany]);
		expect(eleventh.at("message")).toBe("Too many wrong codes. Please try again in 15 minutes.");
		expect(await server.rows("enrollments", `user_id = "${maya.id}"`)).toEqual([]);
		expect((await tryCode(karim, right())).status).toBe(200);
	});

	test("fifty at once are ten", async () => {
		const maya = await student(here().server);

		const answers = await Promise.all(Array.from({ length: 50 }, () => tryCode(maya)));

		expect(answers.filter((answer) => refused(answer) === "400 code unknown_code")).toHaveLength(10);
		expect(answers.filter((answer) => refused(answer) === tooMany)).toHaveLength(40);
	});

	test("the right code is no guess, however often and at once, and clears nothing", async () => {
		const maya = await student(here().server);
		await tryWrongCodes(maya, 9);

		const rights = await Promise.all(Array.from({ length: 20 }, () => tryCode(maya, right())));
		const tenth = await tryCode(maya);
		const after = await tryCode(maya, right());

		expect(rights.map((answer) => answer.status)).toEqual(Array(20).fill(200));
		expect([refused(tenth), refused(after)]).toEqual(["400 code unknown_code", tooMany]);
	});

	test("former codes count, codes of courses that ended and forms that are none do not", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const renewed = await course(server, rana, []);
		await newCode(server, rana, { course_id: renewed.id });
		const ended = await course(server, rana, [], { archived_at: "2026-03-01 08:00:00.000Z" });

		for (let n = 0; n < 12; n++) {
			expect(refused(await tryCode(maya, ended.join_code))).toBe("400 course_id course_ended");
			expect(refused(await tryCode(maya, 5))).toBe("400 id invalid_types");
		}
		for (let n = 0; n < 10; n++) expect(refused(await tryCode(maya, renewed.join_code))).toBe("400 code old_code");
		expect(refused(await tryCode(maya, right()))).toBe(tooMany);
	});

	test("a join that was accepted is answered again while its account waits", async () => {
		const { server } = here();
		const maya = await student(server);
		const body = { id: newId(), code: right(), mutation: newId() };
		await join(server, maya, body);
		await tryWrongCodes(maya, 10);

		const late = await join(server, maya, body);

		expect([late.status, late.at("id")], said(late)).toEqual([200, body.id]);
		expect(refused(await tryCode(maya, right()))).toBe(tooMany);
	});

	test("are forgotten a quarter of an hour after the last, and not before; trying meanwhile adds nothing", async () => {
		const maya = await student(here().server);
		await tryWrongCodes(maya, 10);
		await quarterOfAnHour(60);
		const early = await tryCode(maya);
		await tryWrongCodes(maya, 5);
		await here().server.sql("UPDATE guesses SET last_at = last_at - 60, locked_until = locked_until - 60");

		const again = await tryWrongCodes(maya, 9);
		const joined = await tryCode(maya, right());

		expect(refused(early)).toBe(tooMany);
		expect(early.at("message")).toBe("Too many wrong codes. Please try again in a minute.");
		expect(again).toEqual(Array(9).fill("400 code unknown_code"));
		expect(joined.status, said(joined)).toBe(200);
	});

	test("nine, a pause, and nine more do not add up", async () => {
		const maya = await student(here().server);
		await tryWrongCodes(maya, 9);
		await quarterOfAnHour();

		expect(await tryWrongCodes(maya, 9)).toEqual(Array(9).fill("400 code unknown_code"));
		expect((await tryCode(maya, right())).status).toBe(200);
	});

	test("hold back nothing else of the account", async () => {
		const { server, rana } = here();
		const maya = await student(server);
		const there = await course(server, rana, [maya]);
		const task = await assignment(server, there.id);
		await tryWrongCodes(maya, 11);

		const work = await batch(server, maya, [entry.create("submissions", answerBody(maya, task.id))]);
		const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: maya.email, password: maya.password },
		});

		expect([work.status, signedIn.status]).toEqual([200, 200]);
	});

	test("are not tried fifty at a time: no batch reaches the route", async () => {
		const { server } = here();
		const maya = await student(server);
		const one = { method: "POST" as const, url: "/api/lead/join", body: { id: newId(), code: right() } };

		const answer = await batch(server, maya, [one]);

		expect(answer.status, said(answer)).toBe(400);
		expect(await server.rows("enrollments", `user_id = "${maya.id}"`)).toEqual([]);
		expect((await tryCode(maya, right())).status).toBe(200);
	});

	test("outlive the server: starting again forgets none", async () => {
		const { server } = here();
		const maya = await student(server);
		await tryWrongCodes(maya, 10);
		await server.stop();
		await server.start();

		expect(refused(await tryCode(maya, right()))).toBe(tooMany);
	});
});
