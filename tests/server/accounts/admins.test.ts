// What admins cannot change, and that there is always an admin (what they decide: approving.test.ts and declining.test.ts).
import { expect, test } from "vitest";
import type { Person } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { here, patch, stored } from "./course-accounts.ts";

test.each([
	["email", "other@lead.test"],
	["full_name", "Somebody Else"],
	["grade", "12"],
	["language", "fr"],
	["verified", false],
])("an admin cannot change another's %s", async (field, value) => {
	const { boss, maya } = here();
	const before = await stored(maya.id);
	const answer = await patch(boss, maya.id, { name: maya.name, [field]: value });

	expect({ ...(await stored(maya.id)), updated: "" }, said(answer)).toEqual({ ...before, updated: "" });
});

test("no admin touches the own account status or role", async () => {
	const { server, boss } = here();
	const answers = [
		await patch(boss, boss.id, { blocked_at: "2026-03-01 08:00:00.000Z" }),
		await patch(boss, boss.id, { name: "" }),
		await server.ask("PATCH", `/api/collections/user_roles/records/${boss.roleId}`, {
			token: boss.token,
			body: { role: "student" },
		}),
	];

	expect(answers.map((answer) => answer.status)).toEqual([403, 404, 404]);
	expect(await stored(boss.id)).toMatchObject({ name: "Samia Rahme", blocked_at: "" });
});

const pairs = [
	["demote", (other: Person) => ["user_roles", other.roleId, { role: "teacher" }] as const],
	["block", (other: Person) => ["users", other.id, { blocked_at: "2026-03-01 08:00:00.000Z" }] as const],
] as const;

test.each(pairs)("of two admins who %s each other at once, one stays", async (_, writeAgainst) => {
	const { server, boss, deputy } = here();
	const act = (from: Person, to: Person) => {
		const [collection, id, body] = writeAgainst(to);
		return server.ask("PATCH", `/api/collections/${collection}/records/${id}`, { token: from.token, body });
	};

	for (let round = 0; round < 5; round++) {
		const answers = await Promise.all([act(boss, deputy), act(deputy, boss)]);

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
