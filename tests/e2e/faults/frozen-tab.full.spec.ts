// The phone froze a tab while it was sending: nobody waits for it, neither at the sign-out nor with an inquiry.
import { expect, type Page } from "@playwright/test";
import { freeze, wakeAll } from "#support/browser/frozen.ts";
import { chipSays, networkIsBack, openDashboard, pressSignOut } from "#support/browser/portal.ts";
import { everythingOn, rowsOnPhone } from "#support/browser/storage.ts";
import { test } from "#support/browser/test.ts";
import { proxyTo } from "#support/proxy.ts";
import { aClass, atWork, takenOver } from "./tabs-at-work.ts";

test.afterEach(wakeAll);

/** Whether no tab of this phone sends or waits to. */
const nobodySends = (page: Page) =>
	page.evaluate(async () => {
		const { held = [], pending = [] } = await navigator.locks.query();
		return held.length + pending.length === 0;
	});

test("signing out does not wait for a frozen tab, and the tab opens nothing again when it goes on", async ({
	server,
	phone,
}) => {
	const maya = await aClass(server);
	const line = await proxyTo(server.url);
	const one = await phone();
	await openDashboard(one, { ...server, url: line.url }, maya);
	await chipSays(one, "All sent");
	const answered = line.nextHeldAnswer("/api/lead/handshake");
	await networkIsBack(one);
	const held = await answered;
	const wake = await freeze(one);
	const two = await one.context().newPage();
	await atWork(two, line);
	await pressSignOut(two);
	await two.waitForURL(`${line.url}/`, { timeout: takenOver });

	wake();
	await held.release();
	await one.waitForURL(`${line.url}/`);
	await expect.poll(() => nobodySends(one)).toBe(true);
	const rows = await rowsOnPhone(two, maya.id);
	// The row of `meta` says that the database is closed; what this person has seen is locked.
	const readable = Object.entries(rows).filter(([table, count]) => count > 0 && table !== "sealedSeen");
	expect(readable).toEqual([["meta", 1]]);
	for (const tab of [one, two]) await tab.close();
	await line.close();
});

test("an inquiry is sent once although the tab that was sending it is frozen", async ({ server, phone, strays }) => {
	strays.allow(/^Failed to load resource: net::ERR_/);
	const line = await proxyTo(server.url);
	const one = await phone();
	await one.goto(`${line.url}/join-us`);
	await one.getByLabel("Parent Name").fill("Rima of the frozen tab");
	await one.getByLabel("Child Grade").selectOption("Grade 4");
	await one.getByLabel("Email").fill("rima@example.com");
	await one.getByLabel("Phone").fill("+961 70 123 456");
	await one.getByLabel("Message").fill("Nour needs help with fractions.");
	const answered = line.nextHeldAnswer("/api/collections/leads/records");
	await one.getByRole("button", { name: "Send Inquiry" }).click();
	const held = await answered;
	const wake = await freeze(one);
	const two = await one.context().newPage();
	await two.goto(`${line.url}/join-us`);
	// All that is left of the work is the entry's state "sent".
	const left = async () => (await everythingOn(two)).match(/Rima of the frozen tab|"state":"sent"/g);
	await expect.poll(left, { timeout: takenOver }).toEqual(['"state":"sent"']);

	held.drop();
	wake();
	await expect.poll(() => nobodySends(one)).toBe(true);
	expect(await left()).toEqual(['"state":"sent"']);
	const rows = await server.rows("leads", 'parent_name = "Rima of the frozen tab"');
	expect(rows).toHaveLength(1);
	for (const tab of [one, two]) await tab.close();
	await line.close();
});
