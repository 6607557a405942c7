// Accounts: how they begin, what their owner and the admins may change, and which fields each reader sees.
import { expect, test } from "vitest";
import { admin, type Person, person, student, teacher, tokenOf, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, enrol } from "#support/school.ts";
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
const patch = (server: RealServer, who: Person, id: string, body: object) =>
	server.ask("PATCH", `${users}/${id}`, { token: who.token, body });
const stored = async (server: RealServer, id: unknown) => (await server.rows("users", `id = "${id}"`))[0];

test("signing up makes a waiting account with its name kept and its role stored", async () => {
	const { server } = here();
	const answer = await signUp(server, form());

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(server, answer.at("id"))).toMatchObject({
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

	expect(await stored(server, teacherUp.at("id"))).toMatchObject({ grade: "" });
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

	expect([200, 400], said(answer)).toContain(answer.status);
	for (const row of rows) {
		expect(row).toMatchObject({ name: "", verified: false, emailVisibility: false, blocked_at: "", declined_at: "" });
		expect(row.id).not.toBe("aaaaaaaaaaaaaaa");
		expect(String(row.created_at)).not.toMatch(/^2020/);
		expect(await server.sql(`SELECT id FROM users WHERE tokenKey = '${"a".repeat(50)}'`)).toEqual([]);
		const gate = await server.ask("GET", "/api/lead/gate", { token: await tokenOf(server, row.id) });
		expect(gate.at("standing")).toBe("waiting");
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
	expect((await server.ask("GET", "/api/lead/gate", { token: nour.token })).status).toBe(200);
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
	expect((await server.ask("GET", "/api/lead/gate", { token: nour.token })).status).toBe(401);
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
	expect((await server.ask("GET", "/api/lead/gate", { token: maya.token })).status).toBe(200);
});

test("a waiting person changes nothing, not even the own language", async () => {
	const { server } = here();
	const wael = await waiting(server);

	expect((await patch(server, wael, wael.id, { language: "fr" })).status).toBe(404);
	expect((await patch(server, wael, wael.id, { name: "Wael" })).status).toBe(404);
});

test("an admin approves, declines, blocks and unblocks", async () => {
	const { server, boss } = here();
	const wael = await waiting(server, "Wael Matar");
	const standing = async () => (await server.ask("GET", "/api/lead/gate", { token: wael.token })).at("standing");
	const steps: [object, string][] = [
		[{ declined_at: "2026-03-01 08:00:00.000Z", decline_reason: "Please call us." }, "declined"],
		[{ declined_at: "", decline_reason: "" }, "waiting"],
		[{ name: "Wael Matar" }, "approved"],
		[{ blocked_at: "2026-03-01 08:00:00.000Z" }, "blocked"],
		[{ blocked_at: "" }, "approved"],
	];

	for (const [body, expected] of steps) {
		const answer = await patch(server, boss, wael.id, body);
		expect(answer.status, said(answer)).toBe(200);
		expect(await standing()).toBe(expected);
	}
});

test.each([
	["email", "other@lead.test"],
	["full_name", "Somebody Else"],
	["grade", "12"],
	["language", "fr"],
	["verified", false],
])("an admin cannot change another's %s", async (field, value) => {
	const { server, boss, maya } = here();
	const before = await stored(server, maya.id);
	const answer = await patch(server, boss, maya.id, { name: maya.name, [field]: value });

	expect({ ...(await stored(server, maya.id)), updated: "" }, said(answer)).toEqual({ ...before, updated: "" });
});

test("no admin touches the own standing or role", async () => {
	const { server, boss } = here();
	const answers = [
		await patch(server, boss, boss.id, { blocked_at: "2026-03-01 08:00:00.000Z" }),
		await patch(server, boss, boss.id, { name: "" }),
		await server.ask("PATCH", `/api/collections/user_roles/records/${boss.roleId}`, {
			token: boss.token,
			body: { role: "student" },
		}),
	];

	expect(answers.map((answer) => answer.status)).toEqual([403, 404, 404]);
	expect(await stored(server, boss.id)).toMatchObject({ name: "Samia Rahme", blocked_at: "" });
});

const pairs = [
	["demote", (other: Person) => ["user_roles", other.roleId, { role: "teacher" }] as const],
	["block", (other: Person) => ["users", other.id, { blocked_at: "2026-03-01 08:00:00.000Z" }] as const],
	["unname", (other: Person) => ["users", other.id, { name: "" }] as const],
] as const;

test.each(pairs)("of two admins who %s each other at once, one stays", async (_, blow) => {
	const { server, boss, deputy } = here();
	const strike = (from: Person, to: Person) => {
		const [collection, id, body] = blow(to);
		return server.ask("PATCH", `/api/collections/${collection}/records/${id}`, { token: from.token, body });
	};

	for (let round = 0; round < 5; round++) {
		const answers = await Promise.all([strike(boss, deputy), strike(deputy, boss)]);

		expect(
			answers.filter((answer) => answer.status === 200),
			answers.map(said).join(),
		).toHaveLength(1);
		for (const one of [boss, deputy]) {
			await server.update("users", one.id, { name: one.name, blocked_at: "" });
			await server.update("user_roles", one.roleId, { role: "admin" });
		}
	}
});

test("the last admin who can act stays one, whoever asks", async () => {
	const { server } = here();
	const admins = await server.rows("user_roles", 'role = "admin"');
	const [last, ...others] = admins;
	const asSuperuser = (collection: string, id: unknown, body: object) =>
		server.ask("PATCH", `/api/collections/${collection}/records/${id}`, { token: server.superuserToken, body });
	const [first, second] = others;
	await server.update("user_roles", String(first?.id), { role: "teacher" });
	await server.update("users", String(second?.user_id), { blocked_at: "2026-03-01 08:00:00.000Z" });

	const answers = [
		await asSuperuser("user_roles", last?.id, { role: "teacher" }),
		await asSuperuser("users", last?.user_id, { blocked_at: "2026-03-01 08:00:00.000Z" }),
		await asSuperuser("users", last?.user_id, { name: "" }),
	];
	await server.update("users", String(second?.user_id), { blocked_at: "" });
	await server.update("user_roles", String(first?.id), { role: "admin" });

	expect(admins).toHaveLength(3);
	expect(
		answers.map((answer) => answer.status),
		answers.map(said).join(),
	).toEqual([409, 409, 409]);
	expect(answers[0]?.at("data.role.code")).toBe("last_admin");
	expect((await asSuperuser("user_roles", last?.id, { role: "teacher" })).status).toBe(200);
	await server.update("user_roles", String(last?.id), { role: "admin" });
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

	expect(answer.status, said(answer)).toBe(403);
});

test("a blocked person's rows cannot be read by the person, who may still open the own account", async () => {
	const { server } = here();
	const bassam = await person(server, { standing: "blocked", name: "Bassam Daher" });

	const own = await server.ask("GET", `${users}/${bassam.id}`, { token: bassam.token });
	const list = await server.ask("GET", users, { token: bassam.token });

	expect([own.status, list.at("totalItems")]).toEqual([200, 0]);
});
