// The admin's lists of people: who gets them, and what they say.
import { describe, expect, test } from "vitest";
import { admin, type Person, person, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { ask, found, here, page } from "./people-lists.ts";

describe("who gets them", () => {
	test.each(["wael", "bassam", "maya", "rana", "joseph"] as const)(
		"%s is refused with the same words whatever was asked",
		async (who) => {
			const { server, maya, ...others } = here();
			const asking = { maya, ...others }[who];
			const answers = [
				await ask(server, asking),
				await ask(server, asking, { list: "waiting" }),
				await ask(server, asking, { search: maya.email, page: "1" }),
				await ask(server, asking, { search: "nobody@lead.test", page: "x" }),
			];

			expect(answers.map((answer) => [answer.status, answer.at("data.role.code")])).toEqual(
				Array(4).fill([403, "not_admin"]),
			);
			expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
		},
	);

	test("nobody signed in gets nothing, an admin gets everybody, and no answer is kept", async () => {
		const { server, boss } = here();
		const answer = await ask(server, boss);

		expect((await ask(server, undefined)).status).toBe(401);
		expect((await ask(server, { token: "nonsense" })).status).toBe(401);
		expect([answer.status, answer.headers.get("cache-control")], said(answer)).toEqual([200, "no-store"]);
		expect(answer.text).toContain("Maya Haddad");
	});

	test.each([
		["demoted", (deputy: Person) => ["user_roles", deputy.roleId, { role: "teacher" }] as const],
		["blocked", (deputy: Person) => ["users", deputy.id, { blocked_at: "2026-03-01 08:00:00.000Z" }] as const],
	])("an admin who was %s has no power from that moment, with the same token", async (_, blow) => {
		const { server, boss, wael } = here();
		const deputy = await admin(server);
		const everything = () =>
			Promise.all([
				ask(server, deputy),
				server.ask("PATCH", `/api/collections/users/records/${wael.id}`, {
					token: deputy.token,
					body: { blocked_at: "" },
				}),
				server.ask("PATCH", `/api/collections/user_roles/records/${wael.roleId}`, {
					token: deputy.token,
					body: { role: "student" },
				}),
				server.ask("POST", "/api/lead/temporary-password", { token: deputy.token, body: { user_id: boss.id } }),
				server.ask("POST", "/api/lead/send-reset-link", { token: deputy.token, body: { user_id: "nobody000000000" } }),
			]);
		const before = (await everything()).map((answer) => answer.status);
		const [collection, id, body] = blow(deputy);
		const struck = await server.ask("PATCH", `/api/collections/${collection}/records/${id}`, {
			token: boss.token,
			body,
		});

		expect(struck.status, said(struck)).toBe(200);
		expect(before).toEqual([200, 200, 200, 403, 404]);
		expect((await everything()).map((answer) => answer.status)).toEqual([403, 404, 404, 403, 403]);
	});
});

describe("what they say", () => {
	test("of one person everything the admin decides by", async () => {
		const { server, boss } = here();
		const nour = await person(server, { name: "Nour Azar", accountStatus: "declined", role: "teacher" });
		const { items, answer } = await page(server, boss, { search: "nour azar" });

		expect(items, said(answer)).toEqual([
			{
				id: nour.id,
				name: "",
				full_name: "Nour Azar",
				email: nour.email,
				username: "",
				language: "en",
				parent_phone: "",
				other_phone: "",
				role: "teacher",
				role_id: nour.roleId,
				grade: "",
				account_status: "declined",
				standing: "declined", // what a page of an earlier build reads
				reason: "Please call the centre first.",
				verified: true,
				temporary: false,
				password_mailed: false,
				created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
			},
		]);
	});

	test("somebody without a role row is a student without one", async () => {
		const { server, boss } = here();
		const body = { email: "roleless@lead.test", password: "secret-1", passwordConfirm: "secret-1", name: "Roleless" };
		await server.create("users", body);

		expect((await page(server, boss, { search: "roleless" })).items).toMatchObject([{ role: "student", role_id: "" }]);
	});

	test("the waiting list has who waits only, the oldest first, and both lists count who waits", async () => {
		const { server, boss } = here();
		const later = await waiting(server, "Ziad Waits Longer");
		await server.sql(`UPDATE users SET created_at = '2025-01-01 08:00:00.000Z' WHERE id = '${later.id}'`);
		const list = await page(server, boss, { list: "waiting" });

		expect(list.items.map((item) => item.full_name)).toEqual(["Ziad Waits Longer", "Wael Matar"]);
		expect([list.total, list.answer.at("waiting")]).toEqual([2, 2]);
		expect((await page(server, boss, { search: "maya" })).answer.at("waiting")).toBe(2);
		await server.remove("users", later.id);
	});

	test("a deleted account is nobody's any more", async () => {
		const { server, boss } = here();
		const leaver = await person(server, { name: "Leaver Frangieh" });
		const listed = async () => (await page(server, boss)).items.some(({ id }) => id === leaver.id);
		expect(await listed()).toBe(true);

		const body = { password: leaver.password };
		const answer = await server.ask("POST", "/api/lead/delete-account", { token: leaver.token, body });

		expect(answer.status, said(answer)).toBe(200);
		expect(await listed()).toBe(false);
		for (const search of ["leaver", "former", "gone"]) expect(await found(search), search).toEqual([]);
	});
});

test("a parent's number finds the student, however it is typed", async () => {
	const { server } = here();
	const who = await person(server, { name: "Called Azar" });
	await server.update("users", who.id, { parent_phone: "+9613123456", other_phone: "+33612345678" });
	const typed = ["03123456", "03/123456", "03-123-456", "00961 3 123 456", "03 123 456", "3123456", "+9613123456"];

	for (const search of [...typed, "azar 03123456", "0033 6 12 34 56 78"])
		expect(await found(search), search).toEqual(["Called Azar"]);
	expect(await found("03123457")).toEqual([]);
});
