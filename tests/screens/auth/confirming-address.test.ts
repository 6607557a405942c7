// The link that confirms an address, on a line that breaks after it is used.
import { expect, test } from "vitest";
import { mailedPath, newcomer, signedUp } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { press, says } from "#support/dom/portal.ts";
import { admin } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";

const here = serverForThisFile();

test("where the answer to the link that confirms an address is lost, only what is known is said", async () => {
	const { server } = here();
	const nour = newcomer();
	await signedUp(server, nour);
	const line = await lineTo(server);
	const lost = line.nextDroppedAnswer("/api/collections/users/confirm-verification");
	const app = await openApp(line.url, await mailedPath(server, nour.email));
	await lost;
	await says("We could not find out whether your address is confirmed.");
	await press(app, "Try again");
	await says("Your email address is confirmed.");
});

test("what the link that confirms an address says is true whether the account is approved or waits", async () => {
	const { server } = here();
	const boss = await admin(server);
	for (const approved of [false, true]) {
		const nour = newcomer();
		await signedUp(server, nour);
		const path = await mailedPath(server, nour.email);
		const [user] = await server.rows("users", `email = '${nour.email}'`);
		const users = "/api/collections/users/records";
		const approval = { token: boss.token, body: { name: nour.name } };
		if (approved) expect((await server.ask("PATCH", `${users}/${user?.id}`, approval)).status).toBe(200);
		await openApp(server.url, path);
		await says("You can sign in now. If the center still has to approve your account, a page will tell you so.");
	}
});
