// The phone froze a tab while it was sending: another tab sends, and the first one undoes nothing when it goes on.
import { expect } from "@playwright/test";
import { freeze, wakeAll } from "#support/browser/frozen.ts";
import { cardOf, chipSays, handIn, openDashboard, openTab } from "#support/browser/portal.ts";
import { test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { proxyTo } from "#support/proxy.ts";
import { aClass, atWork, outbox, takenOver } from "./tabs-at-work.ts";

test.afterEach(wakeAll);

const success = "Assignment submitted successfully!";

test("a tab frozen while it sent does not keep another from sending, and undoes nothing when it goes on", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/^Failed to load resource: net::ERR_/);
	const maya = await aClass(server);
	const line = await proxyTo(server.url);
	const one = await phone();
	await openDashboard(one, { ...server, url: line.url }, maya);
	await openTab(one, "Assignments (1)");
	await chipSays(one, "All sent");

	const answered = line.nextHeldAnswer("/api/batch");
	await handIn(one, "Fractions", "3/8 of a cup");
	const held = await answered;
	const wake = await freeze(one);
	const two = await one.context().newPage();
	await atWork(two, line, "#submitted");
	await expect(cardOf(two, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible({
		timeout: takenOver,
	});
	expect(await outbox(two, maya)).toEqual(["sent 2"]);

	held.drop();
	// What it does after its old run has ended.
	const again = line.nextHeldRequest("/api/lead/handshake");
	wake();
	await (await again).release();
	await chipSays(one, "All sent");
	await openTab(one, "Submitted");
	await expect(cardOf(one, "Fractions").getByText("Sent to your teacher", { exact: true })).toBeVisible();
	expect(await outbox(two, maya)).toEqual(["sent 2"]);
	const shown = async () => [...(await toastsOf(one)), ...(await toastsOf(two))].filter((words) => words === success);
	await expect.poll(shown).toEqual([success]);
	const rows = await server.rows("submissions", `student_id = '${maya.id}'`);
	expect(rows.map((row) => row.text_body)).toEqual(["3/8 of a cup"]);
	for (const tab of [one, two]) await tab.close();
	await line.close();
});
