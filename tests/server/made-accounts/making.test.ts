// An admin makes an account for somebody who did not sign up.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { inquire, joinUsBody } from "#support/leads.ts";
import { newestMail } from "#support/mails.ts";
import { type Person, student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { comeIn, here, make, makeAccount, signIn, stored } from "./making.ts";

test("a child without an address gets a user name and a first password, and comes in after choosing an own one", async () => {
	const { server, boss } = here();
	const id = newId();
	const answer = await make(boss, {
		id,
		full_name: " Élodie Saadé ",
		grade: "7",
		language: "fr",
		parent_phone: "03 123 456",
	});

	expect(answer.status, said(answer)).toBe(200);
	const [username, password] = [String(answer.at("username")), String(answer.at("password"))];
	expect(username).toMatch(/^elodie\.\d{4}$/);
	expect(answer.at("mail")).toBe("none");
	expect(await stored({ id })).toMatchObject({
		...{ name: "Élodie Saadé", full_name: "Élodie Saadé", grade: "7", language: "fr", email: "", username },
		...{ parent_phone: "+9613123456", other_phone: "", verified: "0" },
	});
	const signedIn = await signIn(username.toUpperCase(), password);
	expect([signedIn.status, signedIn.at("record.username")], said(signedIn)).toEqual([200, username]);
	const before = await server.ask("GET", "/api/lead/handshake", { token: String(signedIn.at("token")) });
	expect([before.at("role"), before.at("account_status"), before.at("temporary")]).toEqual([
		"student",
		"approved",
		true,
	]);
	const token = await comeIn({ id, username, password });
	const after = await server.ask("GET", "/api/lead/handshake", { token });
	expect([after.status, after.at("temporary")]).toEqual([200, undefined]);
	expect((await signIn(username, password)).status).toBe(400);
});

test.each([
	["نور حداد", "student", /^student\.\d{4}$/],
	["نور حداد", "teacher", /^teacher\.\d{4}$/],
	["Al-Hassan Ali", "student", /^hassan\.\d{4}$/],
	["Dr. Rami Aoun", "teacher", /^rami\.\d{4}$/],
	["D’Arcy Li", "student", /^arcy\.\d{4}$/],
	["Li Wu", "student", /^li\.\d{4}$/],
	["Jean-Pierre Azar", "student", /^jean\.\d{4}$/],
	["Œuvre O’Neil", "student", /^oeuvre\.\d{4}$/],
	["Maximilianalexanderbonaparte", "student", /^maximilianalexanderb\.\d{4}$/],
])("the user name of %s, a %s, can be typed by a child", async (full_name, role, name) => {
	expect((await makeAccount(here().boss, { full_name, role })).username).toMatch(name);
});

test("with an address, the person gets a mail with the first password, which works for thirty days", async () => {
	const { server, boss } = here();
	const [id, email] = [newId(), `rita-${newId()}@lead.test`];
	const answer = await make(boss, { id, role: "teacher", full_name: "Rita Aoun", grade: "7", email, language: "fr" });

	expect([answer.status, answer.at("username"), answer.at("mail")], said(answer)).toEqual([200, "", "sent"]);
	const password = String(answer.at("password"));
	const mail = await newestMail(server, email);
	expect(mail.subject).toBe("Votre compte LEAD est prêt");
	expect(mail.text).toContain(password);
	const row = await stored({ id });
	expect(row).toMatchObject({ email, username: "", grade: "", verified: "0" });
	const days = (Date.parse(String(row.temporary_until)) - Date.now()) / 86_400_000;
	expect(Math.round(days)).toBe(30);
	expect((await signIn(email, password)).status).toBe(200);
	const found = await server.ask("GET", "/api/lead/people?search=rita", { token: boss.token });
	expect(found.at("items.0")).toMatchObject({ id, role: "teacher", temporary: true, account_status: "approved" });
});

test("the same request again, after a lost answer, makes no second account: what was sent last counts", async () => {
	const { server, boss, deputy } = here();
	const id = newId();
	const first = await make(boss, { id, full_name: "Nuor Saad" });
	const again = await make(boss, { id, full_name: "Nour Saad", grade: "5" });

	expect(again.at("username")).toBe(first.at("username"));
	expect(await stored({ id })).toMatchObject({ name: "Nour Saad", grade: "5" });
	const name = String(first.at("username"));
	expect((await signIn(name, String(first.at("password")))).status).toBe(400);
	expect((await signIn(name, String(again.at("password")))).status).toBe(200);
	expect(await server.sql(`SELECT what FROM admin_log WHERE about = '${id}'`)).toEqual([{ what: "account_made" }]);
	expect(await server.sql(`SELECT role FROM user_roles WHERE user_id = '${id}'`)).toEqual([{ role: "student" }]);

	expect(refused(await make(deputy, { id }))).toBe("409 id id_reused");
	await comeIn({ id, username: name, password: String(again.at("password")) });
	expect(refused(await make(boss, { id }))).toBe("409 id id_reused");
	const maya = await student(server);
	expect(refused(await make(boss, { id: maya.id }))).toBe("409 id id_reused");
});

test("what is missing or wrong is refused, and no account is left", async () => {
	const { server, boss, maya } = here();
	const count = () => server.sql("SELECT COUNT(*) AS n FROM users");
	const before = await count();
	const why = async (body: object) => refused(await make(boss, body));
	expect(await why({ id: "" })).toBe("400 id validation_required");
	expect(await why({ id: "x" })).toBe("400 id validation_invalid_format");
	expect(await why({ full_name: " " })).toBe("400 full_name validation_required");
	expect(await why({ role: "admin" })).toBe("400 role invalid_role");
	expect(await why({ grade: "13" })).toBe("400 grade invalid_grade");
	expect(await why({ email: "nonsense" })).toBe("400 email invalid_email");
	expect(await why({ email: maya.email.toUpperCase() })).toBe("400 email address_taken");
	expect(await why({ parent_phone: "1" })).toBe("400 parent_phone invalid_phone");
	expect(await why({ full_name: ["Nour"] })).toMatch(/^400 \w+ invalid_types$/);
	expect(await count()).toEqual(before);
});

test("nobody but an admin makes one", async () => {
	const { server, maya, rana } = here();
	const count = () => server.sql("SELECT COUNT(*) AS n FROM users");
	const before = await count();
	const others: [Person | undefined, RegExp][] = [
		[undefined, /^401/],
		[maya, /^403 role not_admin$/],
		[rana, /^403 role not_admin$/],
	];
	for (const [who, answer] of others) expect(refused(await make(who, {})), who?.name).toMatch(answer);
	expect(await count()).toEqual(before);
});

test("an account made from an inquiry marks the family as enrolled, once, and the inquiry knows every account made from it", async () => {
	const { server, boss } = here();
	const body = joinUsBody();
	await inquire(server, body);
	const [nour, karim, lea] = [newId(), newId(), newId()];
	await makeAccount(boss, { id: nour, full_name: "Nour Haddad", inquiry: body.id });

	const [lead] = await server.rows("leads", `id = '${body.id}'`);
	expect(lead).toMatchObject({ status: "enrolled", called_by: boss.name, accounts: nour });
	const actions = () => server.sql(`SELECT what, detail FROM admin_log WHERE about = '${body.id}'`);
	expect(await actions()).toEqual([{ what: "inquiry", detail: "enrolled" }]);
	for (const _ of ["once", "again"])
		await makeAccount(boss, { id: karim, full_name: "Karim Haddad", inquiry: body.id });
	expect(await actions()).toHaveLength(1);
	await makeAccount(boss, { full_name: "Lea Haddad", inquiry: newId() });

	await server.sql(`UPDATE leads SET status = 'closed' WHERE id = '${body.id}'`);
	await makeAccount(boss, { id: lea, full_name: "Lea Haddad", inquiry: body.id });
	expect(await server.row("leads", body.id)).toMatchObject({ status: "closed", accounts: `${nour} ${karim} ${lea}` });
	const list = await server.ask("GET", "/api/lead/inquiries?show=closed", { token: boss.token });
	expect(list.at("items.0.made")).toEqual([
		{ id: nour, name: "Nour Haddad" },
		{ id: karim, name: "Karim Haddad" },
		{ id: lea, name: "Lea Haddad" },
	]);
});

test("an account with which something has happened since is not written again", async () => {
	const { server, boss, deputy } = here();
	const promote = async (id: string) => {
		const [row] = await server.rows("user_roles", `user_id = '${id}'`);
		const url = `/api/collections/user_roles/records/${row?.id}`;
		return await server.ask("PATCH", url, { token: deputy.token, body: { role: "teacher" } });
	};
	const block = async (id: string) =>
		await server.ask("PATCH", `/api/collections/users/records/${id}`, {
			token: deputy.token,
			body: { blocked_at: "now" },
		});
	const lend = async (id: string) =>
		await server.ask("POST", "/api/lead/temporary-password", { token: deputy.token, body: { user_id: id } });
	for (const action of [promote, block, lend]) {
		const { id } = await makeAccount(boss, { full_name: "Nour Saad" });
		expect((await action(id)).status).toBe(200);
		const before = await stored({ id });
		expect(refused(await make(boss, { id, full_name: "Somebody Else" }))).toBe("409 id id_reused");
		expect(await stored({ id })).toEqual(before);
	}
	const { id } = await makeAccount(boss, { full_name: "Nour Saad" });
	expect(refused(await make(boss, { id, role: "teacher" }))).toBe("409 id id_reused");
	await server.sql(`UPDATE admin_log SET at = '2026-02-01 08:00:00.000Z' WHERE about = '${id}'`);
	expect(refused(await make(boss, { id }))).toBe("409 id id_reused");
});
