// Getting in again: another link to confirm the address, a link to choose a new password. Answered alike for all.
import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { mailsTo, newestMail, tokenIn } from "#support/mails.ts";
import { blocked, person, student, tokenOf, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const users = "/api/collections/users";

/** A server of its own, since thirty questions a minute are enough for one address; and what is asked of it. */
function recovery() {
	const here = serverForThisFile(undefined, { env: { APP_URL: "https://lead.example" } });
	const post = (path: string, body: object) => here().server.ask("POST", path, { body });
	return {
		here,
		post,
		forgot: (email: string, language = "en") => post("/api/lead/forgot-password", { email, language }),
		verifyAgain: (email: string, language = "en") => post("/api/lead/verification", { email, language }),
		isValid: async (token: string) => (await post("/api/lead/reset-link", { token })).at("valid"),
		confirmReset: (token: string, password: string) =>
			post(`${users}/confirm-password-reset`, { token, password, passwordConfirm: password }),
	};
}

describe("a link", () => {
	const { here, post, forgot, verifyAgain, isValid, confirmReset } = recovery();

	test("a reset link is looked at without using it up, works once and ends the other sessions", async () => {
		const { server } = here();
		const maya = await student(server);
		const answer = await forgot(maya.email);
		const mail = await newestMail(server, maya.email);
		const token = tokenIn(mail);

		expect(answer.at("mail"), said(answer)).toBe("sent");
		expect(mail.link).toMatch(/^https:\/\/lead\.example\/reset-password#type=recovery&token=eyJ/);
		expect([await isValid(token), await isValid(token)]).toEqual([true, true]);
		const tooLong = await confirmReset(token, "س".repeat(40));
		expect(tooLong.at("data.password.code"), said(tooLong)).toBe("password_too_long");
		expect((await confirmReset(token, "new-secret")).status).toBe(204);
		expect(await isValid(token)).toBe(false);
		expect((await confirmReset(token, "newer-secret")).status).toBe(400);
		expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(401);
		const signedIn = await post(`${users}/auth-with-password`, { identity: maya.email, password: "new-secret" });
		expect(signedIn.status, said(signedIn)).toBe(200);
		expect(server.log()).toContain(`Mail to ${maya.email}: Choose a new password https://lead.example/reset-password#`);
	});

	test("no link but a reset link is one: tampered, of another kind, of another collection, of nothing", async () => {
		const { server } = here();
		const maya = await student(server);
		const wael = await waiting(server);
		await server.update("users", wael.id, { verified: false });
		await forgot(maya.email);
		await verifyAgain(wael.email);
		const token = tokenIn(await newestMail(server, maya.email));
		const [head = "", payload = "", signature = ""] = token.split(".");
		const other = Buffer.from(JSON.stringify({ ...claimsOf(token), id: wael.id })).toString("base64url");

		expect(await isValid(token)).toBe(true);
		const wrong = [
			`${head}.${payload}.${signature.slice(0, -4)}AAAA`,
			`${head}.${other}.${signature}`,
			tokenIn(await newestMail(server, wael.email)),
			maya.token,
			server.superuserToken,
			"x".repeat(5000),
			"",
		];
		for (const one of wrong) expect(await isValid(one), one).toBe(false);
		expect((await post("/api/lead/reset-link", { token: { a: 1 } })).status).toBe(400);
	});

	test("a link that ran out is none", async () => {
		const { server } = here();
		const maya = await student(server);
		await forgot(maya.email);
		const claims = claimsOf(tokenIn(await newestMail(server, maya.email)));
		const [key] =
			await server.sql(`SELECT users.tokenKey || json_extract(_collections.options, '$.passwordResetToken.secret')
		AS secret FROM users, _collections WHERE users.id = '${maya.id}' AND _collections.name = 'users'`);
		const linkUntil = (exp: number) => signed({ ...claims, exp }, key?.secret ?? "");
		const now = Math.floor(Date.now() / 1000);

		expect(await isValid(linkUntil(now + 60))).toBe(true);
		expect(await isValid(linkUntil(now - 1))).toBe(false);
		expect((await confirmReset(linkUntil(now - 1), "new-secret")).status).toBe(400);
	});

	test("PocketBase's own routes that mail a link are closed, by whatever name of the collection", async () => {
		const { server } = here();
		const maya = await student(server);
		for (const collection of ["users", "_pb_users_auth_", "Users", "user%73"]) {
			for (const route of ["request-password-reset", "request-verification", "request-email-change", "request-otp"]) {
				const answer = await server.ask("POST", `/api/collections/${collection}/${route}`, {
					token: await tokenOf(server, maya.id),
					body: { email: maya.email, newEmail: "other@lead.test" },
				});
				expect(answer.status, `${collection}/${route}`).toBe(404);
			}
		}
		expect(await mailsTo(server, maya.email)).toEqual([]);
		expect(await mailsTo(server, "other@lead.test")).toEqual([]);
	});
});

describe("the answer", () => {
	const { here, forgot, verifyAgain } = recovery();

	test("every address is answered alike, known or not, by both forms, and again at once", async () => {
		const { server } = here();
		const unverified = await waiting(server);
		await server.update("users", unverified.id, { verified: false });
		const declined = await person(server, { standing: "declined" });
		const known = [await student(server), unverified, declined, await blocked(server)].map((who) => who.email);
		const asked = [...known, known[0]?.toUpperCase() ?? "", "stranger@lead.test", "stranger@lead.test"];

		for (const ask of [forgot, verifyAgain]) {
			const answers = [];
			for (const email of asked) answers.push(await ask(email));

			expect(new Set(answers.map(said))).toEqual(new Set([said(answers[0] ?? (await ask("")))]));
			expect(answers[0]?.at("")).toEqual({ mail: "sent" });
			expect(answers.map((answer) => answer.headers.get("cache-control"))).toEqual(asked.map(() => "no-store"));
		}
		const subjects = async (email: string) => (await mailsTo(server, email)).map((mail) => mail.subject);
		expect(await subjects("stranger@lead.test")).toEqual(["No LEAD account uses this address"]);
		expect(await subjects(unverified.email)).toEqual(["Choose a new password", "Please confirm your e-mail address"]);
		for (const email of known.filter((one) => one !== unverified.email)) {
			expect(await subjects(email)).toEqual(["Choose a new password", "Your e-mail address is already confirmed"]);
		}
	});

	test("a bad address is refused with a code, whatever it tries to add", async () => {
		const { server } = here();
		const bad = [
			"",
			"nobody",
			"a@b",
			"a b@lead.test",
			"a@lead.test,b@lead.test",
			"A <a@lead.test>",
			`${"a".repeat(250)}@b.test`,
			"a\u0000@b.test",
			"a\u001b[2J@b.test",
			"a\u202e@b.test",
			"a@b.test\u200b",
		];
		for (const email of [...bad, "a@lead.test\r\nBcc: b@lead.test"]) {
			const answer = await forgot(email);
			expect([answer.status, answer.at("data.email.code")], email).toEqual([400, "invalid_email"]);
		}
		expect(await server.sql("SELECT 1 FROM mails WHERE recipient LIKE '%@b%' OR recipient = ''")).toEqual([]);
	});
});

describe("the number of mails", () => {
	const { here, forgot, verifyAgain } = recovery();

	/** Lets so many minutes pass for every mail. */
	const later = (minutes: number) => here().server.sql(`UPDATE mails SET queued_at = queued_at - ${minutes * 60_000}`);

	test("two minutes later another mail goes, five in an hour, and the answer stays the same", async () => {
		const { server } = here();
		const maya = await student(server);
		const answers = [];
		for (let n = 0; n < 8; n++) {
			answers.push(await forgot(maya.email));
			await later(3);
		}

		expect(new Set(answers.map(said)).size).toBe(1);
		expect(await mailsTo(server, maya.email)).toHaveLength(5);
	});

	test("a stranger's address gets one mail a day", async () => {
		const { server } = here();
		const answers = [];
		for (const minutes of [3, 120, 1200]) {
			answers.push(await forgot("once@lead.test"));
			await later(minutes);
		}

		expect(await mailsTo(server, "once@lead.test")).toHaveLength(1);
		await later(120);
		answers.push(await verifyAgain("once@lead.test", "fr"));
		expect(await mailsTo(server, "once@lead.test")).toHaveLength(2);
		expect(new Set(answers.map(said)).size).toBe(1);
	});

	test("a mail speaks the account's language, and the page's to a stranger", async () => {
		const { server } = here();
		const maya = await student(server);
		await server.update("users", maya.id, { language: "fr" });
		await forgot(maya.email, "en");
		await forgot("stranger@lead.test", "fr");

		expect((await newestMail(server, maya.email)).subject).toBe("Choisissez un nouveau mot de passe");
		expect((await newestMail(server, "stranger@lead.test")).subject).toBe("Aucun compte LEAD n'utilise cette adresse");
	});

	test("strangers together get sixty mails an hour", async () => {
		const { server } = here();
		await server.sql("DELETE FROM mails");
		await server.sql(`WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 59)
			INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at, sent_at)
			SELECT 'x' || at, 'no_account', at || '@lead.test', 'en', '', '', ${Date.now()}, 0, ${Date.now()} FROM n`);
		const answers = [await forgot("sixtieth@lead.test"), await forgot("next@lead.test")];

		expect(new Set(answers.map(said)).size).toBe(1);
		expect(await mailsTo(server, "sixtieth@lead.test")).toHaveLength(1);
		expect(await mailsTo(server, "next@lead.test")).toEqual([]);
	});
});

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

function signed(claims: object, secret: string): string {
	const coded = [{ alg: "HS256", typ: "JWT" }, claims].map((part) =>
		Buffer.from(JSON.stringify(part)).toString("base64url"),
	);
	return [...coded, createHmac("sha256", secret).update(coded.join(".")).digest("base64url")].join(".");
}
