// What the mails say: every kind in both languages, through a real mail server, read back as a mail program reads it.
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { tokenIn } from "#support/mails.ts";
import { person, student, waiting } from "#support/people.ts";
import { postOffice } from "#support/post-office.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const office = await postOffice();
afterAll(() => office.close());
const here = serverForThisFile(undefined, {
	env: {
		APP_URL: "https://lead.example",
		CENTRE_EMAIL: "desk@lead.test",
		LEAD_MAIL_DIR: "",
		LEAD_MAINTENANCE_SECRET: "maintenance-secret",
		MAIL_FROM: "hello@lead.test",
		SMTP_URL: office.url,
	},
});
const users = "/api/collections/users";
const post = (path: string, body: object) => here().server.ask("POST", path, { body });
const maintain = () =>
	here().server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });
beforeEach(() => here().server.sql("DELETE FROM mails"));

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
let made = 0;

interface Outgoing {
	kind: string;
	to: string;
	language?: string;
	userId?: string;
	values?: object;
}

/** Puts a mail into the outbox, as a hook does in its transaction. */
async function queue({ kind, to, language = "en", userId = "", values = {} }: Outgoing): Promise<void> {
	const texts = [`mail${++made}`, kind, to, language, userId, JSON.stringify(values)].map(quote);
	await here().server.sql(`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
		VALUES (${texts.join(", ")}, ${Date.now()}, ${Date.now()})`);
}

/** The mail that arrives for this address when the maintenance has sent what is due. */
async function arriving(email: string) {
	await maintain();
	return vi.waitFor(async () => {
		const mail = (await office.mails()).filter((one) => one.to === email).at(-1);
		if (!mail) throw new Error(`No mail to ${email}`);
		return mail;
	});
}

const login = "https://lead.example/login";
const kinds: [kind: string, english: string, french: string, link: RegExp | string][] = [
	[
		"verify",
		"Please confirm your e-mail address",
		"Confirmez votre adresse e-mail",
		/^https:\/\/lead\.example\/login#type=signup&token=eyJ[\w.-]+$/,
	],
	[
		"reset",
		"Choose a new password",
		"Choisissez un nouveau mot de passe",
		/^https:\/\/lead\.example\/reset-password#type=recovery&token=eyJ[\w.-]+$/,
	],
	[
		"no_account",
		"No LEAD account uses this address",
		"Aucun compte LEAD n'utilise cette adresse",
		"https://lead.example/signup",
	],
	["already_verified", "Your e-mail address is already confirmed", "Votre adresse e-mail est déjà confirmée", login],
	["approved", "Welcome to LEAD: your account is open", "Bienvenue chez LEAD\u202f: votre compte est ouvert", login],
	["declined", "About your LEAD account", "À propos de votre compte LEAD", ""],
	["temporary_password", "A password to get back in", "Un mot de passe pour revenir", login],
	[
		"change_email",
		"Please confirm your new e-mail address",
		"Confirmez votre nouvelle adresse e-mail",
		/^https:\/\/lead\.example\/login#type=email_change&token=eyJ[\w.-]+$/,
	],
	["email_taken", "This address already has a LEAD account", "Cette adresse a déjà un compte LEAD", login],
	[
		"email_changed",
		"Your LEAD account has a new e-mail address",
		"Votre compte LEAD a une nouvelle adresse e-mail",
		"",
	],
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
		const who = await person(server, { standing: kind === "declined" ? "declined" : "approved" });
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
	}
});

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
	expect(await server.rows("users", `id = "${maya.id}"`)).toMatchObject([{ email: "maya.new@lead.test" }]);
	expect(await server.rows("users", `id = "${wael.id}"`)).toMatchObject([{ verified: true }]);
	expect((await post("/api/lead/reset-link", { token: await token(maya.email) })).at("valid")).toBe(false); // the old address
});

test.each([
	["verify", 3 * 24, "The link works for three days.", "Le lien est valable trois jours."],
	["reset", 24, "The link works once, for one day.", "Le lien sert une seule fois, pendant un jour."],
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

test("what is not true any more is not said, and a link goes to nobody else's address", async () => {
	const { server } = here();
	const verified = await student(server);
	const moved = await student(server);
	const replaced = await student(server);
	const wael = await waiting(server);
	await queue({ kind: "verify", to: verified.email, userId: verified.id });
	await queue({ kind: "reset", to: "formerly@lead.test", userId: moved.id });
	await queue({ kind: "approved", to: wael.email, userId: wael.id });
	await queue({ kind: "declined", to: wael.email, userId: wael.id, values: { reason: "No" } });
	await queue({
		kind: "temporary_password",
		to: "formerly@lead.test",
		userId: moved.id,
		values: { password: moved.password },
	});
	await queue({
		kind: "temporary_password",
		to: replaced.email,
		userId: replaced.id,
		values: { password: "earlier-one" },
	});
	await queue({ kind: "no_account", to: wael.email });
	await queue({ kind: "no_account", to: "last@lead.test" });

	await arriving("last@lead.test");

	for (const email of [verified.email, moved.email, replaced.email, "formerly@lead.test", wael.email])
		expect(await office.mailsTo(email)).toEqual([]);
	expect(await server.sql("SELECT 1 FROM mails WHERE sent_at = 0 AND dropped_at = 0")).toEqual([]);
	expect(await server.sql("SELECT 1 FROM mails WHERE details <> ''")).toEqual([]);
});

const signUp = (fields: object) =>
	post(`${users}/records`, {
		password: "secret-1",
		passwordConfirm: "secret-1",
		role: "teacher",
		language: "fr",
		...fields,
	});

test.each([
	["an advertisement", "Gifts at http://evil.test/now"],
	["a bare address", "See evil.test"],
	["headers", "Nour\r\nBcc: victim@lead.test\r\n\r\nHello"],
	["HTML", `<a href="https://evil.test">Nour</a><script>alert(1)</script>`],
	["letters that turn the line", "Nour \u202egro.live\u202c"],
])("a name that is %s adds nothing to a mail", async (_, full_name) => {
	const email = `guest-${++made}@lead.test`;
	office.refuse();
	const answer = await signUp({ email, full_name: "Nour" });
	expect(answer.status, said(answer)).toBe(200);
	// Sign-up lets not all of these in (characters.test.ts); accounts of earlier versions may have them.
	await here().server.update("users", String(answer.at("id")), { full_name });
	office.accept();
	await here().server.sql("UPDATE mails SET due_at = 0");
	const mails = [await arriving(email), await arriving("desk@lead.test")];

	for (const mail of mails) {
		const headers = mail.parsed.headers.map((header) => header.key).sort();
		expect(headers).toEqual(["content-type", "date", "from", "message-id", "mime-version", "subject", "to"]);
		expect(mail.html.match(/<a /g)).toEqual(
			mail.html.match(/<a href="https:\/\/lead\.example\/login[#"]/g)?.map(() => "<a "),
		);
		expect(mail.html).not.toContain("<script");
		expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.test|\u202e/);
		expect(mail.text.match(/https?:\/\/[\w.]+/g)).toEqual(mail.text.match(/https:\/\/lead\.example/g));
	}
	expect((await office.mails()).flatMap((mail) => mail.parsed.bcc ?? [])).toEqual([]);
	expect(await office.mailsTo("victim@lead.test")).toEqual([]);
});

test("a reason keeps its lines and opens nothing", async () => {
	const { server } = here();
	const who = await person(server, { standing: "declined" });
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

	expect(mail.subject).toBe("Votre adresse e-mail est déjà confirmée");
	expect(mail.text).toContain("Bonjour نور عازار-Œuvré 💡,");
	expect(mail.html).toContain("Bonjour نور عازار-Œuvré 💡,");
});
