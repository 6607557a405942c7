// What the mails say: every kind in both languages, through a real mail server, read back as a mail program reads it.
import { expect, test } from "vitest";
import { tokenIn } from "#support/mails.ts";
import { person, student, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { arriving, here, post, queue, users } from "./queued-mails.ts";

const login = "https://lead.example/login";
const kinds: [kind: string, english: string, french: string, link: RegExp | string][] = [
	[
		"verify",
		"Please confirm your email address for LEAD",
		"Confirme ton adresse e-mail pour LEAD",
		/^https:\/\/lead\.example\/login#type=signup&token=eyJ[\w.-]+$/,
	],
	[
		"reset",
		"Choose a new password for LEAD",
		"Choisis un nouveau mot de passe pour LEAD",
		/^https:\/\/lead\.example\/reset-password#type=recovery&token=eyJ[\w.-]+$/,
	],
	[
		"no_account",
		"No LEAD account uses this address",
		"Aucun compte LEAD n’utilise cette adresse",
		"https://lead.example/signup",
	],
	[
		"already_verified",
		"Your email address for LEAD is already confirmed",
		"Ton adresse e-mail pour LEAD est déjà confirmée",
		login,
	],
	[
		"approved",
		"Welcome to LEAD: your account is approved",
		"Bienvenue chez LEAD\u202f: ton compte est approuvé",
		login,
	],
	["declined", "About your LEAD account", "À propos de ton compte LEAD", ""],
	["temporary_password", "Your temporary LEAD password", "Ton mot de passe provisoire LEAD", login],
	[
		"change_email",
		"Please confirm your new email address for LEAD",
		"Confirme ta nouvelle adresse e-mail pour LEAD",
		/^https:\/\/lead\.example\/login#type=email_change&token=eyJ[\w.-]+$/,
	],
	["email_taken", "This address already has a LEAD account", "Cette adresse a déjà un compte LEAD", login],
	["email_changed", "Your LEAD account has a new email address", "Ton compte LEAD a une nouvelle adresse e-mail", ""],
];
const shown: Record<string, string> = {
	temporary_password: "secret-1",
	declined: "Please call the centre first.",
	email_changed: "new@lead.test",
};

test.each(kinds)("%s arrives well-formed in both languages", async (kind, english, french, link) => {
	const { server } = here();
	for (const [language, subject, hello] of [
		["en", english, "Hello"],
		["fr", french, "Bonjour"],
	] as const) {
		const who = await person(server, { accountStatus: kind === "declined" ? "declined" : "approved" });
		if (kind === "no_account") await server.update("users", who.id, { email: `moved-${who.email}` });
		await server.update("users", who.id, { verified: kind !== "verify" });
		const values = { password: "secret-1", reason: "Please call the centre first.", email: "new@lead.test" };
		await queue({ kind, to: who.email, language, userId: who.id, values });

		const mail = await arriving(who.email);

		expect(mail.subject).toBe(subject);
		expect(mail.parsed.from).toEqual({ name: "LEAD", address: "hello@lead.test" });
		expect(mail.text).toMatch(new RegExp(`^${hello} ${who.name},\\n`));
		expect(mail.text).not.toMatch(/undefined|<|\{\{/);
		expect(mail.html).toContain(`<html lang="${language}">`);
		expect(mail.html).not.toMatch(/undefined|<script|<img/);
		const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]?.replaceAll("&amp;", "&"));
		expect(hrefs).toEqual(link === "" ? [] : [mail.link]);
		expect(mail.link).toEqual(typeof link === "string" ? link : expect.stringMatching(link));
		for (const part of [mail.text, mail.html]) expect(part).toContain(shown[kind] ?? "LEAD");
		if (kind !== "no_account") expect(mail.text + mail.html).not.toMatch(/\b(vous|votre|vos)\b|(?<!ch)ez\b/i);
	}
});

test.each(["verify", "already_verified", "reset", "change_email", "email_taken", "email_changed"])(
	"%s says tu to who asked to be a student and still waits, and vous to a teacher who does",
	async (kind) => {
		const { server } = here();
		for (const [role, yes, no] of [
			["student", /\b(tu|toi|ton|ta)\b/i, /\b(vous|votre|vos)\b|(?<!ch)ez\b/i],
			["teacher", /\b(vous|votre|vos)\b/i, /\b(tu|toi|ton|ta)\b/i],
		] as const) {
			const who = await person(server, { role, accountStatus: "waiting" });
			await server.update("users", who.id, { verified: kind !== "verify" });
			await queue({ kind, to: who.email, language: "fr", userId: who.id, values: { email: "new@lead.test" } });
			const { text, html } = await arriving(who.email);
			for (const part of [text, html]) expect(part).toMatch(yes);
			for (const part of [text, html]) expect(part).not.toMatch(no);
		}
	},
);

test("the links do what they say", async () => {
	const { server } = here();
	const wael = await waiting(server);
	await server.update("users", wael.id, { verified: false });
	const maya = await student(server);
	await queue({ kind: "verify", to: wael.email, userId: wael.id });
	await queue({ kind: "reset", to: maya.email, userId: maya.id });
	await queue({ kind: "change_email", to: "maya.new@lead.test", userId: maya.id });

	const token = async (email: string) => tokenIn(await arriving(email));
	const change = await post(`${users}/confirm-email-change`, {
		token: await token("maya.new@lead.test"),
		password: maya.password,
	});
	const verified = await post(`${users}/confirm-verification`, { token: await token(wael.email) });

	expect([change.status, verified.status], said(change)).toEqual([204, 204]);
	expect(await server.row("users", maya.id)).toMatchObject({ email: "maya.new@lead.test" });
	expect(await server.row("users", wael.id)).toMatchObject({ verified: true });
	expect((await post("/api/lead/reset-link", { token: await token(maya.email) })).at("valid")).toBe(false); // the old address
});

test.each([
	["verify", 3 * 24, "The link works for three days.", "Le lien est valable trois jours."],
	["reset", 24, "The link works once, and for one day.", "Le lien ne sert qu’une fois et reste valable un jour."],
	["change_email", 24, "The link works for one day.", "Le lien est valable un jour."],
])("the link of %s lives %d hours, as the mail says: a power cut is shorter", async (kind, hours, english, french) => {
	const { server } = here();
	for (const [language, sentence] of [
		["en", english],
		["fr", french],
	] as const) {
		const who = await waiting(server);
		await server.update("users", who.id, { verified: false });
		await queue({ kind, to: who.email, language, userId: who.id });
		const mail = await arriving(who.email);
		const { exp } = JSON.parse(Buffer.from(tokenIn(mail).split(".")[1] ?? "", "base64url").toString());

		expect(mail.text).toContain(sentence);
		expect(Math.round((exp - Date.now() / 1000) / 3600)).toBe(hours);
	}
});

test("a reason keeps its lines and opens nothing", async () => {
	const { server } = here();
	const who = await person(server, { accountStatus: "declined" });
	const reason = `Class 7 is full.\r\nSee <b>https://evil.test</b>\n\n"Call" us & come`;
	await queue({ kind: "declined", to: who.email, userId: who.id, values: { reason } });
	const mail = await arriving(who.email);

	expect(mail.text).toContain("    Class 7 is full.\n    See <b>https:");
	expect(mail.text).toContain(`"Call" us & come`);
	expect(mail.html).toContain("&quot;Call&quot; us &amp; come");
	expect(mail.html).not.toMatch(/<b>|href/);
	expect(mail.text).not.toContain("https://evil.test");
});

test("letters of every script come through subject, name and text", async () => {
	const { server } = here();
	const who = await person(server, { name: "نور عازار-Œuvré 💡" });
	await queue({ kind: "already_verified", to: who.email, language: "fr", userId: who.id });
	const mail = await arriving(who.email);

	expect(mail.subject).toBe("Ton adresse e-mail pour LEAD est déjà confirmée");
	expect(mail.text).toContain("Bonjour نور عازار-Œuvré 💡,");
	expect(mail.html).toContain("Bonjour نور عازار-Œuvré 💡,");
});
