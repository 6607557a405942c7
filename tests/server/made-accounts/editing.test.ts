// An admin edits what is written about a person.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { type Person, student, teacher, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course } from "#support/school.ts";
import { edit, here, mails, stored } from "./making.ts";

const handshake = async (token: string, from: Record<string, string> = {}) =>
	await here().server.ask("GET", `/api/lead/handshake?${new URLSearchParams(from)}`, { token });

test("an approved student is called by the new name everywhere, found by it, and their teacher's phone hears of it", async () => {
	const { server, boss } = here();
	const [maya, rana] = [await student(server, "Maia Hadad"), await teacher(server)];
	await course(server, rana, [maya]);
	const before = await handshake(rana.token);
	const answer = await edit(boss, maya, { full_name: "  Maya Haddad ", grade: "7" });

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", full_name: "Maya Haddad", grade: "7" });
	const found = await server.ask("GET", "/api/lead/people?search=haddad", { token: boss.token });
	expect(JSON.stringify(found.at("items"))).toContain(maya.id);
	const after = await handshake(rana.token, { seq: String(before.at("seq")), mark: String(before.at("mark")) });
	expect(after.at("changed")).toEqual({ users: [maya.id] });
	const own = await handshake(maya.token, { seq: String(before.at("seq")), mark: String(before.at("mark")) });
	expect([own.at("name"), own.at("changed")]).toEqual(["Maya Haddad", { users: [maya.id] }]);
	expect(await mails(maya)).toEqual([]);
});

test("who waits goes on waiting, under the new name", async () => {
	const { server, boss } = here();
	const nour = await waiting(server, "Nuor Azar");
	expect((await edit(boss, nour, { full_name: "Nour Azar" })).status).toBe(200);
	expect(await stored(nour)).toMatchObject({ name: "", full_name: "Nour Azar" });
});

test("what is not sent stays, and what is there already is not written again", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	expect((await edit(boss, maya, { grade: "8" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", grade: "8" });
	const updated = async () => await server.sql(`SELECT updated FROM users WHERE id = '${maya.id}'`);
	const before = await updated();
	expect((await edit(boss, maya, { full_name: maya.name, grade: "8" })).status).toBe(200);
	expect(await updated()).toEqual(before);
	expect((await edit(boss, maya, { grade: "" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", grade: "" });
});

test("two admins who mend two things keep both", async () => {
	const { server, boss, deputy } = here();
	const maya = await student(server, "Maia Hadad");
	const both = await Promise.all([edit(boss, maya, { full_name: "Maya Haddad" }), edit(deputy, maya, { grade: "9" })]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", full_name: "Maya Haddad", grade: "9" });
});

test("of two admins who mend one field, the second learns of the first and overwrites nothing", async () => {
	const { server, boss, deputy } = here();
	const maya = await student(server, "Maia Hadad");
	const saw = { replaces: { full_name: "Maia Hadad", parent_phone: "" } };
	expect((await edit(boss, maya, { full_name: "Maya Haddad", ...saw })).status).toBe(200);
	expect(refused(await edit(deputy, maya, { full_name: "Maia Haddad", parent_phone: "70 123 456", ...saw }))).toBe(
		"409 full_name changed_meanwhile",
	);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", full_name: "Maya Haddad", parent_phone: "" });
	// The same words as the first wrote are no change, and another field is the second's own.
	expect((await edit(deputy, maya, { full_name: "Maya Haddad", parent_phone: "70 123 456", ...saw })).status).toBe(200);
	const now = { replaces: { full_name: "Maya Haddad", parent_phone: "+96170123456" } };
	expect((await edit(deputy, maya, { full_name: "Maya Haddad-Azar", parent_phone: "", ...now })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad-Azar", parent_phone: "" });
});

test("a student who became a teacher keeps a grade that nobody sees, and loses it when it is taken away", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	await edit(boss, maya, { grade: "9" });
	await server.update("user_roles", maya.roleId, { role: "teacher" });
	expect((await edit(boss, maya, { full_name: "Maya Haddad-Azar", grade: "9" })).status).toBe(200);
	expect(refused(await edit(boss, maya, { grade: "10" }))).toBe("400 grade not_a_student");
	expect((await edit(boss, maya, { grade: "" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad-Azar", grade: "" });
});

test("a name that nobody can read, and a grade that there is not, are refused, and nothing changes", async () => {
	const { server, boss } = here();
	const [maya, rana] = [await student(server), await teacher(server)];
	const before = await stored(maya);
	const why = async (body: object, whom = maya) => refused(await edit(boss, whom, body));
	expect(await why({ full_name: " \u200b " })).toBe("400 full_name validation_required");
	expect(await why({ full_name: "Maya\nHaddad" })).toBe("400 full_name control_letters");
	expect(await why({ full_name: "M".repeat(101) })).toBe("400 full_name validation_max_text_constraint");
	expect(await why({ full_name: ["Maya"] })).toMatch(/^400 \w+ invalid_types$/);
	expect(await why({ grade: "13" })).toBe("400 grade invalid_grade");
	expect(await why({ full_name: "Maya", grade: "13" })).toBe("400 grade invalid_grade");
	expect(await why({ grade: "7" }, rana)).toBe("400 grade not_a_student");
	expect(await stored(maya)).toEqual(before);
});

test("the language and the parents' numbers are kept as the centre's inquiries keep them", async () => {
	const { server, boss } = here();
	const maya = await student(server);
	const numbers = { parent_phone: "70 123 456", other_phone: "+33 6 12 34 56 78" };
	expect((await edit(boss, maya, { language: "fr", ...numbers })).status).toBe(200);
	const kept = { language: "fr", parent_phone: "+96170123456", other_phone: "+33612345678" };
	expect(await stored(maya)).toMatchObject(kept);
	const found = await server.ask("GET", "/api/lead/people?search=96170123456", { token: boss.token });
	expect(found.at("items.0")).toMatchObject({ id: maya.id, ...kept });
	expect(refused(await edit(boss, maya, { parent_phone: "call me" }))).toBe("400 parent_phone invalid_phone");
	expect(refused(await edit(boss, maya, { other_phone: "7".repeat(5000) }))).toBe("400 other_phone invalid_phone");
	expect(refused(await edit(boss, maya, { language: "ar" }))).toBe("400 language invalid_language");
	expect((await edit(boss, maya, { parent_phone: "", other_phone: " " })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ language: "fr", parent_phone: "", other_phone: "" });
});

test("nobody but an admin edits, and a deleted one is gone", async () => {
	const { server, boss } = here();
	const [maya, karim, rana] = [await student(server), await student(server), await teacher(server)];
	await course(server, rana, [maya]);
	const before = await stored(maya);
	const others: [Person | undefined, string][] = [
		[undefined, "401"],
		[maya, "403 role not_admin"],
		[karim, "403 role not_admin"],
		[rana, "403 role not_admin"],
	];
	for (const [who, answer] of others) {
		expect(refused(await edit(who, maya, { full_name: "Somebody" })), who?.name).toMatch(answer);
	}
	expect(await stored(maya)).toEqual(before);
	// What only admins send is no field of the record API.
	const own = await server.ask("PATCH", `/api/collections/users/records/${maya.id}`, {
		token: maya.token,
		body: { parent_phone: "+96170123456", username: "maya.1234" },
	});
	expect([own.status, await stored(maya)]).toEqual([200, before]);
	await server.ask("POST", "/api/lead/delete-account", { token: karim.token, body: { password: karim.password } });
	expect(refused(await edit(boss, karim, { full_name: "Karim" }))).toBe("404 user_id unknown_person");
});

test("an admin mends the own name and numbers, and by that neither the address nor the role", async () => {
	const { server, deputy } = here();
	const before = await stored(deputy);
	const mended = await edit(deputy, deputy, { full_name: "Fadi Sleiman", parent_phone: "70 123 456", role: "student" });
	expect(mended.status, said(mended)).toBe(200);
	const now = { name: "Fadi Sleiman", full_name: "Fadi Sleiman", parent_phone: "+96170123456" };
	expect(await stored(deputy)).toMatchObject({ ...now, email: before?.email, verified: "1" });
	expect(await server.rows("user_roles", `user_id = '${deputy.id}'`)).toMatchObject([{ role: "admin" }]);
	expect(refused(await edit(deputy, deputy, { email: "another@lead.example" }))).toBe("403 email admins_own");
	expect((await server.ask("GET", "/api/lead/handshake", { token: deputy.token })).at("name")).toBe("Fadi Sleiman");
});

test("an earlier build, which edited by the record API, is told that nothing was changed", async () => {
	const { server, boss, maya } = here();
	const before = await stored(maya);
	for (const body of [{ full_name: "Maya" }, { grade: "9" }]) {
		const answer = await server.ask("PATCH", `/api/collections/users/records/${maya.id}`, { token: boss.token, body });
		expect(refused(answer)).toMatch(/^403 \w+ not_yours$/);
	}
	expect(await stored(maya)).toEqual(before);
});
