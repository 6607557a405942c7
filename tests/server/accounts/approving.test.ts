// An admin approves a person: once, with the name of the sign-up, and the person is told.
import { describe, expect, test } from "vitest";
import { courseBody, refused } from "#support/api/bodies.ts";
import { person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { accountStatus, decide, here, longAgo, mailed, mails } from "./deciding.ts";

describe("approving", () => {
	test("gives the name of the sign-up, whatever was sent, and mails the person once", async () => {
		const { boss } = here();
		const wael = await waiting(here().server, "Wael Matar");
		const answer = await decide(boss, wael, { name: "President" });

		expect([answer.status, answer.at("name")], said(answer)).toEqual([200, "Wael Matar"]);
		expect(await accountStatus(wael)).toBe("approved");
		expect(await mails(wael)).toEqual(["approved"]);
		const mail = await mailed(wael);
		expect([mail.text.includes("Wael Matar"), mail.link]).toEqual([true, `${here().server.url}/login`]);
	});

	test("names somebody without a name a member", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		await server.update("users", wael.id, { full_name: "" });

		expect((await decide(boss, wael, { name: "x" })).at("name")).toBe("LEAD member");
	});

	test("a second time, or by two admins at once, changes nothing more, mails nothing more, and says so", async () => {
		const { server, boss, deputy } = here();
		for (let round = 0; round < 5; round++) {
			const wael = await waiting(server);
			const answers = await Promise.all([boss, deputy, boss, deputy].map((who) => decide(who, wael, { name: "x" })));

			expect(
				answers.map((answer) => [answer.status, answer.at("name")]),
				answers.map(said).join(),
			).toEqual(Array(4).fill([200, wael.name]));
			expect(answers.filter((answer) => answer.at("decided") === "before")).toHaveLength(3);
			expect(await mails(wael)).toEqual(["approved"]);
		}
	});

	test("is undone as long as nothing happened with the account: the mail is not sent, and a second approval mails", async () => {
		const { server, boss, maya } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { name: "x" });
		const undone = await decide(boss, wael, { name: "" });

		expect([undone.status, undone.at("name"), undone.at("mail")], said(undone)).toEqual([200, "", "none"]);
		expect(await accountStatus(wael)).toBe("waiting");
		expect(await mails(wael)).toEqual([]);
		await decide(boss, wael, { name: "x" });
		expect(await mails(wael)).toEqual(["approved"]);

		// In a course, long ago, or by somebody who is no admin.
		const karim = await waiting(server);
		await decide(boss, karim, { name: "x" });
		const late = Date.now() - 11 * 60_000;
		await server.sql(`UPDATE mails SET queued_at = ${late} WHERE user_id = '${karim.id}'`);
		for (const used of [maya, karim])
			expect(refused(await decide(boss, used, { name: "" }))).toBe("409 name account_used");
		expect((await decide(maya, wael, { name: "" })).status).toBeGreaterThanOrEqual(400);
		expect(await accountStatus(wael)).toBe("approved");
	});

	test("is undone after its mail went out, too, and then the admin is told that it did", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { name: "x" });
		await server.sql(`UPDATE mails SET sent_at = ${Date.now()} WHERE user_id = '${wael.id}'`);
		const undone = await decide(boss, wael, { name: "" });

		expect([undone.status, undone.at("name"), undone.at("mail")], said(undone)).toEqual([200, "", "sent"]);
		expect(await accountStatus(wael)).toBe("waiting");
		expect(await mails(wael)).toEqual(["approved"]);
	});

	test("undoes a decline", async () => {
		const { server, boss } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { declined_at: longAgo, decline_reason: "Please call us." });
		const answer = await decide(boss, wael, { name: "x" });

		expect(answer.at(""), said(answer)).toMatchObject({ name: wael.name, declined_at: "", decline_reason: "" });
		expect(await accountStatus(wael)).toBe("approved");
		expect(await mails(wael)).toEqual(["declined", "approved"]);
	});

	test("is refused without a name, and while the account is blocked", async () => {
		const { server, boss, bassam } = here();
		const wael = await waiting(server);
		await decide(boss, wael, { blocked_at: longAgo });

		expect(refused(await decide(boss, wael, { name: "x" }))).toBe("409 name blocked");
		expect(refused(await decide(boss, bassam, { name: "x" }))).toBe("409 name blocked");
		expect(refused(await decide(boss, here().maya, { name: "" }))).toBe("409 name account_used");
		expect(refused(await decide(boss, here().maya, { name: "  " }))).toBe("409 name account_used");
		expect(await mails(wael)).toEqual([]);
		expect(await accountStatus(here().maya)).toBe("approved");
	});

	test("gives a waiting teacher the power of one at that moment, and not before", async () => {
		const { server, boss } = here();
		const nour = await person(server, { role: "teacher", accountStatus: "waiting" });
		const make = () =>
			server.ask("POST", "/api/collections/courses/records", { token: nour.token, body: courseBody(nour) });
		const before = await make();
		await decide(boss, nour, { name: "x" });
		const after = await make();

		expect(before.status, said(before)).toBe(400);
		expect(after.status, said(after)).toBe(200);
		expect(await server.rows("courses", `teacher_id = "${nour.id}"`)).toHaveLength(1);
	});
});
