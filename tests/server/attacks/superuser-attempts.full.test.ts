// Where the dashboard is open, the passwords of superusers cannot be guessed without end either.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { said } from "#support/requests.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { flood, from } from "./flood.ts";

const own = "server@lead.invalid";
const here = serverForThisFile(undefined, {
	env: { OPEN_DASHBOARD: "1", TRUSTED_PROXY: "X-Real-IP", LEAD_SUPERUSER_PASSWORD: "password-of-this-start" },
});

let asked = 0;
/** Each from an address of its own. */
const signIn = (identity: string, password: string, address = `10.0.0.${++asked}`) =>
	here().server.ask("POST", "/api/collections/_superusers/auth-with-password", {
		body: { identity, password },
		headers: from(address),
	});

test("five wrong passwords make a superuser wait a minute, from wherever they come; known or unknown alike", async () => {
	const { server } = here();
	for (const email of ["root@lead.test", "nobody@lead.test"]) {
		const wrong = await Promise.all(Array.from({ length: 20 }, () => signIn(email, "wrong-one")));
		expect(wrong.filter(({ status }) => status === 400)).toHaveLength(5);
		expect(refused(await signIn(email.toUpperCase(), "root-password"))).toBe("429 password too_many_guesses");
	}
	await server.sql("UPDATE guesses SET locked_until = locked_until - 3600");
	const right = await signIn("root@lead.test", "root-password");
	expect(right.status, said(right)).toBe(200);
	await server.sql("DELETE FROM guesses");
	for (let n = 0; n < 6; n++) expect((await signIn("root@lead.test", "root-password")).status).toBe(200);
});

test("the server's own superuser, whose password is random, is kept out by nobody's guesses", async () => {
	for (let n = 0; n < 6; n++) expect((await signIn(own.toUpperCase(), "wrong-one")).status).toBe(400);
	const right = await signIn(own, "password-of-this-start");
	expect(right.status, said(right)).toBe(200);
});

test("one address asks thirty times a minute", async () => {
	const passed = await flood(30, (n) => signIn(`nobody-${n}@lead.test`, "wrong-one", "10.0.1.1"));
	expect(passed.statuses).toEqual([400, 429]);
	expect(passed.let).toBeLessThanOrEqual(60);
});
