// Somebody who is sent no mail is answered like everybody else.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student } from "#support/people.ts";
import { mailSetup, soon } from "./mail-setup.ts";

const { office, here, maintain, laterOn, forgot, states } = await mailSetup();

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
		await eventually(() => expect(office.hanging).toBe(1), soon);
		answers.push(forgot(stranger), forgot(people[1]?.email ?? ""));
		const first = await Promise.race([...answers, maintain().then(() => "the maintenance")]);
		office.accept();
		office.release("greeted");

		expect(first).toBe("the maintenance");
		expect(await Promise.all(answers)).toEqual(Array(3).fill({ mail: "sent" }));
		expect(await office.mailsTo(stranger)).toHaveLength(1);
	});

	test("keeps nobody else's mail waiting, however many are asked for", async () => {
		const { server } = here();
		const strangers = await Promise.all(["one", "two", "three"].map((name) => hadTheirs(`${name}@slow.test`)));
		await server.sql("UPDATE mail_turn SET took = 4000"); // as after a mail that the mail server took so long to take
		const answers = strangers.map(forgot);
		const begun = () => server.sql("SELECT 1 FROM mails WHERE kind = 'like no_account' AND handing = 1");
		await eventually(async () => expect(await begun()).not.toEqual([]), soon);
		const { email } = await student(server);
		expect(await forgot(email)).toEqual({ mail: "sent" });
		await Promise.all(answers);
	});

	test("is not waited for by the maintenance", async () => {
		const { server } = here();
		const row = (n: number) => `('decoy${n}', 'like reset', 'n${n}@slow.test', 'en', '', '{}', ${Date.now()}, 0)`;
		const rows = Array.from({ length: 20 }, (_, n) => row(n));
		await server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
			VALUES ${rows.join(", ")}`);
		office.refuse();
		const { email } = await student(server);
		expect(await forgot(email)).toEqual({ mail: "waiting" });
		office.accept();
		await server.sql("UPDATE mails SET due_at = 1 WHERE kind = 'reset'");
		await server.sql("UPDATE mail_turn SET took = 4000");
		await maintain();
		await eventually(async () => expect(await office.mailsTo(email)).toHaveLength(1), soon);
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
