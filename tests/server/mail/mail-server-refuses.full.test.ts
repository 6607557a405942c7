// The outbox against a mail server that refuses: honest answers at once, every mail later, once.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { tokenIn } from "#support/mails.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { soon } from "./mail-setup.ts";
import { arrived, forgot, here, laterOn, maintain, newest, office, post, signUp, states } from "./outbox-sign-ups.ts";

describe("a mail server that refuses", () => {
	test("sign-up and the form are answered with the truth, and the mail goes out once it accepts, once", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		const up = await signUp();

		expect([up.status, up.at("mail")], said(up)).toEqual([200, "waiting"]);
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		expect(await forgot("nobody@lead.test")).toEqual({ mail: "waiting" });
		expect(await forgot(maya.email)).toEqual({ mail: "waiting" });
		expect(await office.mails()).toEqual([]);

		office.accept();
		for (const email of [newest(), maya.email, "nobody@lead.test"]) await arrived(email);
		await laterOn();
		for (const email of [newest(), maya.email, "nobody@lead.test"]) expect(await office.mailsTo(email)).toHaveLength(1);
		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
	});

	test("asking again tries the mail that waits, and adds none", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		await server.sql("UPDATE mails SET queued_at = queued_at - 3600000");
		office.accept();

		expect(await forgot(maya.email)).toEqual({ mail: "sent" });
		expect(await office.mailsTo(maya.email)).toHaveLength(1);
	});

	test("a stranger who had the one mail of the day is answered like everybody else", async () => {
		const { server } = here();
		expect(await forgot("stranger@lead.test")).toEqual({ mail: "sent" });
		await server.sql("UPDATE mails SET queued_at = queued_at - 3600000");
		const people = [await student(server), await student(server)];
		const ask = async (who: string | undefined) => [await forgot(who ?? ""), await forgot("stranger@lead.test")];

		office.refuse();
		const refused = await ask(people[0]?.email);
		office.accept();
		const accepted = await ask(people[1]?.email);

		expect(refused).toEqual([{ mail: "waiting" }, { mail: "waiting" }]);
		expect(accepted).toEqual([{ mail: "sent" }, { mail: "sent" }]);
		expect(await office.mailsTo("stranger@lead.test")).toHaveLength(1);
	});

	test("it is left in peace longer and longer, up to an hour", async () => {
		const maya = await student(here().server);
		office.refuse();
		await forgot(maya.email);
		const pauses = [];
		for (let n = 0; n < 8; n++) {
			const [row] = await states("(due_at - tried_at) / 60000 AS pause, tries");
			pauses.push([row?.tries, row?.pause]);
			await laterOn();
			await eventually(async () => expect((await states("tries"))[0]?.tries).toBe(String(n + 2)), soon);
		}

		expect(pauses.map(([tries]) => Number(tries))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(pauses.map(([, pause]) => Number(pause))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
		await maintain();
		expect((await states("tries"))[0]?.tries).toBe("9");
	});

	test("a link that waited for days is made when it is sent", async () => {
		const maya = await student(here().server);
		office.refuse();
		await forgot(maya.email);
		await here().server.sql(`UPDATE mails SET queued_at = queued_at - ${2 * 86_400_000}`);
		office.accept();
		await arrived(maya.email);
		const token = tokenIn(
			(await office.mailsTo(maya.email))[0] ?? { to: "", subject: "", text: "", html: "", link: "" },
		);
		const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

		expect(exp).toBeGreaterThan(Date.now() / 1000 + 23 * 3600);
		expect((await post("/api/lead/reset-link", { token })).at("valid")).toBe(true);
	});

	test("after three days it is given up, kept and marked; after thirty forgotten; passwords before that", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		await server.sql(`UPDATE mails SET kind = 'temporary_password', details = '{"password":"${maya.password}"}'`);
		await server.sql(`UPDATE mails SET due_at = due_at + 1800000, queued_at = queued_at - ${3 * 86_400_000 - 60_000}`);
		await maintain();
		expect(await states("details, dropped_at")).toEqual([
			{ details: `{"password":"${maya.password}"}`, dropped_at: "0" },
		]);

		await server.sql("UPDATE mails SET queued_at = queued_at - 120000");
		await maintain();
		expect(await states("details, dropped_at > 0 AS given_up")).toEqual([{ details: "", given_up: "1" }]);
		office.accept();
		await laterOn();
		expect(await office.mailsTo(maya.email)).toEqual([]);

		await server.sql(`UPDATE mails SET queued_at = queued_at - ${27 * 86_400_000}`);
		await maintain();
		expect(await states("id")).toEqual([]);
	});
});
