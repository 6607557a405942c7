// An admin mends what was typed wrongly when an account was made: the name and the grade.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { student, teacher, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course } from "#support/school.ts";
import { decide, here, mails, stored } from "./deciding.ts";

const handshake = async (token: string, from: Record<string, string> = {}) =>
	await here().server.ask("GET", `/api/lead/handshake?${new URLSearchParams(from)}`, { token });

test("an approved student is called by the new name everywhere, found by it, and their teacher's phone hears of it", async () => {
	const { server, boss } = here();
	const [maya, rana] = [await student(server, "Maia Hadad"), await teacher(server)];
	await course(server, rana, [maya]);
	const before = await handshake(rana.token);
	const answer = await decide(boss, maya, { full_name: "  Maya Haddad ", grade: "7" });

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
	expect((await decide(boss, nour, { full_name: "Nour Azar" })).status).toBe(200);
	expect(await stored(nour)).toMatchObject({ name: "", full_name: "Nour Azar" });
});

test("what is not sent stays, and what is there already is not written again", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	expect((await decide(boss, maya, { grade: "8" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", grade: "8" });
	const updated = async () => await server.sql(`SELECT updated FROM users WHERE id = '${maya.id}'`);
	const before = await updated();
	expect((await decide(boss, maya, { full_name: maya.name, grade: "8" })).status).toBe(200);
	expect(await updated()).toEqual(before);
	expect((await decide(boss, maya, { grade: "" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", grade: "" });
});

test("two admins who mend two things keep both", async () => {
	const { server, boss, deputy } = here();
	const maya = await student(server, "Maia Hadad");
	const both = await Promise.all([
		decide(boss, maya, { full_name: "Maya Haddad" }),
		decide(deputy, maya, { grade: "9" }),
	]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad", full_name: "Maya Haddad", grade: "9" });
});

test("a student who became a teacher keeps a grade that nobody sees, and loses it when it is taken away", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	await decide(boss, maya, { grade: "9" });
	await server.update("user_roles", maya.roleId, { role: "teacher" });
	expect((await decide(boss, maya, { full_name: "Maya Haddad-Azar", grade: "9" })).status).toBe(200);
	expect(refused(await decide(boss, maya, { grade: "10" }))).toBe("400 grade not_a_student");
	expect((await decide(boss, maya, { grade: "" })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ name: "Maya Haddad-Azar", grade: "" });
});

test("a name that nobody can read, and a grade that there is not, are refused, and nothing changes", async () => {
	const { server, boss } = here();
	const [maya, rana] = [await student(server), await teacher(server)];
	const before = await stored(maya);
	const why = async (body: object, whom = maya) => refused(await decide(boss, whom, body));
	expect(await why({ full_name: " \u200b " })).toBe("400 full_name validation_required");
	expect(await why({ full_name: "Maya\nHaddad" })).toBe("400 full_name control_letters");
	expect(await why({ full_name: "M".repeat(101) })).toBe("400 full_name validation_max_text_constraint");
	expect(await why({ full_name: ["Maya"] })).toMatch(/^400 \w+ invalid_types$/);
	expect(await why({ grade: "13" })).toBe("400 grade validation_invalid_format");
	expect(await why({ full_name: "Maya", grade: "13" })).toBe("400 grade validation_invalid_format");
	expect(await why({ grade: "7" }, rana)).toBe("400 grade not_a_student");
	expect(await stored(maya)).toEqual(before);
});
