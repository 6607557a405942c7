// Signing up: an account that waits, whatever else was asked for.
import { expect, test } from "vitest";
import { tokenOf } from "#support/people.ts";
import { said } from "#support/requests.ts";
import type { RealServer } from "#support/server.ts";
import { here, stored, users } from "./course-accounts.ts";

let made = 0;
const form = (fields: object = {}) => ({
	email: `new-${++made}@lead.test`,
	password: "secret-1",
	passwordConfirm: "secret-1",
	full_name: "  Nour Azar ",
	role: "student",
	grade: "7",
	language: "fr",
	...fields,
});
const signUp = (server: RealServer, body: object) => server.ask("POST", users, { body });

test("signing up makes a waiting account with its name kept and its role stored", async () => {
	const { server } = here();
	const answer = await signUp(server, form());

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(answer.at("id"))).toMatchObject({
		name: "",
		full_name: "Nour Azar",
		grade: "7",
		language: "fr",
		blocked_at: "",
		declined_at: "",
		verified: false,
		emailVisibility: false,
	});
	expect(await server.rows("user_roles", `user_id = "${answer.at("id")}"`)).toMatchObject([{ role: "student" }]);
});

test("a teacher has no grade, a missing role is student", async () => {
	const { server } = here();
	const teacherUp = await signUp(server, form({ role: "teacher" }));
	const noRole = await signUp(server, form({ role: undefined, grade: null }));

	expect(await stored(teacherUp.at("id"))).toMatchObject({ grade: "" });
	expect(await server.rows("user_roles", `user_id = "${teacherUp.at("id")}"`)).toMatchObject([{ role: "teacher" }]);
	expect(await server.rows("user_roles", `user_id = "${noRole.at("id")}"`)).toMatchObject([{ role: "student" }]);
});

test.each([
	["name", { name: "Approved Already" }],
	["an odd case of name", { Name: "Approved Already", NAME: "Approved Already" }],
	["verified", { verified: true }],
	["emailVisibility", { emailVisibility: true }],
	["an own id", { id: "aaaaaaaaaaaaaaa" }],
	["tokenKey", { tokenKey: "a".repeat(50) }],
	["blocked_at", { blocked_at: "2020-01-01 00:00:00.000Z", declined_at: "2020-01-01 00:00:00.000Z" }],
	["dates", { created_at: "2020-01-01 00:00:00.000Z", updated: "2020-01-01 00:00:00.000Z" }],
	["prototype keys", { __proto__: { name: "x" }, constructor: { name: "x" }, prototype: "x" }],
	["a file", { avatar: "x.svg" }],
])("signing up with %s gives nothing", async (_, fields) => {
	const { server } = here();
	const body = form(fields);
	const answer = await signUp(server, body);
	const rows = await server.rows("users", `email = "${body.email}"`);

	expect([answer.status, rows.length], said(answer)).toEqual([200, 1]);
	for (const row of rows) {
		expect(row).toMatchObject({ name: "", verified: false, emailVisibility: false, blocked_at: "", declined_at: "" });
		expect(row.id).not.toBe("aaaaaaaaaaaaaaa");
		expect(String(row.created_at)).not.toMatch(/^2020/);
		expect(await server.sql(`SELECT id FROM users WHERE tokenKey = '${"a".repeat(50)}'`)).toEqual([]);
		const handshake = await server.ask("GET", "/api/lead/handshake", { token: await tokenOf(server, row.id) });
		expect(handshake.at("account_status")).toBe("waiting");
	}
});

test.each([
	["role admin", { role: "admin" }, "role", "invalid_role"],
	["role Admin", { role: "Admin" }, "role", "invalid_role"],
	["a list as role", { role: ["admin"] }, "role", "invalid_types"],
	["an object as role", { role: { role: "admin" } }, "role", "invalid_types"],
	["no full name", { full_name: " " }, "full_name", "validation_required"],
	["grade 13", { grade: "13" }, "grade", "validation_invalid_format"],
	["a language we do not speak", { language: "de" }, "language", "validation_invalid_value"],
	["five characters", { password: "five5", passwordConfirm: "five5" }, "password", "validation_min_text_constraint"],
	["40 Arabic letters", { password: "س".repeat(40), passwordConfirm: "س".repeat(40) }, "password", "password_too_long"],
])("signing up with %s is refused with a code, and no account is left", async (_, fields, field, code) => {
	const { server } = here();
	const body = form(fields);
	const answer = await signUp(server, body);

	expect(answer.status).toBe(400);
	expect(answer.at(`data.${field}.code`), said(answer)).toBe(code);
	expect(await server.rows("users", `email = "${body.email}"`)).toEqual([]);
});

test("an address in quotes, which could carry a link or lines into the centre's mail, is refused", async () => {
	const { server } = here();
	for (const email of ['"http://evil.example/approve"@lead.test', '"a\r\n b"@lead.test', "a b@lead.test"]) {
		const answer = await signUp(server, form({ email }));
		expect([answer.status, answer.at("data.email.code")], said(answer)).toEqual([400, expect.any(String)]);
		expect(await server.sql(`SELECT id FROM users WHERE email = '${email}'`)).toEqual([]);
	}
});

test("35 Arabic letters are a password, and it signs in", async () => {
	const { server } = here();
	const password = "س".repeat(35);
	const body = form({ password, passwordConfirm: password });
	const answer = await signUp(server, body);
	await server.update("users", String(answer.at("id")), { verified: true });

	const signedIn = await server.ask("POST", "/api/collections/users/auth-with-password", {
		body: { identity: body.email.toUpperCase(), password },
	});

	expect(signedIn.status, said(signedIn)).toBe(200);
});

test("an address signs up once, whatever its case", async () => {
	const { server } = here();
	const body = form();
	await signUp(server, body);
	const answer = await signUp(server, { ...body, email: body.email.toUpperCase() });

	expect(answer.status).toBe(400);
	expect(answer.at("data.email.code"), said(answer)).toBe("validation_not_unique");
});

test("who is signed in does not sign up others", async () => {
	const { server, boss, rana } = here();
	for (const who of [boss, rana]) {
		expect((await server.ask("POST", users, { token: who.token, body: form() })).status).toBe(400);
	}
});
