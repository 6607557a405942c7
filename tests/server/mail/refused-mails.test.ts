// Mails that a mail server does not take: they hold up no other, and are given up in the end.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student } from "#support/people.ts";
import { mailSetup, soon } from "./mail-setup.ts";

const { office, here, maintain, laterOn, forgot, states, arrived } = await mailSetup();

describe("a mail server that refuses one address", () => {
	const fates = () => states("recipient, sent_at > 0 AS sent, dropped_at > 0 AS given_up, details = '' AS empty");

	test("gives that mail up, emptied and with a line in the log, once it has taken another meanwhile", async () => {
		const { server } = here();
		const [lost, maya] = [await student(server), await student(server)];
		office.refuseFor(lost.email);
		await forgot(lost.email);
		await server.sql(`UPDATE mails SET kind = 'temporary_password', details = '{"password":"${lost.password}"}'`);
		await laterOn();
		await eventually(async () => expect((await states("tries"))[0]?.tries).toBe("2"), soon);
		expect(await fates()).toEqual([{ recipient: lost.email, sent: "0", given_up: "0", empty: "0" }]);

		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();
		await eventually(
			async () =>
				expect(await fates()).toEqual([
					{ recipient: lost.email, sent: "0", given_up: "1", empty: "1" },
					{ recipient: maya.email, sent: "1", given_up: "0", empty: "1" },
				]),
			soon,
		);
		expect(server.log()).toMatch(/A mail \(temporary_password\) is given up: reply 550\n/);
		expect(server.log()).not.toContain(lost.email);
	});

	test("or the words of one mail gives that one up as well", async () => {
		const { server } = here();
		const [lost, maya] = [await student(server), await student(server)];
		office.refuseWords(lost.email);
		await forgot(lost.email);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();

		await eventually(async () => expect((await fates())[0]).toMatchObject({ sent: "0", given_up: "1" }), soon);
	});

	test("for now is asked again later", async () => {
		const { server } = here();
		const [full, maya] = [await student(server), await student(server)];
		office.refuseFor(full.email, 452);
		await forgot(full.email);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();
		await eventually(async () => expect((await states("tries"))[0]?.tries).toBe("2"), soon);
		expect((await fates())[0]).toMatchObject({ sent: "0", given_up: "0" });

		office.takeAgain(full.email);
		await arrived(full.email);
	});

	test("is not even asked for an address that is none, and that mail is given up at once", async () => {
		const { server } = here();
		const bad = ["a@lead.test\r\nBcc: b@lead.test", "a@lead.test,b@lead.test", '"a"@lead.test'];
		for (const [n, email] of bad.entries()) {
			await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
				VALUES ('bad${n}', 'no_account', '${email.replace("\r\n", "' || char(13, 10) || '")}', 'en', '', '{}', ${Date.now()}, 1)`);
		}
		await maintain();

		await eventually(
			async () =>
				expect((await fates()).map((row) => [row.recipient, row.given_up])).toEqual(bad.map((one) => [one, "1"])),
			soon,
		);
		expect(await office.mails()).not.toContainEqual(expect.objectContaining({ to: expect.stringContaining("a@lead") }));
	});

	test("is not taken for away when a text cannot be made: that mail waits, and the next goes in the same minute", async () => {
		const { server } = here();
		const maya = await student(server);
		for (const [id, kind] of [
			["first", "unheard_of"],
			["second", "reset"],
		])
			await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
				VALUES ('${id}', '${kind}', '${maya.email}', 'en', '${maya.id}', '{}', ${Date.now()}, '${id === "first" ? 1 : 2}')`);
		await maintain();

		await eventually(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
		expect(await states("kind, tries, sent_at > 0 AS sent, dropped_at")).toEqual([
			{ kind: "unheard_of", tries: "1", sent: "0", dropped_at: "0" },
			{ kind: "reset", tries: "1", sent: "1", dropped_at: "0" },
		]);
		expect(server.log()).toMatch(
			/A mail \(unheard_of\) was not sent and is kept: .*no words for a mail of kind unheard_of/,
		);
	});

	test("all mails are kept while it takes none at all", async () => {
		const { server } = here();
		const people = [await student(server), await student(server)];
		for (const who of people) office.refuseFor(who.email);
		for (const who of people) await forgot(who.email);
		for (const tries of ["2", "3"]) {
			await laterOn();
			await eventually(async () => expect(await states("tries")).toEqual([{ tries }, { tries }]), soon);
		}

		expect((await fates()).map((row) => row.given_up)).toEqual(["0", "0"]);
		for (const who of people) office.takeAgain(who.email);
		for (const who of people) await arrived(who.email);
	});
});
