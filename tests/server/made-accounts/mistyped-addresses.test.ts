// An address was mistyped, and a stranger read what was mailed to it: when an admin mends the address, nothing that the
// stranger has opens the account any more.
import { expect, test } from "vitest";
import { mailsTo, newestMail, tokenIn } from "#support/mails.ts";
import { student } from "#support/people.ts";
import { said } from "#support/requests.ts";
import { comeIn, edit, here, makeAccount, signIn, stored } from "./making.ts";

const users = "/api/collections/users";
const post = (path: string, body: object) => here().server.ask("POST", path, { body });
const handshake = (token: string) => here().server.ask("GET", "/api/lead/handshake", { token });
const choose = (token: string, password: string) =>
	post(`${users}/confirm-password-reset`, { token, password, passwordConfirm: password });

/** An account whose first password went to a stranger. */
async function mistyped() {
	const stranger = `nuor-${Math.random().toString(36).slice(2)}@lead.test`;
	const nour = await makeAccount(here().boss, { full_name: "Nour Saad", email: stranger });
	return { stranger, right: `nour-${nour.id}@lead.test`, nour: { ...nour, username: stranger } };
}

test("the first password, its session and every link of the stranger end; the right address gets another password", async () => {
	const { server, boss } = here();
	const { stranger, right, nour } = await mistyped();
	const session = String((await signIn(stranger, nour.password)).at("token"));
	const ask = { email: stranger, language: "en" };
	expect((await post("/api/lead/verification", ask)).at("mail")).toBe("sent");
	const confirm = tokenIn(await newestMail(server, stranger));
	expect((await post("/api/lead/forgot-password", ask)).at("mail")).toBe("sent");
	const reset = tokenIn(await newestMail(server, stranger));
	const read = (await mailsTo(server, stranger)).length;

	const answer = await edit(boss, nour, { email: right });
	expect([answer.status, answer.at("mail"), answer.at("username")], said(answer)).toEqual([200, "sent", ""]);
	const password = String(answer.at("password"));
	expect((await signIn(right, nour.password)).status).toBe(400);
	expect((await handshake(session)).status).toBe(401);
	expect((await post("/api/lead/reset-link", { token: reset })).at("valid")).toBe(false);
	expect((await choose(reset, "taken-over")).status).toBe(400);
	expect((await post(`${users}/confirm-verification`, { token: confirm })).status).toBe(400);
	expect(await mailsTo(server, stranger), "the stranger is not told of the right address").toHaveLength(read);

	const mailed = (await mailsTo(server, right)).map(({ text }) => text).join("\n");
	expect(mailed).toContain(password);
	expect((await signIn(right, password)).status).toBe(200);
	expect(String((await stored(nour)).temporary_until)).not.toBe("");
	const actions = await server.sql(`SELECT what, detail FROM admin_log WHERE about = '${nour.id}' ORDER BY id`);
	expect(actions).toEqual([
		{ what: "account_made", detail: "" },
		{ what: "edited", detail: "email" },
		{ what: "temporary_password", detail: "" },
	]);
});

test("a stranger who has chosen a password with what was mailed has lost the account, too", async () => {
	const { server, boss } = here();
	const { right, nour } = await mistyped();
	const session = await comeIn(nour);
	const answer = await edit(boss, nour, { email: right });
	expect((await handshake(session)).status).toBe(401);
	expect((await signIn(right, "own-secret")).status).toBe(400);
	expect((await signIn(right, String(answer.at("password")))).status).toBe(200);

	// The same by a link to choose a password, which anybody can have sent to the address of an account.
	const wael = await student(server);
	expect((await post("/api/lead/forgot-password", { email: wael.email, language: "en" })).at("mail")).toBe("sent");
	expect((await choose(tokenIn(await newestMail(server, wael.email)), "taken-over")).status).toBe(204);
	const mended = await edit(boss, wael, { email: `wael-${wael.id}@lead.test` });
	expect((await signIn(`wael-${wael.id}@lead.test`, "taken-over")).status).toBe(400);
	expect((await signIn(`wael-${wael.id}@lead.test`, String(mended.at("password")))).status).toBe(200);
});

test("who has no address after that signs in with the user name and the password that the admin is shown", async () => {
	const { boss } = here();
	const { nour } = await mistyped();
	const answer = await edit(boss, nour, { email: "" });
	const [username, password] = [String(answer.at("username")), String(answer.at("password"))];
	expect(answer.at("mail"), said(answer)).toBe("none");
	expect((await signIn(username, nour.password)).status).toBe(400);
	expect((await signIn(username, password)).status).toBe(200);
});

test("the list says beforehand whose password another address would end, also one that the person chose", async () => {
	const { server, boss } = here();
	const { nour, right } = await mistyped();
	const maya = await student(server);
	const isMailed = async ({ id }: { id: string }, search: string) => {
		const query = new URLSearchParams({ list: "all", search });
		const list = await server.ask("GET", `/api/lead/people?${query}`, { token: boss.token });
		return Object(list.at("items")).find((item: { id: string }) => item.id === id)?.password_mailed;
	};
	await comeIn(nour);
	expect([await isMailed(nour, nour.username), await isMailed(maya, maya.email)]).toEqual([true, false]);
	expect((await edit(boss, maya, { email: `maya-${maya.id}@lead.test` })).at("password")).toBe("");
	expect((await edit(boss, nour, { email: right })).at("password")).not.toBe("");
});

test("a password that was never mailed to the old address is kept, also one on a printed card", async () => {
	const { boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	expect((await edit(boss, nour, { email: `nuor-${nour.id}@lead.test` })).at("password")).toBe("");
	const mended = await edit(boss, nour, { email: `nour-${nour.id}@lead.test` });
	expect([mended.status, mended.at("password"), mended.at("mail")], said(mended)).toEqual([200, "", "none"]);
	expect((await signIn(nour.username, nour.password)).status).toBe(200);
});
