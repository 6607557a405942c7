// Whom a mail is for: true for each role, "tu" to a student alone, and how the centre is reached at its end.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Mail, newestMail } from "#support/mails.ts";
import { admin, type Person, person, type Wanted } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const site = mkdtempSync(join(tmpdir(), "lead-contact-"));
mkdirSync(join(site, "pages"));
const contact = { town: "Chtaura", phone: "+961 8 123 456", whatsapp: "96171234567", email: "office@lead.test" };
writeFileSync(join(site, "pages", "contact.json"), JSON.stringify(contact));
afterAll(() => rmSync(site, { recursive: true }));

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }), { env: { LEAD_PUBLIC_DIR: site } });

type Speaking = Wanted & { language: "en" | "fr" };

async function somebody({ language, ...wanted }: Speaking): Promise<Person> {
	const { server } = here();
	const who = await person(server, wanted);
	await server.update("users", who.id, { language });
	return who;
}

/** The mail to somebody after the maintenance has sent what waits. */
async function mailTo(email: string): Promise<Mail> {
	const { server } = here();
	const headers = { "X-Lead-Maintenance": server.maintenanceSecret };
	expect((await server.ask("POST", "/api/lead/maintenance", { headers })).status).toBe(200);
	return await newestMail(server, email);
}

test.each([
	["student", "en", "You can sign in now. To join a course, use the code your teacher gives you."],
	["student", "fr", "Tu peux te connecter. Pour entrer dans un cours, utilise le code donné par ton professeur."],
	["teacher", "en", "You can sign in now. You can create your first course."],
	["teacher", "fr", "Vous pouvez vous connecter. Vous pouvez créer votre premier cours."],
	["admin", "en", "You can sign in now. Accounts, roles and materials are in the admin dashboard."],
	[
		"admin",
		"fr",
		"Vous pouvez vous connecter. Les comptes, les rôles et les documents se gèrent dans l’espace administration.",
	],
] as const)("an approved %s is told what is true for one (%s)", async (role, language, sentence) => {
	const { server, boss } = here();
	const who = await somebody({ role, language, accountStatus: "waiting" });
	const token = boss.token;
	const answer = await server.ask("PATCH", `/api/collections/users/records/${who.id}`, { token, body: { name: "x" } });
	expect(answer.status, said(answer)).toBe(200);
	expect((await mailTo(who.email)).text).toContain(sentence);
});

test.each([
	[{ role: "student" }, "Choisis un nouveau mot de passe pour LEAD", /\b(vous|votre|vos)\b/],
	[{ role: "teacher" }, "Choisissez un nouveau mot de passe pour LEAD", /\b(tu|ton|toi)\b/],
	[{ role: "student", accountStatus: "waiting" }, "Choisis un nouveau mot de passe pour LEAD", /\b(vous|votre|vos)\b/],
] as const)("a French mail to %o is called “%s”", async (wanted, subject, otherwise) => {
	const who = await somebody({ ...wanted, language: "fr" });
	await here().server.ask("POST", "/api/lead/forgot-password", { body: { email: who.email, language: "en" } });
	const mail = await newestMail(here().server, who.email);
	expect(mail.subject).toBe(subject);
	expect(mail.text).not.toMatch(otherwise);
});

test.each([
	[
		"en",
		"Warmly,\nThe LEAD team\nLEAD, after-school learning center, Chtaura, Lebanon",
		"If this wasn’t you, please call or write to the center right away: Phone",
	],
	[
		"fr",
		"Bien cordialement,\nL’équipe LEAD\nLEAD, centre de soutien scolaire, Chtaura (Liban)",
		"Si ce n’était pas toi, appelle tout de suite le centre ou écris-lui\u202f: Téléphone",
	],
] as const)(
	"a mail ends with how the centre is reached, and a warning says it at once (%s)",
	async (language, end, warning) => {
		const { server } = here();
		const who = await somebody({ language });
		await server.update("users", who.id, { email: `moved-${who.email}` });
		const mail = await mailTo(who.email);
		const ways = "+961 8 123 456 · WhatsApp https://wa.me/96171234567 · office@lead.test";
		expect(mail.text).toContain(`${warning} ${ways}`);
		expect(mail.text.trim()).toMatch(
			new RegExp(`${end.replaceAll(/[()]/g, "\\$&")}\n(Phone|Téléphone) .*office@lead\\.test$`),
		);
		expect([...mail.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([
			"tel:+9618123456",
			"https://wa.me/96171234567",
			"mailto:office@lead.test",
		]);
	},
);
