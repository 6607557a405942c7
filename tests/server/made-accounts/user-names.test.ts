// User names run out: a first name has ten thousand of them.
import { expect, test } from "vitest";
import { said } from "#support/requests.ts";
import { edit, here, make, makeAccount, signIn } from "./making.ts";

test("when every number of a first name is taken, two letters are added", async () => {
	const { server, boss } = here();
	await server.sql(`INSERT INTO users (id, password, tokenKey, username)
		WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
		SELECT 'crowd' || printf('%010d', i), 'x', 'crowd' || i, 'maya.' || printf('%04d', i) FROM n`);
	const answer = await make(boss, { full_name: "Maya Haddad" });
	expect(answer.status, said(answer)).toBe(200);
	const username = String(answer.at("username"));
	expect(username).toMatch(/^maya[a-z]{2}\.\d{4}$/);
	expect((await signIn(username, String(answer.at("password")))).status).toBe(200);

	const other = await makeAccount(boss, { full_name: "Maya Saad", email: "maya@lead.test" });
	const edited = await edit(boss, other, { email: "" });
	expect(String(edited.at("username")), said(edited)).toMatch(/^maya[a-z]{2}\.\d{4}$/);
});
