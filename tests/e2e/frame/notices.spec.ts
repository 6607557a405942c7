// What notices at the lower edge do to the page behind them.
import { openTab, signIn } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";

const notice = "[data-sonner-toast]";

test("a notice that goes moves nothing on a page that is scrolled to its end, and the space under it goes unseen", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 500 } });
	await signIn(page, server, await teacher(server));
	await openTab(page, "Create Course");
	const button = page.getByRole("main").getByRole("button", { name: "Create Course", exact: true }).last();
	const top = async () => (await button.boundingBox())?.y;
	await expect(page.locator(notice)).toBeVisible();
	await expect(button).toBeVisible();
	await page.mouse.move(0, 0);
	await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	const [before, withNotice] = [await top(), await page.evaluate(() => document.documentElement.scrollHeight)];

	await expect(page.locator(notice)).toHaveCount(0);

	expect(await top()).toBe(before);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(withNotice);
});
