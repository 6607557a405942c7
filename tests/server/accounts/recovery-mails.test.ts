// Links to get in again are mailed: every address is answered alike, and how many mails go is limited.
import { describe, expect, test } from "vitest";
import { mailsTo, newestMail } from "#support/mails.ts";
import { blocked, person, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { recovery } from "./recovery.ts";

describe("the answer", () => {
	const { here, forgot, verifyAgain } = recovery();

	test("every address is answered alike, known or not, by both forms, and again at once", async () => {
		const { server } = here();
		const unverified = await waiting(server);
		await server.update("users", unverified.id, { verified: false });
		const declined = await person(server, { accountStatus: "declined" });
		const known = [await student(server), unverified, declined, await blocked(server)].map((who) => who.email);
		const asked = [...known, known[0]?.toUpperCase() ?? "", "stranger@lead.test", "stranger@lead.test"];

		for (const ask of [forgot, verifyAgain]) {
			const answers = [];
			for (const email of asked) answers.push(await ask(email));

			expect(new Set(answers.map(said))).toEqual(new Set([said(answers[0] ?? (await ask("")))]));
			expect(answers[0]?.at("")).toEqual({ mail: "sent" });
			expect(answers.map((answer) => answer.headers.get("cache-control"))).toEqual(asked.map(() => "no-store"));
		}
		const subjects = async (email: string) => (await mailsTo(server, email)).map((mail) => mail.subject);
		expect(await subjects("stranger@lead.test")).toEqual(["No LEAD account uses this address"]);
		expect(await subjects(unverified.email)).toEqual([
			"Choose a new password for LEAD",
			"Please confirm your email address for LEAD",
		]);
		for (const email of known.filter((one) => one !== unverified.email)) {
			expect(await subjects(email)).toEqual([
				"Choose a new password for LEAD",
				"Your email address for LEAD is already confirmed",
			]);
		}
	});

	test("a bad address is refused with a code, whatever it tries to add", async () => {
		const { server } = here();
		const bad = [
			"",
			"nobody",
			"a@b",
			"a b@lead.test",
			"a@lead.test,b@lead.test",
			"A <a@lead.test>",
			`${"a".repeat(250)}@b.test`,
			"a\u0000@b.test",
			"a\u001b[2J@b.test",
			"a\u202e@b.test",
			"a@b.test\u200b",
		];
		for (const email of [...bad, "a@lead.test\r\nBcc: b@lead.test"]) {
			const answer = await forgot(email);
			expect([answer.status, answer.at("data.email.code")], email).toEqual([400, "invalid_email"]);
		}
		expect(await server.sql("SELECT 1 FROM mails WHERE recipient LIKE '%@b%' OR recipient = ''")).toEqual([]);
	});
});

describe("the number of mails", () => {
	const { here, forgot, verifyAgain } = recovery();

	/** Lets so many minutes pass for every mail. */
	const later = (minutes: number) => here().server.sql(`UPDATE mails SET queued_at = queued_at - ${minutes * 60_000}`);

	test("two minutes later another mail goes, five in an hour, and the answer stays the same", async () => {
		const { server } = here();
		const maya = await student(server);
		const answers = [];
		for (let n = 0; n < 8; n++) {
			answers.push(await forgot(maya.email));
			await later(3);
		}

		expect(new Set(answers.map(said)).size).toBe(1);
		expect(await mailsTo(server, maya.email)).toHaveLength(5);
	});

	test("mails that a clock noted which ran a year ahead keep nobody from another", async () => {
		const { server } = here();
		const maya = await student(server);
		for (let n = 0; n < 5; n++) {
			await forgot(maya.email);
			await later(3);
		}
		expect(await mailsTo(server, maya.email)).toHaveLength(5);
		await later(-365 * 24 * 60);
		await forgot(maya.email);
		expect(await mailsTo(server, maya.email)).toHaveLength(6);
	});

	test("a stranger's address gets one mail a day", async () => {
		const { server } = here();
		const answers = [];
		for (const minutes of [3, 120, 1200]) {
			answers.push(await forgot("once@lead.test"));
			await later(minutes);
		}

		expect(await mailsTo(server, "once@lead.test")).toHaveLength(1);
		await later(120);
		answers.push(await verifyAgain("once@lead.test", "fr"));
		expect(await mailsTo(server, "once@lead.test")).toHaveLength(2);
		expect(new Set(answers.map(said)).size).toBe(1);
	});

	test("a mail speaks the account's language, and the page's to a stranger", async () => {
		const { server } = here();
		const maya = await student(server);
		await server.update("users", maya.id, { language: "fr" });
		await forgot(maya.email, "en");
		await forgot("stranger@lead.test", "fr");

		expect((await newestMail(server, maya.email)).subject).toBe("Choisis un nouveau mot de passe pour LEAD");
		expect((await newestMail(server, "stranger@lead.test")).subject).toBe("Aucun compte LEAD n’utilise cette adresse");
	});

	test("addresses without an account together get twenty mails an hour", async () => {
		const { server } = here();
		await server.sql("DELETE FROM mails");
		await server.sql(`WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 19)
			INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, sent_at)
			SELECT 'x' || at, 'no_account', at || '@lead.test', 'en', '', '', ${Date.now()}, 0, ${Date.now()} FROM n`);
		const maya = await student(server);
		expect((await forgot("twentieth@lead.test")).at("mail")).toBe("sent");
		const answers = [await forgot("next@lead.test"), await forgot(maya.email)];

		expect(new Set(answers.map(said)).size).toBe(1);
		expect(await mailsTo(server, "twentieth@lead.test")).toHaveLength(1);
		expect(await mailsTo(server, "next@lead.test")).toEqual([]);
	});
});
