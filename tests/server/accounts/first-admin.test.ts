// The link that `npm run serve` prints while a centre has no admin: what it is good for, and for how long.
import { expect, onTestFinished, test } from "vitest";
import { ensureFirstAdmin } from "#scripts/server/first-admin.mjs";
import { refused } from "#support/api/bodies.ts";
import { admin, type Person, person, student } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { type RealServer, realServer } from "#support/server.ts";

const secret = "the-secret-of-this-start";

/** A centre without anybody, started with the secret in the link. */
async function newCentre(env: Record<string, string> = { LEAD_FIRST_ADMIN: secret }): Promise<RealServer> {
	const server = await realServer({ env });
	onTestFinished(() => server.end());
	return server;
}

const form = (fields: object = {}) => ({
	token: secret,
	full_name: " Samar Tannous ",
	email: "samar@centre.test",
	password: "secret-1",
	language: "fr",
	...fields,
});
const become = (server: RealServer, fields: object = {}) =>
	server.ask("POST", "/api/lead/first-admin", { body: form(fields) });
const signIn = (server: RealServer, identity: string, password: string) =>
	server.ask("POST", "/api/collections/users/auth-with-password", { body: { identity, password } });
const handshakeOf = (server: RealServer, signedIn: Answer) =>
	server.ask("GET", "/api/lead/handshake", { token: String(signedIn.at("token")) });

test("the link makes an admin who is approved and signs in, once", async () => {
	const server = await newCentre();
	const first = await become(server);
	const again = await become(server, { email: "second@centre.test" });
	const handshake = await handshakeOf(server, await signIn(server, "samar@centre.test", "secret-1"));

	expect([first.status, first.at("ok"), first.headers.get("cache-control")]).toEqual([200, true, "no-store"]);
	expect([handshake.at("name"), handshake.at("role"), handshake.at("account_status")]).toEqual([
		"Samar Tannous",
		"admin",
		"approved",
	]);
	expect(refused(again)).toBe("403 token link_used");
	expect(await server.rows("users")).toMatchObject([
		{ full_name: "Samar Tannous", language: "fr", verified: true, grade: "", emailVisibility: false },
	]);
});

test("twenty who open the link at once are one admin, and no other account is left", async () => {
	const server = await newCentre();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) => become(server, { email: `n${n % 10}@centre.test` })),
	);

	expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
	for (const answer of answers) if (answer.status !== 200) expect(refused(answer)).toBe("403 token link_used");
	expect(await server.rows("users")).toHaveLength(1);
	expect(await server.rows("user_roles")).toMatchObject([{ role: "admin" }]);
});

test.each([
	["another token", { LEAD_FIRST_ADMIN: secret }, { token: "the-secret-of-another-start" }],
	["an empty token", { LEAD_FIRST_ADMIN: secret }, { token: "" }],
	["no token", { LEAD_FIRST_ADMIN: secret }, { token: undefined }],
	["an empty token, where there is no link", {}, { token: "" }],
])("with %s nobody becomes anything", async (_, env, fields) => {
	const server = await newCentre(env);

	expect(refused(await become(server, fields))).toBe("403 token link_used");
	expect(await server.rows("users")).toEqual([]);
});

test("the link is dead while there is an admin, however that one came to be", async () => {
	const server = await newCentre();
	await admin(server, "Hala Sfeir");

	expect(refused(await become(server))).toBe("403 token link_used");
	expect(await server.rows("users")).toHaveLength(1);
});

test("a form that will not do is refused with a code, makes nobody, and the link still works", async () => {
	const server = await newCentre();
	const wrong: [string, object][] = [
		["400 full_name validation_required", { full_name: "  " }],
		["400 full_name validation_max_text_constraint", { full_name: "a".repeat(101) }],
		["400 email invalid_email", { email: "samar" }],
		["400 password validation_min_text_constraint", { password: "five5" }],
		["400 password password_too_long", { password: "س".repeat(40) }],
		["400 token invalid_types", { password: ["secret-1"] }],
	];
	for (const [code, fields] of wrong) {
		const answer = await become(server, fields);
		expect(refused(answer), said(answer)).toBe(code);
	}

	expect(await server.rows("users")).toEqual([]);
	expect((await become(server, { role: "student", verified: false, blocked_at: "2026-01-01" })).status).toBe(200);
	expect(await server.rows("user_roles")).toMatchObject([{ role: "admin" }]);
});

const stored = (server: RealServer, who: Person) => server.row("users", who.id);

test("an account that has the address becomes the admin's only with its own password, which it keeps", async () => {
	const server = await newCentre();
	const wael = await person(server, { accountStatus: "declined", name: "Wael Matar" });
	const before = await stored(server, wael);
	const taken = await become(server, { email: wael.email.toUpperCase(), password: "of-the-admin" });
	const untouched = await stored(server, wael);
	const own = await become(server, { email: wael.email.toUpperCase(), password: wael.password, full_name: "W. Matar" });

	expect(refused(taken)).toBe("400 email address_taken");
	expect(untouched).toEqual(before);
	expect((await server.ask("GET", "/api/lead/handshake", { token: wael.token })).status).toBe(401);
	expect(own.status, said(own)).toBe(200);
	expect(await stored(server, wael)).toMatchObject({ name: "W. Matar", email: wael.email, declined_at: "", grade: "" });
	const handshake = await handshakeOf(server, await signIn(server, wael.email, wael.password));
	expect([handshake.at("role"), handshake.at("account_status")]).toEqual(["admin", "approved"]);
	expect(await server.rows("user_roles")).toMatchObject([{ user_id: wael.id, role: "admin" }]);
});

test("the password of an account that has the address is guessed here no more often than at the sign-in page", async () => {
	const server = await newCentre();
	const maya = await student(server);
	const codes = [];
	for (let n = 0; n < 6; n++) codes.push(refused(await become(server, { email: maya.email, password: `guess-${n}` })));

	expect(codes).toEqual([...Array(5).fill("400 email address_taken"), "429 password too_many_guesses"]);
	expect((await signIn(server, maya.email, maya.password)).status).toBe(429);
});

test("ADMIN_EMAIL makes the account that has this address the first admin's, however it is written and whatever its status", async () => {
	const server = await newCentre();
	const bassam = await person(server, { accountStatus: "blocked", name: "Bassam Daher", email: "Bassam@Centre.test" });
	const made = await ensureFirstAdmin(server, { email: "bassam@centre.test", password: "of-the-admin" });
	const again = await ensureFirstAdmin(server, { email: "other@centre.test", password: "another-one" });
	const handshake = await handshakeOf(server, await signIn(server, "bassam@centre.test", "of-the-admin"));

	expect([made, again]).toEqual([true, true]);
	expect([handshake.at("user"), handshake.at("role"), handshake.at("account_status")]).toEqual([
		bassam.id,
		"admin",
		"approved",
	]);
	expect(await server.rows("users")).toHaveLength(1);
});
