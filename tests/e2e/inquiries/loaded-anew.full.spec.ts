// A part of a page that cannot be fetched, however often it is tried: the page is loaded anew, unless that loses words.
import type { Route } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";
import { field } from "./inquiry-forms.ts";

test("who begins to type while a page finds out whether it may be loaded anew keeps the page and every letter", async ({
	server,
	browser,
}) => {
	const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
	const page = await context.newPage();
	await page.clock.install();
	const part = /\/JoinUsPage-.*\.js$/;
	await context.route(part, (route) => route.abort());
	const missed = () => page.waitForEvent("requestfailed", (request) => part.test(request.url()));
	const asked = new Promise<Route>((held) => context.route("**/api/health", held));
	const first = missed();
	await page.goto(`${server.url}/join-us`);
	await page.getByRole("heading", { level: 1 }).click();
	await first;
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const again = async () => {
		const next = missed();
		await page.clock.fastForward(15_000);
		await next;
	};
	await again();
	const health = await asked;
	await field(page, "Message").fill("Karim finds fractions hard.");
	const answered = page.waitForResponse("**/api/health");
	await health.continue();
	await answered;
	await again();
	expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
	await expect(field(page, "Message")).toHaveValue("Karim finds fractions hard.");
	await context.close();
});
