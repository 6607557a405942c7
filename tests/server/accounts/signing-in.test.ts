// Signing in: who is let in, and how guesses are stopped.

import { expect, test } from "vitest";
import { eventually } from "#support/eventually.ts";
import { person, student, tokenOf } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

const signIn = (identity: string, password: string) =>
	here().server.ask("POST", "/api/collections/users/auth-with-password", { body: { identity, password } });

test.each([
	["approved", true, 200],
	["approved", false, 200],
	["waiting", true, 200],
	["waiting", false, 403],
	["declined", true, 200],
	["blocked", true, 403],
] as const)("a person who is %s, address verified: %s, is answered %d", async (accountStatus, verified, status) => {
	const { server } = here();
	const who = await person(server, { accountStatus });
	await server.update("users", who.id, { verified });

	expect((await signIn(who.email, who.password)).status).toBe(status);
});

test("who is blocked hears it with the right password, and with a wrong one no more than anybody", async () => {
	const { server } = here();
	const who = await person(server, { accountStatus: "blocked" });
	const [right, wrong] = [await signIn(who.email, who.password), await signIn(who.email, "not this one")];

	expect(right.at("data.identity.code"), said(right)).toBe("blocked");
	expect([wrong.status, wrong.at("message"), wrong.at("data")]).toEqual([400, "Failed to authenticate.", {}]);
});

test("the token lives thirty days and is refreshed while it lives", async () => {
	const { server } = here();
	const maya = await student(server);
	const token = String((await signIn(maya.email, maya.password)).at("token"));
	const refreshed = await server.ask("POST", "/api/collections/users/auth-refresh", { token });
	const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

	expect(Math.round((payload.exp - Date.now() / 1000) / 86_400)).toBe(30);
	expect(refreshed.status, said(refreshed)).toBe(200);
});

test("an expired token is refused in the handshake and nowhere mistaken for another person", async () => {
	const { server } = here();
	const maya = await student(server);
	const token = await tokenOf(server, maya.id, 4);
	const seen = async () => (await server.ask("GET", "/api/collections/users/records", { token })).at("totalItems");
	expect([(await server.ask("GET", "/api/lead/handshake", { token })).status, await seen()]).toEqual([200, 1]);

	await eventually(async () => expect((await server.ask("GET", "/api/lead/handshake", { token })).status).toBe(401), {
		timeout: 15_000,
		interval: 200,
	});
	expect(await seen()).toBe(0);
});

/** Refused, with a minute to wait (less what a busy machine took to say so). */
const tooMany = [429, "too_many_guesses", expect.toSatisfy((seconds: number) => seconds > 45 && seconds <= 60)];
const outcome = (answer: Awaited<ReturnType<typeof signIn>>) => [
	answer.status,
	answer.at("data.password.code"),
	Number(answer.headers.get("retry-after")),
];

test("five wrong passwords make the account wait a minute, the right one included; known or unknown alike", async () => {
	const maya = await student(here().server);
	for (const email of [maya.email, "nobody@lead.test"]) {
		const wrong = [];
		for (let n = 0; n < 5; n++) wrong.push(await signIn(email, "wrong-one"));
		const sixth = await signIn(email.toUpperCase(), maya.password);

		expect(wrong.map((answer) => answer.status)).toEqual([400, 400, 400, 400, 400]);
		expect(new Set(wrong.map((answer) => answer.text)).size).toBe(1);
		expect(outcome(sixth)).toEqual(tooMany);
		expect(sixth.at("message")).toBe("Too many wrong passwords. Please try again in a minute.");
	}
});

/** Lets the waiting time of all accounts pass. */
const waitIsOver = () => here().server.sql("UPDATE guesses SET locked_until = 0");

test("each further wrong password doubles the wait, the right one ends the count", async () => {
	const maya = await student(here().server);
	for (let n = 0; n < 5; n++) await signIn(maya.email, "wrong-one");
	const waits = [];
	for (let n = 0; n < 6; n++) {
		await waitIsOver();
		await signIn(maya.email, "wrong-one");
		waits.push(Number((await signIn(maya.email, maya.password)).headers.get("retry-after")));
	}
	await waitIsOver();
	const right = await signIn(maya.email, maya.password);
	const afterwards = await signIn(maya.email, "wrong-one");

	for (const [at, wait] of [120, 240, 480, 960, 960, 960].entries())
		expect(Math.abs((waits[at] ?? 0) - wait)).toBeLessThan(15);
	expect([right.status, afterwards.status]).toEqual([200, 400]);
});

test("what a clock that ran a year ahead has noted locks nobody out", async () => {
	const { server } = here();
	const maya = await student(server);
	for (let wrong = 0; wrong < 5; wrong++) await signIn(maya.email, "not this one");
	expect((await signIn(maya.email, maya.password)).status).toBe(429);
	await server.sql("UPDATE guesses SET locked_until = locked_until + 31536000, last_at = last_at + 31536000");
	expect((await signIn(maya.email, maya.password)).status).toBe(200);
});

test("forty guesses at once are five guesses", async () => {
	const maya = await student(here().server);

	const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(maya.email, `wrong-${n}`)));

	expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5);
	expect(answers.filter((answer) => answer.status === 429)).toHaveLength(35);
});

test("a right password that is not let in yet is no guess", async () => {
	const { server } = here();
	const wael = await person(server, { accountStatus: "waiting" });
	await server.update("users", wael.id, { verified: false });

	const answers = [];
	for (let n = 0; n < 8; n++) answers.push((await signIn(wael.email, wael.password)).status);

	expect(answers).toEqual(Array(8).fill(403));
});
