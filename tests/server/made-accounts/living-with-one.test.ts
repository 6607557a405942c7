// Somebody with a user name: who sees it, and what works without an e-mail address.
import { expect, test } from "vitest";
import { refused } from "#support/api/bodies.ts";
import { newestMail } from "#support/mails.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { course, newId } from "#support/school.ts";
import { comeIn, here, makeAccount, signIn, stored } from "./making.ts";

const users = "/api/collections/users/records";
test("own teachers see the user name, other people do not, and a teacher adds a student by it", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	const [rana, joseph, maya] = [await teacher(server), await teacher(server), await student(server)];
	const physics = await course(server, rana, [maya]);
	const ask = { id: newId(), course_id: physics.id, email: ` ${nour.username.toUpperCase()} `, mutation: newId() };
	const added = await server.ask("POST", "/api/lead/enrol", { token: rana.token, body: ask });
	expect(added.status, said(added)).toBe(200);

	const see = async (who: Person) => (await server.ask("GET", `${users}/${nour.id}`, { token: who.token })).text;
	expect(await see(rana)).toContain(nour.username);
	expect(await see(boss)).toContain(nour.username);
	for (const who of [joseph, maya]) expect(await see(who), who.name).not.toContain(nour.username);
	for (const query of [`?filter=username='${nour.username}'`, "?sort=username"]) {
		expect((await server.ask("GET", `${users}${query}`, { token: rana.token })).status, query).toBe(400);
	}
});

test("without an address no link is mailed; a temporary password is told by the admin", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	const body = { user_id: nour.id };
	const link = await server.ask("POST", "/api/lead/send-reset-link", { token: boss.token, body });
	expect(refused(link)).toBe("409 user_id no_address");
	const set = await server.ask("POST", "/api/lead/temporary-password", { token: boss.token, body });
	expect([set.status, set.at("mail")], said(set)).toEqual([200, "none"]);
	expect((await signIn(nour.username, nour.password)).status).toBe(400);
	expect((await signIn(nour.username, String(set.at("password")))).status).toBe(200);
	expect(await server.sql(`SELECT kind FROM mails WHERE user_id = '${nour.id}'`)).toEqual([]);
});

test("who has a user name adds an address, confirms it by the mail, and signs in with either", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	const token = await comeIn(nour);
	const email = `nour-${nour.id}@lead.test`;
	const asked = await server.ask("POST", "/api/lead/change-email", { token, body: { email, password: "own-secret" } });
	expect(asked.status, said(asked)).toBe(200);
	const link = (await newestMail(server, email)).link;
	const confirmed = await server.ask("POST", "/api/collections/users/confirm-email-change", {
		body: { token: /token=([\w.-]+)/.exec(link)?.[1], password: "own-secret" },
	});
	expect(confirmed.status, said(confirmed)).toBe(204);
	expect((await signIn(email, "own-secret")).status).toBe(200);
	expect((await signIn(nour.username, "own-secret")).status).toBe(200);
});

test("wrong passwords are counted together, by address and by user name, and nobody learns which names there are", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad", email: "" });
	const address = `nour-${nour.id}@lead.test`;
	await server.update("users", nour.id, { email: address });
	for (let n = 0; n < 3; n++) expect((await signIn(nour.username, "wrong-one")).status).toBe(400);
	for (let n = 0; n < 2; n++) expect((await signIn(address, "wrong-one")).status).toBe(400);
	expect((await signIn(address, nour.password)).status).toBe(429);
	expect((await signIn(nour.username, nour.password)).status).toBe(429);
	// A name that is spelled with a blank is another one, whether it exists or not.
	// Nor by the field in which the server is told to look.
	const elsewhere = (identity: string, identityField: string) =>
		server.ask("POST", "/api/collections/users/auth-with-password", {
			body: { identity, identityField, password: "x" },
		});
	for (const field of ["email", "username"]) {
		expect((await elsewhere(nour.username, field)).status, field).toBe(429);
		expect((await elsewhere(address, field)).status, field).toBe(429);
	}
	for (const name of [nour.username, "nobody.0000"]) {
		if (name === "nobody.0000") for (let n = 0; n < 5; n++) await signIn(name, "wrong-one");
		expect([(await signIn(name, "x")).status, (await signIn(`${name} `, "x")).status], name).toEqual([429, 400]);
	}
});

test("a deleted account leaves neither its user name nor a number of its family", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad", parent_phone: "70 123 457" });
	const token = await comeIn(nour);
	const deleted = await server.ask("POST", "/api/lead/delete-account", { token, body: { password: "own-secret" } });
	expect(deleted.status, said(deleted)).toBe(200);
	const row = JSON.stringify(await stored(nour));
	for (const word of [nour.username, "Nour", "70123457"]) expect(row).not.toContain(word);
	expect((await signIn(nour.username, "own-secret")).status).toBe(400);
});
