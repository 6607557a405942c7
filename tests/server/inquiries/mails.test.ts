// What the centre is told of an inquiry, through a real mail server: in both languages, with the family to answer to.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { centre } from "#centre.ts";
import { inquire, joinUsBody, portalBody } from "#support/leads.ts";
import { newestMail } from "#support/mails.ts";
import { realServer } from "#support/server.ts";
import { arriving, env, headers, office, send } from "./centre-mailbox.ts";

const inbox = "https://lead.example/dashboard-admin/inquiries";
const greetings = {
	en: `Hello, this is LEAD in ${centre.town}. Thank you for writing to us. When would be a good time to call you?`,
	fr: `Bonjour, ici le centre LEAD à ${centre.town}. Merci de nous avoir écrit. Quand pouvons-nous vous appeler\u202f?`,
};
/** The chat with this number, and the first words of the centre in it. */
const chatWith = (number: string, language: "en" | "fr" = "en") =>
	`https://wa.me/${number}?text=${encodeURIComponent(greetings[language])}`;

test("an inquiry comes whole, in both languages, and its answer goes to the family", async () => {
	await send(
		joinUsBody({ email: "rima@families.test", full_message: "Have you a place in Grade 5?\nThank you, 🌷 ريما" }),
	);
	const mail = await arriving();

	expect(mail.subject).toBe("A family has written / une famille a écrit");
	expect(mail.parsed.replyTo).toEqual([{ name: "", address: "rima@families.test" }]);
	expect(mail.text).toContain(
		"    Rima Haddad · Grade 5 · 70 123 456 · rima@families.test\n    asks for a consultation · used the English site\n    Have you a place in Grade 5?\n    Thank you, 🌷 ريما\n",
	);
	expect(mail.text).toContain("    demande un entretien · a utilisé le site en anglais\n");
	expect(mail.text).toContain(`We promise families an answer within ${centre.answerHours} hours.`);
	expect(mail.text).toContain(`une réponse sous ${centre.answerHours}\u00a0heures.`);
	expect(mail.text).toContain("Reply to this email to write to the family.");
	expect(mail.text).toContain("Répondez à cet e-mail pour écrire à la famille.");
	expect(mail.text).toContain(`Answer on WhatsApp:\n${chatWith("96170123456")}\n`);
	expect(mail.text).toContain(`Répondre sur WhatsApp\u202f:\n${chatWith("96170123456")}\n`);
	expect(mail.text).toContain(`Open the inquiries:\n${inbox}\n`);
	expect(mail.text).toContain(`Ouvrir les demandes\u202f:\n${inbox}\n`);
	expect(mail.link).toBe(chatWith("96170123456"));
	expect(new URL(mail.link).searchParams.get("text")).toBe(greetings.en);
	expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|null/);
});

test("a request for the portal says which programs, and what else was written", async () => {
	await send(portalBody({ program_type: "After-school, SAT", message: "For both my sons", language: "fr" }));
	const mail = await arriving();

	expect(mail.text).toContain(
		"    asks for an account for the portal: After-school, SAT · used the French site\n    For both my sons\n",
	);
	expect(mail.text).toContain(
		"demande un compte pour le portail\u202f: After-school, SAT · a utilisé le site en français\n",
	);
	expect(mail.link).toBe(chatWith("96170123456", "fr"));
});

test.each([
	["03 123 456", "9613123456"],
	["70-123456", "96170123456"],
	["00961 70 123 456", "96170123456"],
	["961 3 123 456", "9613123456"],
	["+33 6 12 34 56 78", "33612345678"],
	// Without a country code WhatsApp finds nobody: the button opens the inbox.
	["06 12 34 56 78", ""],
])("the mail about a family whose number is %s leads to the chat with %j, and to the inbox", async (phone, number) => {
	await send(joinUsBody({ phone }));
	const mail = await arriving();
	const links = number === "" ? [inbox] : [chatWith(number), inbox];

	expect(mail.html.match(/(?<=<a href=")[^"]+/g) ?? []).toEqual([...links, ...links]);
	expect(mail.text.match(/https?:\S+/g)).toEqual([...links, ...links]);
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
	expect(mail.html.match(/<a /g)).toHaveLength(4);
	const links = [chatWith("96170123456"), inbox];
	expect(mail.html.match(/(?<=<a href=")[^"]+/g)).toEqual([...links, ...links]);
	expect(mail.html).not.toContain("<script");
	expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([...links, ...links]);
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
