// The outbox with a mail server that accepts: each mail once; and what the centre is told of who waits.

import { describe, expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { student, waiting } from "#support/people.ts";
import { soon } from "./mail-setup.ts";
import {
	arrived,
	forgot,
	here,
	laterOn,
	made,
	maintain,
	office,
	ourselves,
	signUp,
	states,
} from "./outbox-sign-ups.ts";

describe("a mail server that accepts", () => {
	test("twenty hands at once send one mail once", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		office.accept();
		const [row] = await states("id");
		await server.sql("UPDATE mails SET due_at = 0");

		await Promise.all(Array.from({ length: 20 }, (_, n) => ourselves("/api/lead/mails", { id: n % 2 ? "" : row?.id })));

		expect(await office.mailsTo(maya.email)).toHaveLength(1);
	});

	test("twelve people at once all get theirs, though one mail is sent at a time", async () => {
		const { server } = here();
		const people = await Promise.all(Array.from({ length: 12 }, () => student(server)));
		const answers = await Promise.all(people.map((who) => forgot(who.email)));

		for (const [at, who] of people.entries()) {
			if (Object(answers[at]).mail !== "sent") await arrived(who.email);
			expect(await office.mailsTo(who.email)).toHaveLength(1);
		}
	});

	test("a clock that was set back for a year stops no mail", async () => {
		const { server } = here();
		const maya = await student(server);
		office.refuse();
		await forgot(maya.email);
		const year = 365 * 86_400_000;
		await server.sql(`UPDATE mails SET due_at = due_at + ${year}`);
		await server.sql(`UPDATE mail_turn SET since = ${Date.now() + year}`);
		office.accept();
		await maintain();

		await eventually(async () => expect(await office.mailsTo(maya.email)).toHaveLength(1), soon);
	});

	test("nobody but the server itself makes it send", async () => {
		for (const headers of [{}, { "X-Lead-Maintenance": "" }, { "X-Lead-Maintenance": "guess" }]) {
			expect((await here().server.ask("POST", "/api/lead/mails", { body: { id: "" }, headers })).status).toBe(404);
		}
	});

	test("a sign-up that fails sends nothing", async () => {
		expect((await signUp({ grade: "13", role: "student" })).status).toBe(400);
		expect(await states("id")).toEqual([]);
	});
});

describe("the centre", () => {
	const toCentre = async () => (await office.mailsTo("desk@lead.test")).at(-1)?.text ?? "";

	test("hears of sign-ups in both languages, of all who wait in one mail, at most every ten minutes", async () => {
		const before = (await office.mailsTo("desk@lead.test")).length;
		const centreHas = (count: number) =>
			eventually(async () => expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + count), soon);
		await signUp({ full_name: "Nour Azar", role: "student", grade: "7" });
		await signUp({ full_name: "Ziad Matar" });
		await maintain();
		await centreHas(1);
		const first = await toCentre();
		await signUp({ full_name: "Lara Saab" });
		await signUp({ full_name: "Karim Nassar" });
		await maintain();

		expect((await office.mailsTo("desk@lead.test")).at(-1)?.subject).toBe(
			"LEAD: 2 new accounts are waiting / 2 nouveaux comptes attendent",
		);
		expect(first).toContain(`    Nour Azar · student, Grade 7 · new-${made - 3}@lead.test\n    Ziad Matar · teacher ·`);
		expect(first).toContain(
			`    Nour Azar · élève, Grade 7 · new-${made - 3}@lead.test\n    Ziad Matar · professeur ·`,
		);
		expect(first).toContain("https://lead.example/login");
		await centreHas(1);
		const times = await states(
			"(due_at - (SELECT MAX(tried_at) FROM mails WHERE sent_at > 0 AND kind = 'sign_up_waits')) / 60000 AS wait, kind, sent_at",
		);
		expect(times.filter((row) => row.kind === "sign_up_waits" && row.sent_at === "0").map((row) => row.wait)).toEqual([
			"10",
			"10",
		]);

		await laterOn();
		await centreHas(2);
		expect(await toCentre()).toMatch(/Lara Saab.*\n.*Karim Nassar/);
		expect(await toCentre()).not.toMatch(/Nour Azar|Ziad Matar/);
	});

	test("is not told of who was approved, declined or removed meanwhile", async () => {
		const { server } = here();
		const before = (await office.mailsTo("desk@lead.test")).length;
		const ids = [];
		for (const full_name of ["Rima Haddad", "Sami Khoury"]) ids.push(String((await signUp({ full_name })).at("id")));
		await server.update("users", ids[0] ?? "", { name: "Rima Haddad" });
		await laterOn();
		await eventually(async () => expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + 1), soon);
		expect(await toCentre()).toContain("Sami Khoury");
		expect(await toCentre()).not.toContain("Rima Haddad");

		const third = String((await signUp({ full_name: "Tala Issa" })).at("id"));
		await server.update("users", third, { declined_at: "2026-03-01 08:00:00.000Z" });
		await laterOn();
		const givenUp = async () => (await states("dropped_at")).filter((row) => row.dropped_at !== "0");
		await eventually(async () => expect(await givenUp()).toHaveLength(1), soon);
		expect(await office.mailsTo("desk@lead.test")).toHaveLength(before + 1);
	});

	test("a waiting person's own mails go on when the centre's are held back", async () => {
		const wael = await waiting(here().server);
		expect(await forgot(wael.email)).toEqual({ mail: "sent" });
	});
});
