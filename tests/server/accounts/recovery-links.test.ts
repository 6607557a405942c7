// A link to choose a new password: it works once, and no other link does.
import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { mailsTo, newestMail, tokenIn } from "#support/mails.ts";
import { student, tokenOf, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { recovery, users } from "./recovery.ts";

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
		expect(server.log()).toContain(
			`Mail to ${maya.email}: Choose a new password for LEAD https://lead.example/reset-password#`,
		);
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

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

function signed(claims: object, secret: string): string {
	const coded = [{ alg: "HS256", typ: "JWT" }, claims].map((part) =>
		Buffer.from(JSON.stringify(part)).toString("base64url"),
	);
	return [...coded, createHmac("sha256", secret).update(coded.join(".")).digest("base64url")].join(".");
}
