// What people do to their own account with their password: another e-mail address, and leaving for good.
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { mailsTo, newestMail, tokenIn } from "#support/mails.ts";
import { material } from "#support/materials.ts";
import { admin, type Person, person, student, teacher } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { assignment, course, submission } from "#support/school.ts";
import type { RealServer, Row } from "#support/server.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const users = "/api/collections/users";
const env = { APP_URL: "https://lead.example", LEAD_MAINTENANCE_SECRET: "maintenance-secret" };
const here = serverForThisFile(async (server) => ({ boss: await admin(server, "Samia Rahme") }), { env });

const post = (path: string, body: object, token?: string): Promise<Answer> =>
	here().server.ask("POST", path, { token, body });
const signIn = (identity: string, password: string) => post(`${users}/auth-with-password`, { identity, password });
const gateStatus = async (who: { token: string }) =>
	(await here().server.ask("GET", "/api/lead/handshake", { token: who.token })).status;
const stored = async (who: { id: string }): Promise<Row | undefined> =>
	(await here().server.rows("users", `id = "${who.id}"`))[0];

let made = 0;
const newAddress = () => `new-${++made}@lead.test`;

const ask = (who: Person | undefined, email: string, password = who?.password ?? "") =>
	post("/api/lead/change-email", { email, password }, who?.token);
const confirm = (token: string, password: string) => post(`${users}/confirm-email-change`, { token, password });
const remove = (who: Person | undefined, password = who?.password ?? "") =>
	post("/api/lead/delete-account", { password }, who?.token);

describe("another e-mail address", () => {
	test("is asked for with the password, confirmed from the new address, told to the old one, and ends the sessions", async () => {
		const { server } = here();
		const maya = await student(server, "Maya Haddad");
		await server.update("users", maya.id, { language: "fr", verified: false });
		const email = newAddress();
		const asked = await ask(maya, ` ${email} `);
		const mail = await newestMail(server, email);
		const before = await stored(maya);
		const wrong = await confirm(tokenIn(mail), "not-hers");
		const unchanged = await stored(maya);
		const confirmed = await confirm(tokenIn(mail), maya.password);
		const again = await confirm(tokenIn(mail), maya.password);
		await server.ask("POST", "/api/lead/maintenance", { headers: { "X-Lead-Maintenance": "maintenance-secret" } });

		expect([asked.status, asked.at("mail"), asked.headers.get("cache-control")]).toEqual([200, "sent", "no-store"]);
		expect(mail.link).toMatch(/^https:\/\/lead\.example\/login#type=email_change&token=eyJ/);
		expect(mail.text).toContain("Bonjour Maya Haddad");
		expect([wrong.status, unchanged]).toEqual([400, before]);
		expect(before?.email).toBe(maya.email);
		expect([confirmed.status, again.status], said(confirmed)).toEqual([204, 400]);
		expect(await stored(maya)).toMatchObject({ email, verified: true, name: "Maya Haddad" });
		expect(await gateStatus(maya)).toBe(401);
		expect((await signIn(email, maya.password)).status).toBe(200);
		expect((await signIn(maya.email, maya.password)).status).toBe(400);
		expect((await newestMail(server, maya.email)).text).toContain(email);
	});

	test("that is taken is answered like a free one: its owner gets a mail, and nothing changes", async () => {
		const { server } = here();
		const [maya, nour] = [await student(server), await teacher(server, "Nour Azar")];
		const free = await ask(maya, newAddress());
		const taken = await ask(maya, nour.email.toUpperCase());
		const mail = await newestMail(server, nour.email);

		expect([taken.status, taken.text]).toEqual([free.status, free.text]);
		expect(mail.subject).toBe("This address already has a LEAD account");
		expect(mail.text).not.toContain(maya.name);
		expect(mail.link).not.toContain("token=");
		expect([(await stored(maya))?.email, (await stored(nour))?.email]).toEqual([maya.email, nour.email]);
	});

	test("belongs to the first of two who confirms it", async () => {
		const { server } = here();
		const [maya, nour, email] = [await student(server), await student(server), newAddress()];
		await ask(maya, email);
		await ask(nour, email);
		const links = (await mailsTo(server, email)).map(tokenIn);
		const answers = [await confirm(links[1] ?? "", nour.password), await confirm(links[0] ?? "", maya.password)];

		expect(answers.map((answer) => answer.status)).toEqual([204, 400]);
		expect([(await stored(maya))?.email, (await stored(nour))?.email]).toEqual([maya.email, email]);
	});

	test.each([
		"",
		"maya",
		"maya@",
		"@lead.test",
		"a b@lead.test",
		"a@b",
		`${"a".repeat(250)}@lead.test`,
		"a@b.c>,x@y.z",
	])("%j is none", async (email) => {
		const maya = await student(here().server);
		expect(refused(await ask(maya, email))).toBe("400 email invalid_email");
	});

	test("is not the present one, in whatever case", async () => {
		const maya = await student(here().server);
		expect(refused(await ask(maya, maya.email.toUpperCase()))).toBe("400 email same_email");
	});

	test("needs the password: a wrong one sends nothing and counts like a guess at signing in", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		const codes = [];
		for (let n = 0; n < 6; n++) codes.push(refused(await ask(maya, email, `guess-${n}`)));

		expect(codes).toEqual([...Array(5).fill("400 password wrong_password"), "429 password too_many_guesses"]);
		expect((await signIn(maya.email, maya.password)).status).toBe(429);
		expect(await mailsTo(server, email)).toEqual([]);
	});

	test("pressed twice is one mail, and six addresses are too many for a quarter of an hour", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		const twice = [await ask(maya, email), await ask(maya, email.toUpperCase())];
		const answers = [];
		for (let n = 0; n < 5; n++) answers.push(await ask(maya, newAddress()));

		expect(twice.map((answer) => answer.text)).toEqual(Array(2).fill(twice[0]?.text));
		expect(await mailsTo(server, email)).toHaveLength(1);
		expect(answers.map(refused)).toEqual(["200", "200", "200", "200", "429 email too_many_mails"]);
		expect(Math.ceil(Number(answers[4]?.headers.get("retry-after")) / 60)).toBe(15);
	});

	test.each([
		["waiting", "200", 204],
		["declined", "200", 204],
		["approved", "200", 204],
		["blocked", "403", 0],
	] as const)("somebody who is %s is answered %s", async (standing, asked, confirmed) => {
		const { server } = here();
		const [who, email] = [await person(server, { standing }), newAddress()];

		expect(refused(await ask(who, email))).toBe(asked);
		const [mail] = await mailsTo(server, email);
		expect(mail ? (await confirm(tokenIn(mail), who.password)).status : 0).toBe(confirmed);
	});

	test("is asked for by nobody who is not signed in, and a link is worth nothing once its person is blocked", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		await ask(maya, email);
		const token = tokenIn(await newestMail(server, email));
		await server.update("users", maya.id, { blocked_at: "2026-03-01 08:00:00.000Z" });

		expect((await ask(undefined, email, "secret-1")).status).toBe(401);
		expect((await confirm(token, maya.password)).status).toBe(403);
		expect((await stored(maya))?.email).toBe(maya.email);
	});

	test("is confirmed with the password, and whoever got the link guesses it no more often than at the sign-in page", async () => {
		const { server } = here();
		const [maya, email] = [await student(server), newAddress()];
		await ask(maya, email);
		const token = tokenIn(await newestMail(server, email));
		const statuses = [];
		for (let n = 0; n < 5; n++) statuses.push((await confirm(token, `guess-${n}`)).status);
		statuses.push((await confirm(token, "guess-5")).status);
		statuses.push((await confirm(token, maya.password)).status);

		expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
		expect((await signIn(maya.email, maya.password)).status).toBe(429);
		await server.sql("UPDATE guesses SET locked_until = 0");
		expect((await confirm(token, maya.password)).status).toBe(204);
	});

	test("takes text alone: other types are refused with a code", async () => {
		const maya = await student(here().server);
		const odd = [{ email: [newAddress()], password: maya.password }, { email: newAddress(), password: { a: 1 } }, {}];
		const codes = [];
		for (const body of odd) codes.push(refused(await post("/api/lead/change-email", body, maya.token)));

		expect(codes).toEqual(["400 email invalid_types", "400 email invalid_types", "400 email invalid_email"]);
	});
});

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
		const sheet = await material(server);
		const files = await post("/api/files/token", {}, lea.token);
		const link = `/api/files/materials/${sheet.id}/${sheet.file_path}?token=${files.at("token")}`;
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
		expect([await gateStatus(lea), (await server.ask("GET", link)).status]).toEqual([401, 404]);
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

	test("leaves a teacher's course standing, with a former teacher", async () => {
		const { server } = here();
		const [joseph, maya] = [await teacher(server, "Joseph Saade"), await student(server)];
		const french = await course(server, joseph, [maya], { title: "Français" });
		const task = await assignment(server, french.id);
		await remove(joseph);
		const seen = await server.ask("GET", `/api/collections/courses/records/${french.id}?expand=teacher_id`, {
			token: maya.token,
		});
		const open = await server.ask("GET", `/api/collections/assignments/records/${task.id}`, { token: maya.token });

		expect([seen.at("title"), seen.at("expand.teacher_id.name")]).toEqual(["Français", "Former teacher"]);
		expect(open.status).toBe(200);
	});

	test("needs the password: a wrong one changes nothing and counts like a guess at signing in", async () => {
		const maya = await student(here().server);
		const before = await stored(maya);
		const codes = [];
		for (let n = 0; n < 6; n++) codes.push(refused(await remove(maya, n === 0 ? "" : `guess-${n}`)));

		expect(codes).toEqual([...Array(5).fill("400 password wrong_password"), "429 password too_many_guesses"]);
		expect([await stored(maya), await gateStatus(maya)]).toEqual([before, 200]);
	});

	test.each([
		["waiting", "200"],
		["declined", "200"],
		["blocked", "403"],
	] as const)("somebody who is %s is answered %s", async (standing, expected) => {
		const who = await person(here().server, { standing });

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
