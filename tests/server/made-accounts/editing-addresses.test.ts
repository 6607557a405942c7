// An admin edits the e-mail address of a person.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { student, teacher, waiting } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { edit, here, mails, makeAccount, signIn, stored } from "./making.ts";

const handshake = async (token: string, from: Record<string, string> = {}) =>
	await here().server.ask("GET", `/api/lead/handshake?${new URLSearchParams(from)}`, { token });

test("a new address counts at once and is not confirmed yet; the old one hears of it, and every sign-in has ended", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	const email = `maya-${maya.id}@lead.test`;
	const answer = await edit(boss, maya, { email: ` ${email} ` });

	expect(answer.status, said(answer)).toBe(200);
	expect(await stored(maya)).toMatchObject({ email, verified: "0", name: "Maya Haddad" });
	expect(await mails(maya)).toEqual(["email_changed", "verify"]);
	const [verify] = await server.sql(`SELECT details FROM mails WHERE user_id = '${maya.id}' AND kind = 'verify'`);
	expect(verify).toEqual({ details: JSON.stringify({ by: "centre" }) });
	expect((await handshake(maya.token)).status).toBe(401);
	expect((await signIn(maya.email, maya.password)).status).toBe(400);
	expect((await signIn(email, maya.password)).status).toBe(200);
});

test("an address is not given to two people, whatever its case; who has a user name signs in with either", async () => {
	const { server, boss } = here();
	const [maya, rana] = [await student(server), await teacher(server)];
	expect(refused(await edit(boss, maya, { email: rana.email.toUpperCase() }))).toBe("400 email address_taken");
	expect(refused(await edit(boss, maya, { email: "nonsense" }))).toBe("400 email invalid_email");
	expect(await stored(maya)).toMatchObject({ email: maya.email, verified: "1" });
	// Another case is the same address: nobody is signed out for it.
	expect((await edit(boss, maya, { email: maya.email.toUpperCase() })).status).toBe(200);
	expect(await stored(maya)).toMatchObject({ email: maya.email, verified: "1" });
	expect((await handshake(maya.token)).status).toBe(200);

	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	const address = `nour-${nour.id}@lead.test`;
	expect((await edit(boss, nour, { email: address })).status).toBe(200);
	expect((await signIn(nour.username, nour.password)).status).toBe(200);
	expect((await signIn(address, nour.password)).status).toBe(200);
	expect((await edit(boss, nour, { email: "" })).status).toBe(200);
	expect(await stored(nour)).toMatchObject({ email: "", username: nour.username });
});

test("an admin's address is the admin's own to change: whoever names it could choose the password", async () => {
	const { boss, deputy } = here();
	const email = `taken-${deputy.id}@lead.test`;
	expect(refused(await edit(boss, deputy, { email }))).toBe("403 email admins_own");
	expect(await stored(deputy)).toMatchObject({ email: deputy.email });
	expect((await edit(boss, deputy, { full_name: "Tarek Aoun", email: deputy.email })).status).toBe(200);
});

test("a link to another address that was asked for before is not sent any more", async () => {
	const { server, boss } = here();
	const maya = await student(server);
	await server.sql(
		"CREATE TRIGGER hold BEFORE UPDATE ON mails WHEN NEW.sent_at > 0 BEGIN SELECT RAISE(ABORT, 'held'); END",
	);
	const body = { email: `other-${maya.id}@lead.test`, password: maya.password };
	expect((await server.ask("POST", "/api/lead/change-email", { token: maya.token, body })).at("mail")).toBe("waiting");
	await server.sql("DROP TRIGGER hold");
	expect((await edit(boss, maya, { email: `maya-${maya.id}@lead.test` })).status).toBe(200);
	const dropped = await server.sql(`SELECT kind FROM mails WHERE user_id = '${maya.id}' AND dropped_at > 0`);
	expect(dropped).toEqual([{ kind: "change_email" }]);
});

test("who has no address any more gets a user name, and signs in with it and the same password", async () => {
	const { server, boss } = here();
	const maya = await student(server, "Maya Haddad");
	const answer = await edit(boss, maya, { email: "" });
	const username = String(answer.at("username"));
	expect([answer.status, username], said(answer)).toEqual([200, expect.stringMatching(/^maya\.\d{4}$/)]);
	expect(await stored(maya)).toMatchObject({ email: "", username });
	expect((await signIn(username, maya.password)).status).toBe(200);
	expect((await edit(boss, maya, { email: "" })).at("username")).toBe("");
	expect(await mails(maya)).toEqual(["email_changed"]);
});

test("who waits and has no address is approved without a mail", async () => {
	const { server, boss } = here();
	const nour = await waiting(server, "Nour Azar");
	expect((await edit(boss, nour, { email: "" })).status).toBe(200);
	const approved = await server.ask("PATCH", `/api/collections/users/records/${nour.id}`, {
		token: boss.token,
		body: { name: "yes" },
	});
	expect(approved.status, said(approved)).toBe(200);
	expect(await mails(nour)).toEqual(["email_changed"]);
});
