// Mails that a mail server does not take, and mails that are not sent: what becomes of them, and what is answered.
import { describe, expect, test, vi } from "vitest";
import { student } from "#support/people.ts";
import { mailDesk, soon } from "./mail-desk.ts";

const { office, here, maintain, laterOn, forgot, states, arrived } = await mailDesk();

describe("a mail server that refuses one address", () => {
	const fates = () => states("recipient, sent_at > 0 AS sent, dropped_at > 0 AS given_up, details = '' AS empty");

	test("thirty mails it does not take hold up no other, not even for a minute", async () => {
		const { server } = here();
		const lost = Array.from({ length: 30 }, (_, n) => `lost-${n}@lead.test`);
		for (const [n, email] of lost.entries()) {
			office.refuseFor(email);
			await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, tries)
				VALUES ('lost${n}', 'no_account', '${email}', 'en', '', '{}', ${Date.now()}, 1, 1)`);
		}
		const maya = await student(server);
		office.refuse();
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		await server.sql("UPDATE mails SET due_at = 2 WHERE kind = 'reset'");
		office.accept();
		await maintain();

		await vi.waitFor(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
	});

	test("gives that mail up, emptied and with a line in the log, once it has taken another meanwhile", async () => {
		const { server } = here();
		const [lost, maya] = [await student(server), await student(server)];
		office.refuseFor(lost.email);
		await forgot(lost.email);
		await server.sql(`UPDATE mails SET kind = 'temporary_password', details = '{"password":"${lost.password}"}'`);
		await laterOn();
		await vi.waitFor(async () => expect((await states("tries"))[0]?.tries).toBe("2"), soon);
		expect(await fates()).toEqual([{ recipient: lost.email, sent: "0", given_up: "0", empty: "0" }]);

		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();
		await vi.waitFor(
			async () =>
				expect(await fates()).toEqual([
					{ recipient: lost.email, sent: "0", given_up: "1", empty: "1" },
					{ recipient: maya.email, sent: "1", given_up: "0", empty: "1" },
				]),
			soon,
		);
		expect(server.log()).toMatch(/A mail \(temporary_password\) is given up.*550 No such mailbox/);
	});

	test("or the words of one mail gives that one up as well", async () => {
		const { server } = here();
		const [lost, maya] = [await student(server), await student(server)];
		office.refuseWords(lost.email);
		await forgot(lost.email);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();

		await vi.waitFor(async () => expect((await fates())[0]).toMatchObject({ sent: "0", given_up: "1" }), soon);
	});

	test("for now is asked again later", async () => {
		const { server } = here();
		const [full, maya] = [await student(server), await student(server)];
		office.refuseFor(full.email, 452);
		await forgot(full.email);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		await laterOn();
		await vi.waitFor(async () => expect((await states("tries"))[0]?.tries).toBe("2"), soon);
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

		await vi.waitFor(
			async () =>
				expect((await fates()).map((row) => [row.recipient, row.given_up])).toEqual(bad.map((one) => [one, "1"])),
			soon,
		);
		expect(await office.mails()).not.toContainEqual(expect.objectContaining({ to: expect.stringContaining("a@lead") }));
	});

	test("all mails are kept while it takes none at all", async () => {
		const { server } = here();
		const people = [await student(server), await student(server)];
		for (const who of people) office.refuseFor(who.email);
		for (const who of people) await forgot(who.email);
		for (const tries of ["2", "3"]) {
			await laterOn();
			await vi.waitFor(async () => expect(await states("tries")).toEqual([{ tries }, { tries }]), soon);
		}

		expect((await fates()).map((row) => row.given_up)).toEqual(["0", "0"]);
		for (const who of people) office.takeAgain(who.email);
		for (const who of people) await arrived(who.email);
	});
});

describe("the answer to somebody who is sent no mail", () => {
	/** Somebody without an account, who had the one mail of the day an hour ago. */
	async function hadTheirs(email: string): Promise<string> {
		await forgot(email);
		await here().server.sql(`UPDATE mails SET queued_at = queued_at - 3600000, tried_at = tried_at - 3600000,
			sent_at = iif(sent_at > 0, sent_at - 3600000, 0), dropped_at = iif(dropped_at > 0, dropped_at - 3600000, 0)`);
		return email;
	}
	const hour = () =>
		here().server.sql(
			"UPDATE mails SET queued_at = queued_at - 3600000, dropped_at = iif(dropped_at > 0, dropped_at - 3600000, 0)",
		);

	test("is not led by an address that is always refused", async () => {
		const { server } = here();
		const stranger = await hadTheirs("had-theirs@lead.test");
		for (const [email, code] of [
			["never@lead.test", 550],
			["not-now@lead.test", 450],
		] as const) {
			office.refuseFor(email, code);
			expect(await forgot(email)).toEqual({ mail: "waiting" });

			expect(await forgot(stranger)).toEqual({ mail: "sent" });
			expect(await forgot((await student(server)).email)).toEqual({ mail: "sent" });
			await hour();
		}
		expect(await office.mailsTo(stranger)).toHaveLength(1);
	});

	test("about an address that is always refused is that of a person with it, however often it is asked", async () => {
		const { server } = here();
		const person = await student(server);
		const asked: Record<string, unknown[]> = { [person.email]: [], "nobody-there@lead.test": [] };
		for (const email of Object.keys(asked)) office.refuseFor(email);
		for (let n = 0; n < 4; n++) {
			for (const [email, answers] of Object.entries(asked)) answers.push(await forgot(email));
			await forgot((await student(server)).email); // which it takes
			await laterOn();
			await hour();
		}

		expect(
			new Set(
				Object.values(asked)
					.flat()
					.map((answer) => JSON.stringify(answer)),
			),
		).toEqual(new Set(['{"mail":"waiting"}']));
		expect(await states("kind")).toContainEqual({ kind: "like no_account" });
	});

	test("comes when the mail server has spoken, not before", async () => {
		const { server } = here();
		const stranger = await hadTheirs("patient@lead.test");
		const people = [await student(server), await student(server)];
		office.hang();
		const answers = [forgot(people[0]?.email ?? "")];
		await vi.waitFor(() => expect(office.hanging).toBe(1), soon);
		answers.push(forgot(stranger), forgot(people[1]?.email ?? ""));
		const first = await Promise.race([...answers, maintain().then(() => "the maintenance")]);
		office.accept();
		office.release("greeted");

		expect(first).toBe("the maintenance");
		expect(await Promise.all(answers)).toEqual(Array(3).fill({ mail: "sent" }));
		expect(await office.mailsTo(stranger)).toHaveLength(1);
	});

	test("leaves nothing behind for longer than an hour", async () => {
		const stranger = await hadTheirs("forgotten@lead.test");
		await forgot(stranger);
		expect(await states("kind")).toEqual([{ kind: "no_account" }, { kind: "like no_account" }]);
		await hour();
		await maintain();

		expect(await states("kind")).toEqual([{ kind: "no_account" }]);
	});
});
