// What people may change of their own account, and that a wrong old password counts like one at the sign-in page.
import { expect, test } from "vitest";
import { student, tokenOf, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { batch, entry } from "#support/school.ts";
import { here, patch, stored } from "./course-accounts.ts";

test("a person changes the own language and password, which ends the other sessions", async () => {
	const { server } = here();
	const nour = await student(server);
	const language = await patch(nour, nour.id, { language: "fr" });
	const wrong = await patch(nour, nour.id, {
		password: "new-one",
		passwordConfirm: "new-one",
		oldPassword: "x",
	});
	const right = await patch(nour, nour.id, {
		password: "new-one",
		passwordConfirm: "new-one",
		oldPassword: nour.password,
	});

	expect([language.status, wrong.status, right.status]).toEqual([200, 400, 200]);
	expect(await stored(nour.id)).toMatchObject({ language: "fr", name: nour.name });
	expect((await server.ask("GET", "/api/lead/handshake", { token: nour.token })).status).toBe(401);
});

const newPassword = (oldPassword: string) => ({ password: "new-one", passwordConfirm: "new-one", oldPassword });

test("a wrong old password counts like a wrong one at the sign-in page", async () => {
	const { server } = here();
	const nour = await student(server);
	const change = async (oldPassword: string) => await patch(nour, nour.id, newPassword(oldPassword));
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
	for (let n = 0; n < 6; n++) codes.push((await patch(nour, nour.id, body)).at("data.password.code"));

	expect(codes).toEqual([...Array(5).fill("wrong_password"), "too_many_guesses"]);
});

test("the right old password ends the count, and no batch holds a password", async () => {
	const { server } = here();
	const nour = await student(server);
	const inBatch = (oldPassword: string) =>
		batch(server, nour, [entry.update("users", nour.id, newPassword(oldPassword))]);
	const batched = [await inBatch("wrong-one"), await inBatch(nour.password)];
	for (let n = 0; n < 4; n++) await patch(nour, nour.id, newPassword(`wrong-${n}`));
	const right = await patch(nour, nour.id, newPassword(nour.password));
	const again = { ...nour, token: await tokenOf(server, nour.id) };
	const later = [];
	for (let n = 0; n < 5; n++)
		later.push((await patch(again, nour.id, newPassword(`wrong-${n}`))).at("data.password.code"));

	expect(batched.map(({ status }) => status)).toEqual([400, 400]);
	expect(new Set(batched.map((answer) => answer.text)).size).toBe(1);
	expect(right.status, said(right)).toBe(200);
	expect(later).toEqual(Array(5).fill("wrong_password"));
});

test("a password too long for the server is refused with the same code when it is changed", async () => {
	const { server } = here();
	const nour = await student(server);
	const long = "س".repeat(40);
	const changed = await patch(nour, nour.id, {
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
	const before = await stored(maya.id);
	const answer = await patch(maya, maya.id, { [field]: value });

	const after = await stored(maya.id);
	expect({ ...after, updated: "" }, said(answer)).toEqual({ ...before, updated: "" });
	expect((await server.ask("GET", "/api/lead/handshake", { token: maya.token })).status).toBe(200);
});

test("a waiting person changes nothing, not even the own language", async () => {
	const { server } = here();
	const wael = await waiting(server);

	expect((await patch(wael, wael.id, { language: "fr" })).status).toBe(404);
	expect((await patch(wael, wael.id, { name: "Wael" })).status).toBe(404);
});

test("a block that crosses the person's own change of language or password holds", async () => {
	const { server, boss } = here();
	for (let round = 0; round < 15; round++) {
		const who = await student(server);
		const own = round % 2 ? { language: "fr" } : { password: "new-one", passwordConfirm: "new-one" };
		const [, block] = await Promise.all([
			patch(who, who.id, { ...own, oldPassword: who.password }),
			patch(boss, who.id, { blocked_at: "2026-03-01 08:00:00.000Z" }),
		]);

		expect(block.status, said(block)).toBe(200);
		expect(await stored(who.id)).toMatchObject({ blocked_at: expect.stringMatching(/^2/) });
	}
});
