// How many people may sign up in an hour: more than come on a first day, and fewer than a program would make up.
import { beforeEach, expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { admin } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile(async (server) => ({ boss: await admin(server) }), {
	env: { TRUSTED_PROXY: "X-Real-IP" },
});
const users = "/api/collections/users/records";
const form = () => ({
	email: `${newId()}@lead.test`,
	password: "secret-1",
	passwordConfirm: "secret-1",
	full_name: "Nour Azar",
	role: "student",
});
const signUp = (address: string, token?: string) =>
	here().server.ask("POST", users, { body: form(), token, headers: { "X-Real-IP": address } });
const tooMany = "403 email too_many_sign_ups";

/** So many rows of people who came just now; `made` by an admin, or who signed up. */
async function arrive(count: number, made: boolean) {
	const { server, boss } = here();
	await server.sql(`INSERT INTO users (id, email, password, tokenKey, name, created_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
		SELECT 'crowd' || printf('%010d', i), 'crowd' || i || '@lead.test', 'x', 'crowd' || i, '',
		strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-5 seconds') FROM n`);
	if (!made) return;
	await server.sql(`INSERT INTO admin_log (admin, what, about, detail, search)
		SELECT '${boss.id}', 'account_made', id, '', '' FROM users WHERE id LIKE 'crowd%'`);
}

beforeEach(async () => {
	for (const table of ["guesses", "users WHERE name = ''", "admin_log"])
		await here().server.sql(`DELETE FROM ${table}`);
});

test("eighty an hour of one internet address, two whole classes; the next waits, and another address goes on", async () => {
	const { server } = here();
	const counted = (wrong: number) => server.sql(`UPDATE guesses SET wrong = ${wrong}`);
	const school = "203.0.113.1";
	expect((await signUp(school)).status).toBe(200);
	await counted(79);
	const last = await signUp(school);
	expect(last.status, said(last)).toBe(200);
	const next = await signUp(school);
	expect([refused(next), next.headers.get("Retry-After")]).toEqual([tooMany, "3600"]);
	expect((await signUp("203.0.113.2")).status).toBe(200);
	expect(await server.rows("users", "name = ''")).toHaveLength(3);

	await server.sql("UPDATE guesses SET locked_until = locked_until - 3601, last_at = last_at - 3601");
	expect((await signUp(school)).status).toBe(200);
});

test("240 an hour of all together, whoever asks; a server's owner is not counted", async () => {
	const { server, boss } = here();
	await arrive(238, false); // the admin of this test came just now, too
	expect((await signUp("203.0.113.1")).status).toBe(200);
	const next = await signUp("203.0.113.2");
	expect([refused(next), next.headers.get("Retry-After")]).toEqual([tooMany, "600"]);
	expect(refused(await signUp("203.0.113.3", boss.token))).toBe(tooMany);
	const owner = await signUp("203.0.113.3", server.superuserToken);
	expect(owner.status, said(owner)).toBe(200);

	await server.sql("UPDATE users SET created_at = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '-61 minutes')");
	const later = await signUp("203.0.113.2");
	expect(later.status, said(later)).toBe(200);
});

test("the lists of a new school year, which an admin brings in, keep nobody from signing up", async () => {
	await arrive(300, true);
	expect((await signUp("203.0.113.1")).status).toBe(200);
});
