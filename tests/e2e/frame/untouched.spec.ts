// A public page that nobody touches: it is read without its app, which comes with the first touch.
import type { Route } from "@playwright/test";
import { addressIn } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { kilobyte, meter } from "./fetched-bytes.ts";

const isAlive = () => Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react"));

test("before the first touch a page runs at most 60 KB of scripts, and its links lead on in its language; after it the page lives, and no click and no word is lost", async ({
	server,
	browser,
}) => {
	const context = await browser.newContext({
		locale: "en-US",
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		reducedMotion: "reduce",
		serviceWorkers: "block",
	});
	const page = await context.newPage();
	const fetched = meter(page);
	for (const path of ["/", "/faq", "/join-us", "/portal"]) {
		await page.goto(server.url + addressIn("en", path), { waitUntil: "networkidle" });
		expect({ path, alive: await page.evaluate(isAlive) }).toEqual({ path, alive: false });
	}
	expect((await fetched("script")).bytes).toBeLessThanOrEqual(60 * kilobyte);

	// A link works by itself, and an address under /fr has chosen French for the pages after it.
	await page.goto(server.url + addressIn("fr", "/"), { waitUntil: "networkidle" });
	await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/faq"]')?.click());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les questions des parents");
	await page.goto(server.url + addressIn("en", "/join-us?lang=en"), { waitUntil: "networkidle" });

	// The first touch of all is the button that opens the form; then words in a field that is not alive yet.
	await page.evaluate(() => localStorage.removeItem("lead-language"));
	await page.goto(`${server.url}/portal?lang=en`, { waitUntil: "networkidle" });
	expect(await page.evaluate(isAlive)).toBe(false);
	await page.getByRole("button", { name: "Request a Portal Account" }).tap();
	await expect(page.getByLabel("Parent Name")).toBeFocused();
	await page.goto(`${server.url}/join-us?lang=en`, { waitUntil: "networkidle" });
	await page.getByLabel("Parent Name").fill("Rima Haddad");
	await page.waitForFunction(isAlive);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await expect(page.getByLabel("Parent Name")).toHaveValue("Rima Haddad");
	await context.close();
});

test("a link that is pressed before the app has come does not start the app of the next page, which nobody touches", async ({
	server,
	browser,
}) => {
	const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
	const page = await context.newPage();
	await page.route(/\/assets\/app-/, (route) => route.abort());
	await page.goto(`${server.url}/learning-programs`, { waitUntil: "networkidle" });
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.headers().referer?.endsWith("/after-school-learning")) asked.push(request.url());
	});
	await page.locator('main a[href="/after-school-learning"]').first().click();
	await page.waitForURL("**/after-school-learning");
	await page.waitForLoadState("networkidle");
	expect(asked.filter((url) => url.includes("/assets/start-"))).toHaveLength(1);
	expect(asked.filter((url) => url.includes("/assets/app-"))).toEqual([]);
	await context.close();
});

test("whoever touches a page before its first script has come need not touch it again", async ({ server, browser }) => {
	const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
	const page = await context.newPage();
	const held = new Promise<Route>((hold) => void page.route(/\/assets\/start-/, hold));
	await page.goto(`${server.url}/faq`);
	const script = await held;
	await page.getByRole("heading", { level: 1 }).click();
	expect(await page.evaluate(isAlive)).toBe(false);
	await script.continue();
	await page.waitForFunction(isAlive);
	await context.close();
});
