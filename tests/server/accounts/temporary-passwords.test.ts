// A password the centre sets for somebody who cannot sign in: readable, for a week, and only until the person has
// chosen an own one.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { newestMail, tokenIn } from "#support/mails.ts";
import { type Person, person, student } from "#support/people.ts";
import { type Answer, said } from "#support/requests.ts";
import { choose, give, handshake, here, mails, sendLink } from "./helping-in.ts";

const signIn = (who: Person, password: string): Promise<Answer> =>
	here().server.ask("POST", "/api/collections/users/auth-with-password", { body: { identity: who.email, password } });

const until = async ({ id }: Person) =>
	(await here().server.sql(`SELECT temporary_until FROM users WHERE id = '${id}'`))[0]?.temporary_until;

/** A person with a temporary password, signed in with it. */
async function lent(): Promise<{ maya: Person; password: string; token: string }> {
	const maya = await student(here().server);
	const answer = await give(here().boss, maya);
	const password = String(answer.at("password"));
	const signedIn = await signIn(maya, password);
	if (signedIn.status !== 200) throw new Error(`${said(answer)} ${said(signedIn)}`);
	return { maya, password, token: String(signedIn.at("token")) };
}

describe("a temporary password", () => {
	test("is three words and four digits, mailed and told to the admin, and no answer with it is kept", async () => {
		const { server, boss } = here();
		const maya = await student(server);
		const answers = [await give(boss, maya), await give(boss, maya), await give(boss, maya)];

		for (const answer of answers) {
			expect(answer.status, said(answer)).toBe(200);
			expect(answer.at("password")).toMatch(/^[a-z]{3,6}-[a-z]{3,6}-[a-z]{3,6}-\d{4}$/);
			expect(["sent", "waiting"]).toContain(answer.at("mail"));
			expect(answer.headers.get("cache-control")).toBe("no-store");
		}
		expect(new Set(answers.map((answer) => answer.at("password"))).size).toBe(3);
		expect(await mails(maya)).toEqual(["temporary_password", "temporary_password", "temporary_password"]);
		expect((await newestMail(server, maya.email)).text).toContain(String(answers[2]?.at("password")));
		expect(await server.sql(`SELECT id FROM mails WHERE user_id = '${maya.id}' AND details <> ''`)).toEqual([]);
		expect((await signIn(maya, String(answers[1]?.at("password")))).status).toBe(400);
		expect((await signIn(maya, String(answers[2]?.at("password")))).status).toBe(200);
	});

	test("takes at least 2 to the 40 guesses: 512 different words, three of them, and ten thousand numbers", () => {
		const source = readFileSync("pb_hooks/lib/accounts/readable-password.js", "utf8");
		const words = /`([a-z\s]+)`/.exec(source)?.[1]?.trim().split(/\s+/) ?? [];

		expect([words.length, new Set(words).size]).toEqual([512, 512]);
		expect(words.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([]);
		expect(Math.log2(512 ** 3 * 10_000)).toBeGreaterThan(40);
	});

	test("ends the person's sessions and the old password, and lasts seven days", async () => {
		const { server, boss } = here();
		const maya = await student(server);
		expect((await handshake(maya.token)).status).toBe(200);
		await give(boss, maya);

		expect((await handshake(maya.token)).status).toBe(401);
		expect((await signIn(maya, maya.password)).status).toBe(400);
		const left = (Date.parse(String(await until(maya))) - Date.now()) / 86_400_000;
		expect(left).toBeGreaterThan(6.99);
		expect(left).toBeLessThanOrEqual(7);
	});

	test("is said in the handshake and in the admin's list as long as it lasts, and of nobody else", async () => {
		const { server, boss } = here();
		const { maya, token } = await lent();
		const listed = async (whom: Person) =>
			(await server.ask("GET", `/api/lead/people?search=${whom.email}`, { token: boss.token })).at("items.0.temporary");

		expect((await handshake(token)).at("temporary")).toBe(true);
		const others = await handshake(here().karim.token);
		expect([others.status, others.at("temporary")], said(others)).toEqual([200, undefined]);
		expect([await listed(maya), await listed(here().karim)]).toEqual([true, false]);
	});

	test("is replaced by the person's own, which is another one, and then nothing is temporary any more", async () => {
		const { maya, password, token } = await lent();
		const same = await choose(maya, token, password, password);
		const guessed = await choose(maya, token, "wrong-one", "own-secret");
		expect((await handshake(token)).at("temporary")).toBe(true);
		const own = await choose(maya, token, password, "own-secret");
		const signedIn = await signIn(maya, "own-secret");

		expect(refused(same)).toBe("400 password same_password");
		expect([guessed.status, own.status], said(own)).toEqual([400, 200]);
		expect((await handshake(token)).status).toBe(401);
		const after = await handshake(String(signedIn.at("token")));
		expect([after.status, after.at("temporary")], said(after)).toEqual([200, undefined]);
		expect(await until(maya)).toBe("");
		expect((await signIn(maya, password)).status).toBe(400);
	});

	test("is replaced through a reset link as well, by another one", async () => {
		const { server, boss } = here();
		const { maya, password } = await lent();
		await sendLink(boss, maya);
		const token = tokenIn(await newestMail(server, maya.email));
		const reset = (chosen: string) =>
			server.ask("POST", "/api/collections/users/confirm-password-reset", {
				body: { token, password: chosen, passwordConfirm: chosen },
			});

		expect(refused(await reset(password))).toBe("400 password same_password");
		expect((await reset("own-secret")).status).toBe(204);
		expect(await until(maya)).toBe("");
		expect((await signIn(maya, "own-secret")).status).toBe(200);
	});

	test("stays temporary when something else of the account changes", async () => {
		const { server, boss } = here();
		const { maya, token } = await lent();
		const records = `/api/collections/users/records/${maya.id}`;
		await server.ask("PATCH", records, { token, body: { language: "fr", temporary_until: "" } });
		await server.ask("PATCH", records, { token: boss.token, body: { blocked_at: "now" } });
		await server.ask("PATCH", records, { token: boss.token, body: { blocked_at: "" } });

		expect((await handshake(token)).at("temporary")).toBe(true);
	});

	test("does not sign in after its week, says so to who knows it and to nobody else; a new one does", async () => {
		const { server, boss } = here();
		const { maya, password, token } = await lent();
		await server.sql(`UPDATE users SET temporary_until = '2026-01-01 08:00:00.000Z' WHERE id = '${maya.id}'`);
		const late = [];
		for (let n = 0; n < 7; n++) late.push(await signIn(maya, password));
		const wrong = await signIn(maya, "wrong-one");
		const unknown = await server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity: "nobody@lead.test", password: "wrong-one" },
		});

		expect(late.map(refused)).toEqual(Array(7).fill("403 password temporary_expired"));
		expect(late[0]?.at("message")).toBe("This temporary password has expired. Please ask the center for a new one.");
		expect([wrong.status, wrong.text]).toEqual([400, unknown.text]);
		expect((await handshake(token)).at("temporary")).toBe(true);
		expect((await signIn(maya, String((await give(boss, maya)).at("password")))).status).toBe(200);
	});

	test("opens an account that waits after too many wrong passwords", async () => {
		const { server, boss } = here();
		const maya = await student(server);
		for (let n = 0; n < 5; n++) await signIn(maya, "wrong-one");
		expect((await signIn(maya, maya.password)).status).toBe(429);

		expect((await signIn(maya, String((await give(boss, maya)).at("password")))).status).toBe(200);
	});

	test("is not for oneself, another admin, a blocked or a deleted account, or nobody", async () => {
		const { server, boss, bassam } = here();
		const deputy = await person(server, { role: "admin" });
		const gone = await student(server);
		await server.ask("POST", "/api/lead/delete-account", { token: gone.token, body: { password: gone.password } });
		const passwords = () => server.sql("SELECT id, password, tokenKey FROM users ORDER BY id");
		const before = await passwords();

		expect(refused(await give(boss, boss))).toBe("403 user_id not_yours");
		expect(refused(await give(boss, deputy))).toBe("403 user_id not_yours");
		expect(refused(await give(boss, bassam))).toBe("409 user_id blocked");
		expect(refused(await give(boss, gone))).toBe("404 user_id unknown_person");
		expect(refused(await give(boss, { id: "nobody000000000" }))).toBe("404 user_id unknown_person");
		expect(refused(await give(boss, { id: ["x"] }))).toBe("400 user_id invalid_types");
		expect(await passwords()).toEqual(before);
	});
});
