// The link that confirms an address, on a line that breaks after it is used.
import { test } from "vitest";
import { mailedPath, newcomer, signedUp } from "#support/api/newcomers.ts";
import { openApp } from "#support/dom/app.ts";
import { lineTo } from "#support/dom/network.ts";
import { press, says } from "#support/dom/portal.ts";
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
