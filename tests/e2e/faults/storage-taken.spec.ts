// A browser short of space deletes what an app keeps, without a word. What was unsent in it is said to be lost, once, or
// put back by a page that still has it; nothing says "sent" or "safe" of a database that is not there any more.
import type { BrowserContext, Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import {
	chip,
	chipSays,
	handIn,
	keptByServiceWorker,
	networkIsBack,
	openTab,
	sheet,
	signIn,
	speak,
} from "#support/browser/portal.ts";
import { everythingOn } from "#support/browser/storage.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { type Person, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const unfetched = /favicon\.ico|net::ERR_FAILED|^(sync|status|news|inquiries) /;

async function aClass(server: RealServer): Promise<{ maya: Person; karim: Person }> {
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	const maths = await course(server, await teacher(server, "Rana Khoury"), [maya, karim]);
	for (const title of ["Fractions", "Angles", "Circles"]) await assignment(server, maths.id, { title });
	return { maya, karim };
}

/** Clears as the browser does when the phone is short of space. */
async function clear(page: Page, context: BrowserContext, origin: string, storageTypes: string): Promise<void> {
	const session = await context.newCDPSession(page);
	await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
	await session.detach();
}

const title = (page: Page) =>
	page.getByRole("heading", { name: /deleted work that was not sent|effacé du travail non envoyé/ });
const returns = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

/** A student whose answer to Fractions and draft of Angles wait, and the server gone. */
async function withUnsentWork(server: RealServer, page: Page): Promise<{ maya: Person; karim: Person }> {
	const people = await aClass(server);
	await signIn(page, server, people.maya);
	await keptByServiceWorker(page);
	await openTab(page, /^Assignments/);
	await expect(sheet(page, "Fractions")).toBeVisible();
	await server.stop();
	const angles = sheet(page, "Angles").getByLabel("Your response");
	await angles.fill("Half a right angle");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await handIn(page, "Fractions", "Three eighths");
	return people;
}

test("unsent work in a database the browser deleted is named as lost until its writer has read it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true, viewport: { width: 1360, height: 800 } });
	await withUnsentWork(server, page);
	const address = page.url();
	// Nobody has the app open while the phone clears up.
	await page.goto(`${server.url}/credits`);
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await page.goto(address);
	await expect(title(page)).toBeVisible();
	const notice = page.getByRole("region", { name: /deleted work|effacé du travail/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^Answer: Fractions/, /Angles/]);
	for (const words of ["Three eighths", "Half a right angle"]) expect(await everythingOn(page)).not.toContain(words);
	await expect(chip(page)).toHaveAccessibleName(/lost/);
	await expect(page.getByText("All sent", { exact: true })).toHaveCount(0);
	await judge(page, "the notice, in English at 1360");
	await page.setViewportSize({ width: 360, height: 800 });
	await speak(page, "fr");
	await expect(notice.getByRole("listitem")).toHaveText([/^Réponse\s?: Fractions/, /Angles/]);
	await expect(chip(page)).toHaveAccessibleName(/perdu/);
	await expect(page.getByText("Tout est envoyé", { exact: true })).toHaveCount(0);
	await judge(page, "the notice, in French at 360");
	await page.reload();
	await notice.getByRole("button", { name: "J'ai lu" }).click();
	await expect(title(page)).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(chip(page)).toHaveAccessibleName(/^Hors ligne/);
	await expect(title(page)).toHaveCount(0);
	await server.start();
	await networkIsBack(page);
	await expect(chip(page)).toHaveAccessibleName(/^Tout est envoyé/);
	expect(await server.rows("submissions")).toEqual([]);
});

test("what had gone out before the database was deleted is not called lost once the centre shows it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	const { maya } = await withUnsentWork(server, page);
	const address = page.url();
	const witness = await page.evaluate((id) => localStorage.getItem(`lead-witness/lead-${id}`), maya.id);
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	// As the service worker leaves it, which sends and has no local storage to note it in.
	await page.goto(`${server.url}/robots.txt`);
	await page.evaluate(
		([place, text]) => localStorage.setItem(place ?? "", text ?? ""),
		[`lead-witness/lead-${maya.id}`, witness ?? ""],
	);
	await page.goto(address);
	const notice = page.getByRole("region", { name: /deleted work/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^Answer being written: Angles/]);
	await expect(chip(page)).toHaveAccessibleName(/^1 lost/);
});

test("a page that is open when the browser deletes its database puts back what it has, and it is sent once", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	const { maya } = await withUnsentWork(server, page);
	await chipSays(page, "Offline · 1 waiting");
	await clear(page, page.context(), server.url, "indexeddb");
	await returns(page);
	await chipSays(page, "Offline · 1 waiting");
	await expect(title(page)).toHaveCount(0);
	await server.start();
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await expect(sheet(page, "Angles").getByLabel("Your response")).toHaveValue("Half a right angle");
	expect((await server.rows("submissions")).map((row) => [row.student_id, row.text_body])).toEqual([
		[maya.id, "Three eighths"],
	]);
	await page.reload();
	await openTab(page, "Assignments (2)");
	await expect(sheet(page, "Angles").getByLabel("Your response")).toHaveValue("Half a right angle");
});

test("everything cleared under an open page: the person stays, and words and answer are kept again", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone();
	const { maya } = await aClass(server);
	await signIn(page, server, maya);
	await openTab(page, "Assignments (3)");
	await page.route("**/api/**", (route) => route.abort());
	await sheet(page, "Angles").getByLabel("Your response").fill("Half a right angle");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await handIn(page, "Fractions", "Three eighths");
	await clear(page, page.context(), server.url, "all");
	await returns(page);
	await expect(page.getByText("Your work is safe on this phone.", { exact: false })).toHaveCount(0);
	await chipSays(page, "Offline · 1 waiting");
	await page.unroute("**/api/**");
	await networkIsBack(page);
	await chipSays(page, "All sent");
	const field = sheet(page, "Angles").getByLabel("Your response");
	await expect(field).toHaveValue("Half a right angle");
	await field.press("End");
	await field.pressSequentially(", exactly");
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await page.reload();
	await openTab(page, "Assignments (2)");
	await expect(sheet(page, "Angles").getByLabel("Your response")).toHaveValue("Half a right angle, exactly");
	expect((await server.rows("submissions")).map((row) => row.text_body)).toEqual(["Three eighths"]);
});

test("sealed work that was cleared away is told to its owner by number, and no title to who comes between", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, unfetched);
	const page = await phone({ keepsApp: true });
	const { maya, karim } = await withUnsentWork(server, page);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Fractions|Angles/);
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await server.start();
	await signIn(page, server, karim);
	await chipSays(page, "All sent");
	await expect(title(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(`${server.url}/`);
	await signIn(page, server, maya);
	const notice = page.getByRole("region", { name: /deleted work/ });
	await expect(notice.getByRole("listitem")).toHaveText([/^2 works that you left locked here/]);
	await notice.getByRole("button", { name: "I have read this" }).click();
	await expect(title(page)).toHaveCount(0);
	await chipSays(page, "All sent");
});

test("an inquiry that waited in a database the browser deleted is told to its writer until it is read", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(unfetched);
	const page = await phone({ viewport: { width: 360, height: 800 } });
	await page.goto(`${server.url}/join-us`);
	await page.route("**/api/**", (route) => route.abort());
	await page.getByLabel("Parent Name").fill("Rima Zein");
	await page.getByLabel("Child Grade").selectOption("Grade 4");
	await page.getByLabel("Email").fill("rima@example.com");
	await page.getByLabel("Phone").fill("+961 70 123 456");
	await page.getByLabel("Message").fill("Nour needs help with fractions.");
	await page.getByRole("button", { name: "Send Inquiry" }).click();
	await expect(
		page.getByRole("list", { name: "Waiting to be sent" }).or(page.locator("[data-state=queued]")).first(),
	).toBeVisible();
	// Open, the page still has it and puts it back.
	await clear(page, page.context(), server.url, "indexeddb");
	await returns(page);
	await expect(page.locator("[data-state=queued]")).toBeVisible();
	await page.goto("about:blank");
	await clear(page, page.context(), server.url, "indexeddb");
	await page.goto(`${server.url}/`);
	const told = page.getByText(/^Your inquiry of .* may not have reached us: this browser deleted it\.$/);
	await expect(told).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Rima|Nour|123 456/);
	await page.reload();
	await expect(told).toBeVisible();
	await page.getByRole("button", { name: "Close this notice" }).click();
	await expect(told).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.unroute("**/api/**");
	await page.goto(`${server.url}/join-us`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(told).toHaveCount(0);
	expect(await server.rows("leads", 'parent_name = "Rima Zein"')).toEqual([]);
});
