// An admin declines a person: once, with a reason, and the person is told.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { accountStatus, decide, here, longAgo, mailed, mails, now, stored } from "./deciding.ts";

describe("declining", () => {
	test("keeps the reason, trimmed, and the server's own time, and mails the person", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		const answer = await decide(boss, wael, { declined_at: "1999-01-01", decline_reason: "  Please call us.\n" });

		expect(answer.at(""), said(answer)).toMatchObject({
			decline_reason: "Please call us.",
			declined_at: now,
			name: "",
		});
		expect(await accountStatus(wael)).toBe("declined");
		expect(await mails(wael)).toEqual(["declined"]);
		expect((await mailed(wael)).text).toContain("Please call us.");
	});

	test("is done once: a copy is answered alike, another reason comes too late", async () => {
		const { server, boss, deputy } = here();
		const wael = await waiting(server);
		const body = { declined_at: longAgo, decline_reason: "Please call us." };
		const answers = await Promise.all([decide(boss, wael, body), decide(deputy, wael, body)]);
		const other = await decide(deputy, wael, { ...body, decline_reason: "We are full." });

		expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
		expect(refused(other)).toBe("409 declined_at not_waiting");
		expect(await stored(wael)).toMatchObject({ decline_reason: "Please call us." });
		expect(await mails(wael)).toEqual(["declined"]);
	});

	test("is only for who waits, and is not taken back but by approving", async () => {
		const { server, boss, maya, bassam } = here();
		const wael = await person(server, { accountStatus: "declined" });
		const body = { declined_at: longAgo, decline_reason: "No." };

		expect(refused(await decide(boss, maya, body))).toBe("409 declined_at not_waiting");
		expect(refused(await decide(boss, bassam, body))).toBe("409 declined_at not_waiting");
		expect(refused(await decide(boss, wael, { declined_at: "" }))).toBe("400 declined_at validation_required");
		expect(await accountStatus(maya)).toBe("approved");
		expect(await accountStatus(wael)).toBe("declined");
		expect(await mails(maya)).toEqual([]);
	});

	test("has room for a reason of 500 letters of any script", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		const answer = (letters: number) =>
			decide(boss, wael, { declined_at: longAgo, decline_reason: "س".repeat(letters) });

		expect(refused(await answer(501))).toBe("400 decline_reason validation_max_text_constraint");
		expect(await mails(wael)).toEqual([]);
		expect((await answer(500)).status).toBe(200);
	});
});
