// A tab that is only slow keeps its lock.
import { expect } from "@playwright/test";
import { chipSays, handIn, openDashboard, openTab } from "#support/browser/portal.ts";
import { test } from "#support/browser/test.ts";
import { proxyTo } from "#support/proxy.ts";
import { aClass, atWork, outbox, takenOver } from "./tabs-at-work.ts";

test("a tab that only waits for a slow server keeps its lock, however long another tab asks", async ({
	server,
	phone,
}) => {
	const maya = await aClass(server);
	const line = await proxyTo(server.url);
	const one = await phone();
	await openDashboard(one, { ...server, url: line.url }, maya);
	await openTab(one, "Assignments (1)");
	await chipSays(one, "All sent");
	const batches: string[] = [];
	one.context().on("request", (request) => {
		if (request.url().endsWith("/api/batch")) batches.push(request.url());
	});
	await one.evaluate((name) => {
		let asked = 0;
		new BroadcastChannel(name).onmessage = ({ data }) => {
			if (data === "awake?") asked++;
			Object.assign(window, { asked });
		};
	}, `lead-sync-${maya.id}`);

	// A long submission takes longer on the line than a tab may stay silent.
	const request = line.nextHeldRequest("/api/batch");
	await handIn(one, "Fractions", "3/8 of a cup. ".repeat(1400));
	const held = await request;
	const two = await one.context().newPage();
	await atWork(two, line, "#submitted");
	const asked = () => one.evaluate(() => Number(Reflect.get(window, "asked") ?? 0));
	// The fourth question would have been the last one for a tab that does not answer.
	await expect.poll(asked, { timeout: takenOver }).toBeGreaterThan(4);
	await held.release();

	for (const tab of [one, two]) await chipSays(tab, "All sent");
	expect(batches).toHaveLength(1);
	expect(await outbox(two, maya)).toEqual(["sent 1"]);
	for (const tab of [one, two]) await tab.close();
	await line.close();
});
