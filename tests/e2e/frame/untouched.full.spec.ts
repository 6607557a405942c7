// What moves on a public page that nobody touches, by the real clock (by a fake one: site/carousel.full.spec.ts).
import { expect, test } from "#support/browser/test.ts";

test("the slides of Home move although nobody touches them", async ({ server, browser }) => {
	const page = await browser.newPage({ reducedMotion: "no-preference", serviceWorkers: "block" });
	await page.goto(`${server.url}/`);
	const first = page.locator('[aria-roledescription="slide"]').first();
	await expect(first).toHaveAttribute("aria-label", "1 of 8");
	await expect(first).toHaveAttribute("inert");
	await page.context().close();
});
