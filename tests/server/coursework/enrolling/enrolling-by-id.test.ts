// A student who is added through the record API.
import { describe, expect, test } from "vitest";
import { everyForm, refused } from "#support/api/bodies.ts";
import { type Person, person, student } from "#support/people.ts";
import { course, newId } from "#support/school.ts";
import type { Row } from "#support/server.ts";
import { add, here, longAgo, placesOf, records } from "./enrolled-class.ts";

describe("through the record API", () => {
	const body = (who: Person, maths: Row, fields: object = {}) => ({
		id: newId(),
		user_id: who.id,
		course_id: maths.id,
		role_in_course: "student",
		...fields,
	});
	const make = (who: Person, sent: object) =>
		here().server.ask("POST", records("enrollments"), { token: who.token, body: sent });

	test("the same conditions hold, and a copy is recognised", async () => {
		const { server, rana, joseph, maths } = here();
		const maya = await student(server);
		const waits = await person(server, { accountStatus: "waiting" });
		const ended = await course(server, rana, [], { archived_at: longAgo });
		const sent = body(maya, maths);

		const answers = await Promise.all(Array.from({ length: 20 }, () => make(rana, sent)));
		const another = await make(rana, body(maya, maths));

		for (const answer of [...answers, another]) expect(answer.at("")).toEqual(answers[0]?.at(""));
		expect(await placesOf(maya)).toMatchObject([{ id: sent.id }]);
		expect(refused(await make(rana, body(waits, maths)))).toBe("400 user_id not_approved");
		expect(refused(await make(rana, body(joseph, maths)))).toBe("400 user_id not_a_student");
		expect(refused(await make(rana, body(maya, ended)))).toBe("400 course_id course_ended");
		expect(refused(await make(rana, body(await student(server), maths, { id: sent.id })))).toBe("409 id id_reused");
	});

	test("who is added comes in now, whatever is sent", async () => {
		const { server, rana, maths } = here();
		const answer = await make(rana, body(await student(server), maths, { joined_at: longAgo }));

		const ago = Date.now() - Date.parse(String(answer.at("joined_at")).replace(" ", "T"));
		expect(Math.abs(ago)).toBeLessThan(10_000);
	});

	test("a place is never made as a teacher's, nor turned into one", async () => {
		const { server, rana, boss, maths } = here();
		const maya = await student(server);
		for (const who of [maya, rana, boss]) {
			for (const form of everyForm(body(maya, maths, { role_in_course: "teacher" }))) {
				expect((await make(who, form)).status).toBe(400);
			}
		}
		const place = await add(rana, maths, maya.email);
		for (const who of [maya, rana, boss]) {
			const turned = await server.ask("PATCH", records("enrollments", String(place.at("id"))), {
				token: who.token,
				body: { role_in_course: "teacher" },
			});
			expect(turned.status).toBe(403);
		}
		expect(await placesOf(maya)).toMatchObject([{ role_in_course: "student" }]);
	});
});
