// Notices go to confirmed addresses alone: who has come in with what the centre gave them is asked to confirm theirs.
import { expect, test } from "vitest";
import { newestMail, tokenIn } from "#support/mails.ts";
import { said } from "#support/requests.ts";
import { newId } from "#support/school.ts";
import { comeIn, edit, here, mails, makeAccount, signIn, stored } from "./making.ts";

const users = "/api/collections/users";
const post = (path: string, body: object) => here().server.ask("POST", path, { body });
const address = () => `nour-${newId()}@lead.test`;

/** The waiting mail, which goes out at once when its person asks for one. */
async function linkTo(email: string): Promise<string> {
	expect((await post("/api/lead/verification", { email, language: "en" })).at("mail")).toBe("sent");
	return tokenIn(await newestMail(here().server, email));
}

test("the first password of one's own is followed by a link to confirm the address, and it works", async () => {
	const { server, boss } = here();
	const email = address();
	const nour = { ...(await makeAccount(boss, { full_name: "Nour Saad", email })), username: email };
	await signIn(email, nour.password);
	expect(await mails(nour)).toEqual(["account_made"]);
	await comeIn(nour);
	expect(await mails(nour)).toEqual(["account_made", "verify"]);

	await server.sql(`DELETE FROM mails WHERE user_id = '${nour.id}' AND kind = 'account_made'`);
	const token = await linkTo(email);
	expect(await mails(nour)).toEqual(["verify"]);
	expect((await newestMail(server, email)).text).toContain("so that news of your courses reaches you");
	const confirmed = await post(`${users}/confirm-verification`, { token });
	expect(confirmed.status, said(confirmed)).toBe(204);
	expect((await stored(nour)).verified).toBe("1");
});

test("so is that of who was made without an address and was given one on the way", async () => {
	const { boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	await edit(boss, nour, { email: address() });
	await comeIn(nour);
	expect(await mails(nour)).toEqual(["verify", "verify"]);
});

test("nobody is asked without an address, with a confirmed one, or for a later password", async () => {
	const { server, boss } = here();
	const nour = await makeAccount(boss, { full_name: "Nour Saad" });
	await comeIn(nour);
	expect(await mails(nour)).toEqual([]);
	await server.update("users", nour.id, { email: address() });
	const token = String((await signIn(nour.username, "own-secret")).at("token"));
	const again = { oldPassword: "own-secret", password: "other-secret", passwordConfirm: "other-secret" };
	const path = `${users}/records/${nour.id}`;
	const changed = await server.ask("PATCH", path, { token, body: again });
	expect(changed.status, said(changed)).toBe(200);
	expect(await mails(nour)).toEqual([]);

	const email = address();
	const rita = { ...(await makeAccount(boss, { full_name: "Rita Aoun", email })), username: email };
	await server.update("users", rita.id, { verified: true });
	await comeIn(rita);
	expect(await mails(rita)).toEqual(["account_made"]);
});
