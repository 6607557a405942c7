// Wrong addresses of students are counted per account, apart from wrong codes.
import { describe, expect, test } from "vitest";
import { enrolByAddress, refused } from "#support/api/bodies.ts";
import { type Person, student, waiting } from "#support/people.ts";
import type { Answer } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { here, quarterOfAnHour } from "./code-attempts.ts";

describe("wrong addresses", () => {
	const add = (who: Person, email: string) =>
		enrolByAddress(here().server, who, { id: newId(), course_id: here().maths.id, email });

	test.each(["rana", "boss"] as const)("of %s: after thirty the account waits, a right one included", async (name) => {
		const { server, [name]: who, joseph } = here();
		const [maya, waits] = [await student(server), await waiting(server)];
		const addresses = [waits.email, joseph.email, "nobody@lead.test"];
		const answers: Answer[] = [];
		for (let n = 0; n < 30; n++) answers.push(await add(who, addresses[n % 3] ?? ""));

		const late = await add(who, maya.email);

		expect(answers.slice(0, 3).map(refused)).toEqual([
			"400 email not_approved",
			"400 email not_a_student",
			"400 email unknown_person",
		]);
		expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30);
		expect(refused(late)).toBe("403 email too_many_codes");
		expect(Math.ceil(Number(late.headers.get("retry-after")) / 60)).toBe(15);
		expect(late.at("message")).toBe("Too many wrong addresses. Please try again in 15 minutes.");
		await quarterOfAnHour();
		expect((await add(who, maya.email)).status).toBe(200);
	});

	test("fifty at once are thirty; a class of forty added at once is no guess", async () => {
		const { server, rana } = here();
		const class40 = await Promise.all(Array.from({ length: 40 }, () => student(server)));

		const right = await Promise.all(class40.map((who) => add(rana, who.email)));
		const wrong = await Promise.all(Array.from({ length: 50 }, (_, n) => add(rana, `nobody-${n}@lead.test`)));

		expect(right.map((answer) => answer.status)).toEqual(Array(40).fill(200));
		expect(wrong.filter((answer) => refused(answer) === "400 email unknown_person")).toHaveLength(30);
		expect(wrong.filter((answer) => refused(answer) === "403 email too_many_codes")).toHaveLength(20);
	});
});
