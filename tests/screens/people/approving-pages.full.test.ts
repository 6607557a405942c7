// More people wait than one page of the list holds.
import "#support/dom/modal-dialogs.ts";
import { test } from "vitest";
import { inFrench, press, says } from "#support/dom/portal.ts";
import { admin, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { dialog, openAdminDashboard } from "./admin-steps.ts";

const here = serverForThisFile();

test("who approves several at once is told that more wait on other pages", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	for (let count = 0; count < 32; count++) await waiting(server);
	const app = await openAdminDashboard(server, boss);
	await press(app, "Approve several at once");
	const question = await dialog(app, "Approve several at once");
	await says("30 of the 32 people waiting", question);
	await inFrench(app, () => says("Ce sont 30 des 32 personnes en attente", question));
});
