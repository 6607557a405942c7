// What the centre is told of inquiries, through a real mail server: each in both languages with the family to answer to,
// those of ten minutes in one mail, and of what looks like spam only a number, once a day.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { behindProxy, inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { newestMail } from "#support/mails.ts";
import { postOffice } from "#support/post-office.ts";
import { said } from "#support/requests.ts";
import { realServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const office = await postOffice();
afterAll(() => office.close());
const env = {
	...behindProxy,
	APP_URL: "https://lead.example",
	CENTRE_EMAIL: "desk@lead.test",
	LEAD_MAINTENANCE_SECRET: "maintenance-secret",
};
const here = serverForThisFile(undefined, { env: { ...env, LEAD_MAIL_DIR: "", SMTP_URL: office.url } });
const headers = { "X-Lead-Maintenance": "maintenance-secret" };
const maintain = async () =>
	expect((await here().server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
const toCentre = async () => (await office.mails()).filter((mail) => mail.to === "desk@lead.test");
beforeEach(() => here().server.sql("DELETE FROM mails"));

let read = 0;
/** The next mail that arrives at the centre when the maintenance (or the server's own, on the minute) has sent what is due. */
async function arriving() {
	await maintain();
	const mail = await vi.waitFor(async () => {
		const next = (await toCentre())[read];
		if (!next) throw new Error("No mail to the centre");
		return next;
	});
	read += 1;
	return mail;
}
const send = async (body: object) => {
	const answer = await inquire(here().server, body);
	expect(answer.status, said(answer)).toBe(200);
};
/** Minutes pass for what is held back. */
const later = (minutes: number) => here().server.sql(`UPDATE mails SET due_at = due_at - ${minutes * 60_000}`);

test("an inquiry comes whole, in both languages, and its answer goes to the family", async () => {
	await send(
		joinUsBody({ email: "rima@families.test", full_message: "Have you a place in Grade 5?\nThank you, 🌷 ريما" }),
	);
	const mail = await arriving();

	expect(mail.subject).toBe("A family has written / une famille a écrit");
	expect(mail.parsed.replyTo).toEqual([{ name: "", address: "rima@families.test" }]);
	expect(mail.text).toContain(
		"    Rima Haddad · Grade 5 · +961 70 123 456 · rima@families.test\n    asks for a consultation · writes in English\n    Have you a place in Grade 5?\n    Thank you, 🌷 ريما\n",
	);
	expect(mail.text).toContain("    demande un entretien · écrit en anglais\n");
	expect(mail.text).toContain("An answer to this mail goes to the family.");
	expect(mail.text).toContain("Answer on WhatsApp:\nhttps://wa.me/96170123456\n");
	expect(mail.text).toContain("Répondre sur WhatsApp\u202f:\nhttps://wa.me/96170123456\n");
	expect(mail.link).toBe("https://wa.me/96170123456");
	expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|null/);
});

test("a request for the portal says which programs, and what else was written", async () => {
	await send(portalBody({ program_type: "After-school, SAT", message: "For both my sons", language: "fr" }));
	const mail = await arriving();

	expect(mail.text).toContain(
		"    asks for an account for the portal: After-school, SAT · writes in French\n    For both my sons\n",
	);
	expect(mail.text).toContain("demande un compte pour le portail\u202f: After-school, SAT · écrit en français\n");
});

test("those of ten minutes come in one mail, however many, without the ones that were looked at", async () => {
	const { server } = here();
	await send(joinUsBody());
	await arriving();
	const looked = joinUsBody({ parent_name: "Looked At" });
	await send(looked);
	for (const parent_name of ["Second Family", "Third Family"]) await send(joinUsBody({ parent_name }));
	await server.update("leads", looked.id, { status: "contacted" });
	await maintain();
	await later(9);
	await maintain();
	expect(await toCentre()).toHaveLength(read);
	await later(2);
	const two = await arriving();

	expect([two.subject, two.parsed.replyTo]).toEqual(["2 families have written / 2 familles ont écrit", undefined]);
	expect(two.text).toMatch(/Second Family(.|\n)*Third Family/);
	expect(two.text.match(/^ {4}https:\/\/wa\.me\/96170123456$/gm)).toHaveLength(4);
	expect(two.text).not.toMatch(/Looked At|An answer to this mail|Answer on WhatsApp/);
	for (let n = 1; n <= 22; n++) await send(joinUsBody({ parent_name: `Family ${n}.` }));
	await later(11);
	const many = await arriving();
	expect(many.subject).toBe("22 families have written / 22 familles ont écrit");
	for (let n = 1; n <= 22; n++) expect(many.text).toContain(`Family ${n}.`);
});

test.each([
	["03 123 456", "https://wa.me/9613123456"],
	["70-123456", "https://wa.me/96170123456"],
	["00961 70 123 456", "https://wa.me/96170123456"],
	["961 3 123 456", "https://wa.me/9613123456"],
	["+33 6 12 34 56 78", "https://wa.me/33612345678"],
	["(call my wife)", ""],
])("a family whose number is %s is answered at %j", async (phone, link) => {
	await send(joinUsBody({ phone }));
	const mail = await arriving();

	expect(mail.html.match(/(?<=<a href=")[^"]+/g) ?? []).toEqual(link ? [link, link] : []);
});

test("an inquiry that was looked at before the mail could go needs none", async () => {
	const { server } = here();
	const body = joinUsBody();
	await send(body);
	await server.update("leads", body.id, { status: "closed" });
	await maintain();

	await vi.waitFor(async () =>
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
	await later(23 * 60);
	await maintain();
	expect(await toCentre()).toHaveLength(read);
	await later(61);
	const next = await arriving();

	expect(mail.subject).toBe("3 inquiries look like spam / 3 demandes ressemblent à du spam");
	expect(next.subject).toBe("4 inquiries look like spam / 4 demandes ressemblent à du spam");
	expect(mail.parsed.replyTo).toBeUndefined();
	expect(`${mail.text}${mail.html}`).not.toMatch(/Pills|families\.test/);
	expect(mail.link).toBe("https://lead.example/dashboard-admin");
});

test.each([
	["an advertisement", "Gifts at http://evil.test/now"],
	["headers", "Nour %0d%0aBcc: victim@lead.test"],
	["HTML", `<a href="https://evil.test">Nour</a><script>alert(1)</script>`],
	["a formula", `=HYPERLINK("https://evil.test")`],
	["letters that turn the line", "Nour \u202egro.live\u202c"],
])("words that are %s add nothing to the mail", async (_, words) => {
	// A second link, or one in the name, would look like spam, and letters that turn the line are in no name.
	const parent_name = words.replace(/https?:..|[\u202c\u202e]/g, "");
	await send(joinUsBody({ parent_name, full_message: `Hello\r\nBcc: victim@lead.test\r\n\r\n${words} and on` }));
	const mail = await arriving();

	expect(mail.parsed.headers.map((header) => header.key).sort()).toEqual([
		"content-type",
		"date",
		"from",
		"message-id",
		"mime-version",
		"reply-to",
		"subject",
		"to",
	]);
	expect(mail.html.match(/<a /g)).toHaveLength(2);
	expect(mail.html.match(/<a href="https:\/\/wa\.me\/96170123456"/g)).toHaveLength(2);
	expect(mail.html).not.toContain("<script");
	expect(mail.text.match(/https?:\/\/[\w.]+/g)).toEqual(["https://wa.me", "https://wa.me"]);
	expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.test|\u202e/);
	expect(await office.mailsTo("victim@lead.test")).toEqual([]);
});

test.each([
	["desk@lead.test", 1],
	["", 0],
])(
	"where mails are caught the file says whom to answer; to the centre's address %j go %d mails",
	async (centre, count) => {
		const server = await realServer({ env: { ...env, CENTRE_EMAIL: centre } });
		try {
			await inquire(server, joinUsBody({ email: "rima@families.test" }));
			await server.ask("POST", "/api/lead/maintenance", { headers });
			if (count) await newestMail(server, centre);

			const folder = join(server.dataDir, "mail");
			const files = existsSync(folder) ? readdirSync(folder) : [];
			expect(files).toHaveLength(count);
			for (const file of files)
				expect(readFileSync(join(folder, file), "utf8")).toMatch(/^Reply-To: rima@families\.test\r$/m);
			expect(await server.rows("leads")).toHaveLength(1);
		} finally {
			await server.end();
		}
	},
);
