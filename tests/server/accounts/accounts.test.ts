// Accounts: what their owner may change, and which fields each reader sees.
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { admin, type Person, person, student, teacher, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, course, enrol, entry } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const users = "/api/collections/users/records";
const here = serverForThisFile(async (server) => {
	const rana = await teacher(server, "Rana Khoury");
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, rana, [maya]);
	await admin(server, "Hala Sfeir");
	return { rana, maya, maths, boss: await admin(server, "Samia Rahme"), deputy: await admin(server, "Fadi Sleiman") };
});

const patch = (server: RealServer, who: Person, id: string, body: object) =>
	server.ask("PATCH", `${users}/${id}`, { token: who.token, body });
const stored = async (server: RealServer, id: unknown) => (await server.rows("users", `id = "${id}"`))[0];

test("a person changes the own language and password, which ends the other sessions", async () => {
	const { server } = here();
	const nour = await student(server);
	const language = await patch(server, nour, nour.id, { language: "fr" });
	const wrong = await patch(server, nour, nour.id, {
		password: "new-one",
		passwordConfirm: "new-one",
		oldPassword: "x",
	});
	const right = await patch(server, nour, nour.id, {
		password: "new-one",
		passwordConfirm: "new-one",
		oldPassword: nour.password,
	});

	expect([language.status, wrong.status, right.status]).toEqual([200, 400, 200]);
	expect(await stored(server, nour.id)).toMatchObject({ language: "fr", name: nour.name });
	expect((await server.ask("GET", "/api/lead/handshake", { token: nour.token })).status).toBe(401);
});

const accountHash = (who: Person) => createHash("sha256").update(`users ${who.email}`).digest("hex");
const newPassword = (oldPassword: string) => ({ password: "new-one", passwordConfirm: "new-one", oldPassword });

test("a wrong old password counts like a wrong one at the sign-in page", async () => {
	const { server } = here();
	const nour = await student(server);
	const change = async (oldPassword: string) => await patch(server, nour, nour.id, newPassword(oldPassword));
	const wrong = [];
	for (let n = 0; n < 5; n++) wrong.push((await change(`wrong-${n}`)).at("data.password.code"));
	const sixth = await change(nour.password);
	const signIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
		body: { identity: nour.email, password: nour.password },
	});

	expect(wrong).toEqual(Array(5).fill("wrong_password"));
	expect([sixth.status, sixth.at("data.password.code")], said(sixth)).toEqual([429, "too_many_guesses"]);
	expect(signIn.status).toBe(429);
});

test("another spelling of its name is no way around counting the old password", async () => {
	const { server } = here();
	const nour = await student(server);
	const body = { password: "new-one", passwordConfirm: "another", oldPassword: "a guess", OLDPASSWORD: "\0" };
	const codes = [];
	for (let n = 0; n < 6; n++) codes.push((await patch(server, nour, nour.id, body)).at("data.password.code"));

	expect(codes).toEqual([...Array(5).fill("wrong_password"), "too_many_guesses"]);
});

test("the right old password ends the count, and no batch holds a password", async () => {
	const { server } = here();
	const nour = await student(server);
	const inBatch = (oldPassword: string) =>
		batch(server, nour, [entry.update("users", nour.id, newPassword(oldPassword))]);
	const batched = [await inBatch("wrong-one"), await inBatch(nour.password)];
	for (let n = 0; n < 4; n++) await patch(server, nour, nour.id, newPassword(`wrong-${n}`));
	const right = await patch(server, nour, nour.id, newPassword(nour.password));

	expect(batched.map(({ status }) => status)).toEqual([400, 400]);
	expect(new Set(batched.map((answer) => answer.text)).size).toBe(1);
	expect(right.status, said(right)).toBe(200);
	expect(await server.sql(`SELECT wrong FROM guesses WHERE account = '${accountHash(nour)}'`)).toEqual([]);
});

test("a password too long for the server is refused with the same code when it is changed", async () => {
	const { server } = here();
	const nour = await student(server);
	const long = "س".repeat(40);
	const changed = await patch(server, nour, nour.id, {
		password: long,
		passwordConfirm: long,
		oldPassword: nour.password,
	});

	expect(changed.at("data.password.code"), said(changed)).toBe("password_too_long");
	expect((await server.ask("GET", "/api/lead/handshake", { token: nour.token })).status).toBe(200);
});

test.each([
	["name", "Somebody Else"],
	["full_name", "Somebody Else"],
	["grade", "12"],
	["email", "other@lead.test"],
	["emailVisibility", true],
	["blocked_at", ""],
	["declined_at", "2026-01-01 00:00:00.000Z"],
	["decline_reason", "None"],
	["verified", false],
	["tokenKey", "a".repeat(50)],
	["name+", "x"],
])("a person cannot change the own %s", async (field, value) => {
	const { server, maya } = here();
	const before = await stored(server, maya.id);
	const answer = await patch(server, maya, maya.id, { [field]: value });

	const after = await stored(server, maya.id);
	expect({ ...after, updated: "" }, said(answer)).toEqual({ ...before, updated: "" });
	expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
});

test("a waiting person changes nothing, not even the own language", async () => {
	const { server } = here();
	const wael = await waiting(server);

	expect((await patch(server, wael, wael.id, { language: "fr" })).status).toBe(404);
	expect((await patch(server, wael, wael.id, { name: "Wael" })).status).toBe(404);
});

test("each reader sees the fields the matrix allows, and `updated` always", async () => {
	const { server, boss, rana, maya } = here();
	const see = async (who: Person, whom: Person) =>
		Object.keys(Object((await server.ask("GET", `${users}/${whom.id}`, { token: who.token })).at(""))).sort();
	const name = ["collectionId", "collectionName", "id", "name", "updated"];
	const everything = [
		"blocked_at",
		"collectionId",
		"collectionName",
		"created_at",
		"decline_reason",
		"declined_at",
		"email",
		"emailVisibility",
		"full_name",
		"grade",
		"id",
		"language",
		"name",
		"updated",
		"verified",
	];

	expect(await see(maya, rana)).toEqual(name);
	expect(await see(rana, maya)).toEqual([...name, "email"].sort());
	expect(await see(maya, maya)).toEqual(everything);
	expect(await see(boss, maya)).toEqual(everything);
});

test("a teacher who is a student elsewhere sees only the name of that teacher", async () => {
	const { server, rana } = here();
	const joseph = await teacher(server, "Joseph Saade");
	await course(server, joseph, [rana]);
	await enrol(server, joseph, here().maths.id, "teacher");

	const answer = await server.ask("GET", `${users}/${joseph.id}`, { token: rana.token });

	expect(answer.at("name"), said(answer)).toBe("Joseph Saade");
	expect(answer.text).not.toContain(joseph.email);
});

test("the e-mail address is not changed by its owner, nor is a link for it sent", async () => {
	const { server, maya } = here();
	const answer = await server.ask("POST", "/api/collections/users/request-email-change", {
		token: maya.token,
		body: { newEmail: "other@lead.test" },
	});

	expect(answer.status, said(answer)).toBe(404);
});

test("a blocked person's rows cannot be read by the person, who may still open the own account", async () => {
	const { server } = here();
	const bassam = await person(server, { standing: "blocked", name: "Bassam Daher" });

	const own = await server.ask("GET", `${users}/${bassam.id}`, { token: bassam.token });
	const list = await server.ask("GET", users, { token: bassam.token });

	expect([own.status, list.at("totalItems")]).toEqual([200, 0]);
});

test("a block that crosses the person's own change of language or password holds", async () => {
	const { server, boss } = here();
	for (let round = 0; round < 15; round++) {
		const who = await student(server);
		const own = round % 2 ? { language: "fr" } : { password: "new-one", passwordConfirm: "new-one" };
		const [, block] = await Promise.all([
			patch(server, who, who.id, { ...own, oldPassword: who.password }),
			patch(server, boss, who.id, { blocked_at: "2026-03-01 08:00:00.000Z" }),
		]);

		expect(block.status, said(block)).toBe(200);
		expect(await stored(server, who.id)).toMatchObject({ blocked_at: expect.stringMatching(/^2/) });
	}
});
