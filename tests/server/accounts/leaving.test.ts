// Leaving for good: what goes out of the database, and what stays with the course.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { newestMail, tokenIn } from "#support/mails.ts";
import { material } from "#support/materials.ts";
import { admin, type Person, person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";
import { ask, confirm, handshakeStatus, here, newAddress, post, signIn, stored, users } from "./own-steps.ts";

const remove = (who: Person | undefined, password = who?.password ?? "") =>
	post("/api/lead/delete-account", { password }, who?.token);

/** Every table of the database that still says this somewhere. */
async function tablesWith(server: RealServer, words: string): Promise<string[]> {
	const tables = await server.sql("SELECT name FROM sqlite_master WHERE type = 'table'");
	const found = [];
	for (const { name } of tables) {
		if (JSON.stringify(await server.sql(`SELECT * FROM "${name}"`)).includes(words)) found.push(String(name));
	}
	return found;
}

describe("leaving for good", () => {
	test("takes everything of a student out of the database; the work and its grade stay with the course", async () => {
		const { server, boss } = here();
		const rana = await teacher(server, "Rana Khoury");
		const lea = await student(server, "Léa Abboud-Ghanem");
		const maths = await course(server, rana, [lea]);
		const task = await assignment(server, maths.id);
		const work = await submission(server, lea, task.id, { text_body: "3/4" });
		await server.update("submissions", work.id, {
			grade: 15,
			graded_by: rana.id,
			graded_at: "2026-02-03 08:00:00.000Z",
		});
		await ask(lea, newAddress());
		await post("/api/lead/forgot-password", { email: lea.email, language: "en" });
		const worksheet = await material(server);
		const files = await post("/api/files/token", {}, lea.token);
		const link = `/api/files/materials/${worksheet.id}/${worksheet.file_path}?token=${files.at("token")}`;
		const opened = (await server.ask("GET", link)).status;
		const before = await tablesWith(server, lea.email);

		const answer = await remove(lea);

		expect(opened).toBe(200);
		expect(before).toEqual(expect.arrayContaining(["users", "mails"]));
		expect([answer.status, answer.at("ok"), answer.headers.get("cache-control")]).toEqual([200, true, "no-store"]);
		expect(await stored(lea)).toMatchObject({
			name: "Former student",
			email: `gone-${lea.id}@invalid`,
			full_name: "",
			grade: "",
			verified: false,
			blocked_at: expect.stringMatching(/^20/),
		});
		for (const words of [lea.email, "Ghanem", "ghanem"]) expect(await tablesWith(server, words)).toEqual([]);
		expect([await handshakeStatus(lea), (await server.ask("GET", link)).status]).toEqual([401, 404]);
		expect((await signIn(lea.email, lea.password)).status).toBe(400);
		expect((await signIn(`gone-${lea.id}@invalid`, lea.password)).status).toBe(400);
		const seen = await server.ask("GET", `/api/collections/submissions/records/${work.id}?expand=student_id`, {
			token: rana.token,
		});
		expect([seen.at("text_body"), seen.at("grade"), seen.at("expand.student_id.name")]).toEqual([
			"3/4",
			15,
			"Former student",
		]);
		const people = await server.ask("GET", "/api/lead/people?list=all&search=former", { token: boss.token });
		expect(people.at("total"), said(people)).toBe(0);
	});

	test("leaves the address free for another account", async () => {
		const { server } = here();
		const lea = await student(server);
		await remove(lea);
		const form = {
			email: lea.email,
			password: "another-1",
			passwordConfirm: "another-1",
			full_name: "Léa",
			grade: "7",
		};
		const again = await post(`${users}/records`, { ...form, role: "student", language: "en" });
		const late = await remove(lea);

		expect(again.status, said(again)).toBe(200);
		expect(again.at("id")).not.toBe(lea.id);
		expect(late.status).toBe(401);
		expect(await server.rows("users", `email = "${lea.email}"`)).toMatchObject([{ name: "", full_name: "Léa" }]);
	});

	test("a link that was mailed before opens nothing any more", async () => {
		const { server } = here();
		const [lea, email] = [await student(server), newAddress()];
		await post("/api/lead/forgot-password", { email: lea.email, language: "en" });
		await ask(lea, email);
		const reset = tokenIn(await newestMail(server, lea.email));
		const change = tokenIn(await newestMail(server, email));
		await remove(lea);

		expect((await post("/api/lead/reset-link", { token: reset })).at("valid")).toBe(false);
		expect((await confirm(change, lea.password)).status).toBe(400);
		expect((await stored(lea))?.email).toBe(`gone-${lea.id}@invalid`);
	});

	test("keeps a teacher's course, with a former teacher", async () => {
		const { server } = here();
		const [joseph, maya] = [await teacher(server, "Joseph Saade"), await student(server)];
		const french = await course(server, joseph, [maya], { title: "Français" });
		const task = await assignment(server, french.id);
		await remove(joseph);
		const seen = await server.ask("GET", `/api/collections/courses/records/${french.id}`, { token: maya.token });
		const who = await server.ask("GET", `/api/collections/users/records/${joseph.id}`, { token: maya.token });
		const open = await server.ask("GET", `/api/collections/assignments/records/${task.id}`, { token: maya.token });

		expect([seen.at("title"), who.at("name")]).toEqual(["Français", "Former teacher"]);
		expect(open.status).toBe(200);
	});

	test("needs the password: a wrong one changes nothing and counts like a guess at signing in", async () => {
		const maya = await student(here().server);
		const before = await stored(maya);
		const codes = [];
		for (let n = 0; n < 6; n++) codes.push(refused(await remove(maya, n === 0 ? "" : `guess-${n}`)));

		expect(codes).toEqual([...Array(5).fill("400 password wrong_password"), "429 password too_many_guesses"]);
		expect([await stored(maya), await handshakeStatus(maya)]).toEqual([before, 200]);
	});

	test.each([
		["waiting", "200"],
		["declined", "200"],
		["blocked", "403"],
	] as const)("somebody who is %s is answered %s", async (accountStatus, expected) => {
		const who = await person(here().server, { accountStatus });

		expect(refused(await remove(who))).toBe(expected);
		expect((await stored(who))?.full_name).toBe(expected === "200" ? "" : who.name);
	});

	test("is nothing that somebody who is not signed in can ask for", async () => {
		expect((await remove(undefined, "secret-1")).status).toBe(401);
	});

	test("is for all admins but the last, also when two leave at once", async () => {
		const { server, boss } = here();
		const alone = await remove(boss);
		const deputy = await admin(server, "Fadi Sleiman");
		const both = await Promise.all([remove(boss), remove(deputy)]);
		const acting = await server.rows("user_roles", 'role = "admin" && user_id.blocked_at = ""');

		expect(refused(alone)).toBe("409 password last_admin");
		expect(both.map(refused).sort()).toEqual(["200", "409 password last_admin"]);
		expect(acting).toHaveLength(1);
	});
});
