// The list behind the chip on a phone without a stored app: parts that were not fetched in time cannot be opened.
import type { Locator, Page } from "@playwright/test";
import { answerField, chip, chipSays, handIn, networkIsBack, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

const code = /\/assets\/OutboxDrawer-[^/]+\.js$/;
const isCut = /net::ERR_(FAILED|INTERNET_DISCONNECTED)/;

async function oneTask(server: RealServer, page: Page): Promise<void> {
	const maya = await student(server, "Maya Haddad");
	const maths = await course(server, await teacher(server), [maya]);
	await assignment(server, maths.id, { title: "Fractions" });
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await answerField(page, "Fractions");
}

/** The files of the app that are being fetched, from now on. */
function partsUnderWay(page: Page): Set<string> {
	const urls = new Set<string>();
	page.on("request", (request) => request.url().includes("/assets/") && urls.add(request.url()));
	page.on("requestfinished", (request) => urls.delete(request.url()));
	page.on("requestfailed", (request) => urls.delete(request.url()));
	return urls;
}

const list = (page: Page): Locator => page.getByRole("dialog", { name: "Written on this phone" });

test("the list opens without a network once something waited", async ({ server, phone, strays }) => {
	strays.allow(isCut);
	const page = await phone();
	await oneTask(server, page);
	await page.route("**/api/**", (route) => route.abort());
	const fetched = page.waitForEvent("requestfinished", (request) => code.test(request.url()));
	const underWay = partsUnderWay(page);
	await handIn(page, "Fractions", "3/8");
	await fetched;
	// The other files it needs are fetched at the same time.
	await expect.poll(() => underWay.size).toBe(0);
	await page.context().setOffline(true);
	await chip(page).click();
	await expect(list(page).getByText("Waiting to send", { exact: true })).toBeVisible();
});

test("a list that cannot be fetched says so, and opens when the network is back", async ({ server, phone, strays }) => {
	strays.allow(isCut);
	const page = await phone();
	await oneTask(server, page);
	await page.context().setOffline(true);
	await handIn(page, "Fractions", "3/8");
	await chip(page).click();
	await expect(
		page.getByText(/^A part of the app could not be loaded\. Try again when you are online\./),
	).toBeVisible();
	await expect(list(page)).toHaveCount(0);
	await page.context().setOffline(false);
	await networkIsBack(page);
	await chipSays(page, "All sent");
	await chip(page).click();
	await expect(list(page).getByText("Nothing of yours is waiting to be sent.")).toBeVisible();
	// Its styles could not be fetched the first time either.
	await expect(list(page)).toBeInViewport({ ratio: 1 });
});
