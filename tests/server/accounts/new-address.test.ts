// Another e-mail address: asked for with the password, and confirmed from the new address.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { mailsTo, newestMail, tokenIn } from "#support/mails.ts";
import { person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { ask, confirm, handshakeStatus, here, newAddress, post, signIn, stored } from "./own-steps.ts";

describe("another e-mail address", () => {
	test("is asked for with the password, confirmed from the new address, told to the old one, and ends the sessions", async () => {
		const { server } = here();
		const maya = await student(server, "Maya Haddad");
		await server.update("users", maya.id, { language: "fr", verified: false });
		const email = newAddress();
		const asked = await ask(maya, ` ${email} `);
		const mail = await newestMail(server, email);
		const before = await stored(maya);
		const wrong = await confirm(tokenIn(mail), "not-hers");
		const unchanged = await stored(maya);
		const confirmed = await confirm(tokenIn(mail), maya.password);
		const again = await confirm(tokenIn(mail), maya.password);
		await server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });

		expect([asked.status, asked.at("mail"), asked.headers.get("cache-control")]).toEqual([200, "sent", "no-store"]);
		expect(mail.link).toMatch(/^https:\/\/lead\.example\/login#type=email_change&token=eyJ/);
		expect(mail.text).toContain("Bonjour Maya Haddad");
		expect([wrong.status, unchanged]).toEqual([400, before]);
		expect(before?.email).toBe(maya.email);
		expect([confirmed.status, again.status], said(confirmed)).toEqual([204, 400]);
		expect(await stored(maya)).toMatchObject({ email, verified: true, name: "Maya Haddad" });
		expect(await handshakeStatus(maya)).toBe(401);
		expect((await signIn(email, maya.password)).status).toBe(200);
		expect((await signIn(maya.email, maya.password)).status).toBe(400);
		expect((await newestMail(server, maya.email)).text).toContain(email);
	});

	test("that is taken is answered like a free one: its owner gets a mail, and nothing changes", async () => {
		const { server } = here();
		const [maya, nour] = [await student(server), await teacher(server, "Nour Azar")];
		const free = await ask(maya, newAddress());
		const taken = await ask(maya, nour.email.toUpperCase());
		const mail = await newestMail(server, nour.email);

		expect([taken.status, taken.text]).toEqual([free.status, free.text]);
		expect(mail.subject).toBe("This address already has a LEAD account");
		expect(mail.text).not.toContain(maya.name);
		expect(mail.link).not.toContain("token=");
		expect([(await stored(maya))?.email, (await stored(nour))?.email]).toEqual([maya.email, nour.email]);
	});

	test("belongs to the first of two who confirms it", async () => {
		const { server } = here();
		const [maya, nour, email] = [await student(server), await student(server), newAddress()];
		await ask(maya, email);
		await ask(nour, email);
		const links = (await mailsTo(server, email)).map(tokenIn);
		const answers = [await confirm(links[1] ?? "", nour.password), await confirm(links[0] ?? "", maya.password)];

		expect(answers.map((answer) => answer.status)).toEqual([204, 400]);
		expect([(await stored(maya))?.email, (await stored(nour))?.email]).toEqual([maya.email, email]);
	});

	test.each([
		"",
		"maya",
		"maya@",
		"@lead.test",
		"a b@lead.test",
		"a@b",
		`${"a".repeat(250)}@lead.test`,
		"a@b.c>,x@y.z",
	])("%j is none", async (email) => {
		const maya = await student(here().server);
		expect(refused(await ask(maya, email))).toBe("400 email invalid_email");
	});

	test("is not the present one, in whatever case", async () => {
		const maya = await student(here().server);
		expect(refused(await ask(maya, maya.email.toUpperCase()))).toBe("400 email same_email");
	});

	test("needs the password: a wrong one sends nothing and counts like a guess at signing in", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		const codes = [];
		for (let n = 0; n < 6; n++) codes.push(refused(await ask(maya, email, `guess-${n}`)));

		expect(codes).toEqual([...Array(5).fill("400 password wrong_password"), "429 password too_many_guesses"]);
		expect((await signIn(maya.email, maya.password)).status).toBe(429);
		expect(await mailsTo(server, email)).toEqual([]);
	});

	test("pressed twice is one mail, and six addresses are too many for a quarter of an hour", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		const twice = [await ask(maya, email), await ask(maya, email.toUpperCase())];
		const answers = [];
		for (let n = 0; n < 5; n++) answers.push(await ask(maya, newAddress()));

		expect(twice.map((answer) => answer.text)).toEqual(Array(2).fill(twice[0]?.text));
		expect(await mailsTo(server, email)).toHaveLength(1);
		expect(answers.map(refused)).toEqual(["200", "200", "200", "200", "429 email too_many_mails"]);
		expect(Math.ceil(Number(answers[4]?.headers.get("retry-after")) / 60)).toBe(15);
	});

	test.each([
		["waiting", "200", 204],
		["declined", "200", 204],
		["approved", "200", 204],
		["blocked", "403", 0],
	] as const)("somebody who is %s is answered %s", async (accountStatus, asked, confirmed) => {
		const { server } = here();
		const [who, email] = [await person(server, { accountStatus }), newAddress()];

		expect(refused(await ask(who, email))).toBe(asked);
		const [mail] = await mailsTo(server, email);
		expect(mail ? (await confirm(tokenIn(mail), who.password)).status : 0).toBe(confirmed);
	});

	test("is asked for by nobody who is not signed in, and a link is worth nothing once its person is blocked", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		await ask(maya, email);
		const token = tokenIn(await newestMail(server, email));
		await server.update("users", maya.id, { blocked_at: "2026-03-01 08:00:00.000Z" });

		expect((await ask(undefined, email, "secret-1")).status).toBe(401);
		expect((await confirm(token, maya.password)).status).toBe(403);
		expect((await stored(maya))?.email).toBe(maya.email);
	});

	test("is confirmed with the password, and whoever got the link guesses it no more often than at the sign-in page", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		await ask(maya, email);
		const token = tokenIn(await newestMail(server, email));
		const statuses = [];
		for (let n = 0; n < 5; n++) statuses.push((await confirm(token, `guess-${n}`)).status);
		statuses.push((await confirm(token, "guess-5")).status);
		statuses.push((await confirm(token, maya.password)).status);

		expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
		expect((await signIn(maya.email, maya.password)).status).toBe(429);
		await server.sql("UPDATE guesses SET locked_until = 0");
		expect((await confirm(token, maya.password)).status).toBe(204);
	});

	test("takes text alone: other types are refused with a code", async () => {
		const maya = await student(here().server);
		const odd = [{ email: [newAddress()], password: maya.password }, { email: newAddress(), password: { a: 1 } }, {}];
		const codes = [];
		for (const body of odd) codes.push(refused(await post("/api/lead/change-email", body, maya.token)));

		expect(codes).toEqual(["400 email invalid_types", "400 email invalid_types", "400 email invalid_email"]);
	});
});
