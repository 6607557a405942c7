// Inquiries of ten minutes come in one mail, and of what looks like spam only a number, once a day.

import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { joinUsBody } from "#support/leads.ts";
import { arriving, here, maintain, read, send, toCentre } from "./centre-mailbox.ts";

/** Minutes pass for what is held back. */
const later = (minutes: number) => here().server.sql(`UPDATE mails SET due_at = due_at - ${minutes * 60_000}`);

test("those of ten minutes come in one mail, however many, without the ones that were looked at", async () => {
	const { server } = here();
	await send(joinUsBody());
	await arriving();
	const looked = joinUsBody({ parent_name: "Looked At" });
	await send(looked);
	for (const parent_name of ["Second Family", "Third Family"]) await send(joinUsBody({ parent_name }));
	await server.update("leads", looked.id, { status: "called" });
	await maintain();
	await later(9);
	await maintain();
	expect(await toCentre()).toHaveLength(read);
	await later(2);
	const two = await arriving();

	expect([two.subject, two.parsed.replyTo]).toEqual(["2 families have written / 2 familles ont écrit", undefined]);
	expect(two.text).toMatch(/Second Family(.|\n)*Third Family/);
	expect(two.text.match(/^ {4}https:\/\/wa\.me\/96170123456$/gm)).toHaveLength(4);
	expect(two.text).not.toMatch(/Looked At|Reply to this email|Answer on WhatsApp/);
	for (let n = 1; n <= 22; n++) await send(joinUsBody({ parent_name: `Family ${n}.` }));
	await later(11);
	const many = await arriving();
	expect(many.subject).toBe("22 families have written / 22 familles ont écrit");
	for (let n = 1; n <= 22; n++) expect(many.text).toContain(`Family ${n}.`);
});

test.each([
	["was looked at", { status: "closed" }],
	["an admin marked as spam", { suspect: true }],
])("an inquiry that %s before the mail could go needs none", async (_, changed) => {
	const { server } = here();
	await server.sql("DELETE FROM mails");
	const body = joinUsBody();
	await send(body);
	await server.update("leads", body.id, changed);
	await maintain();

	await eventually(async () =>
		expect(await server.sql("SELECT sent_at, dropped_at > 0 AS dropped FROM mails")).toEqual([
			{ sent_at: "0", dropped: "1" },
		]),
	);
});

test("of what looks like spam the centre hears a number, once a day, and none of its words", async () => {
	const { server } = here();
	await server.sql("DELETE FROM leads");
	for (const website of ["one", "two", "three"]) await send(joinUsBody({ website, parent_name: "Buy Pills" }));
	const mail = await arriving();
	await server.sql("UPDATE mails SET queued_at = queued_at - 180000");
	await send(joinUsBody({ website: "four" }));
	const judged = joinUsBody({});
	await send(judged);
	await server.sql(`UPDATE leads SET suspect = 1 WHERE id = '${judged.id}'`);
	await server.sql("DELETE FROM mails WHERE kind = 'inquiry'");
	await maintain();
	expect(await toCentre()).toHaveLength(read);
	await later(23 * 60);
	await maintain();
	expect(await toCentre()).toHaveLength(read);
	await later(61);
	const next = await arriving();

	expect(mail.subject).toBe("3 inquiries look like spam / 3 demandes ressemblent à du spam");
	expect(next.subject).toBe("4 inquiries look like spam / 4 demandes ressemblent à du spam");
	expect(mail.parsed.replyTo).toBeUndefined();
	expect(`${mail.text}${mail.html}`).not.toMatch(/Pills|families\.test/);
	expect(mail.text).toContain("https://lead.example/dashboard-admin/inquiries\n");
});
