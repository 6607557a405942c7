// What a family types on a first visit before the app has come, and presses.
import { keepFiles } from "#support/browser/offline.ts";
import { expect, test } from "#support/browser/test.ts";
import { family, form, send, write } from "./inquiry-forms.ts";

const appFiles = /\/assets\/(?!start).*\.js$/;

test("an inquiry that was typed before the app came counts as long as the family wrote, and does not look like spam", async ({
	ownServer: server,
	browser,
}) => {
	const context = await browser.newContext({ serviceWorkers: "block" });
	const page = await context.newPage();
	await page.clock.install();
	await page.route(appFiles, (route) => route.abort());
	await page.goto(`${server.url}/join-us`, { waitUntil: "networkidle" });
	await write(page, family("Rana Khoury"));
	await page.clock.fastForward(40_000);
	await send(page).click();
	await page.unrouteAll();
	await keepFiles(page);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(form(page)).toHaveCount(0);
	await expect.poll(() => server.rows("leads")).toMatchObject([{ parent_name: "Rana Khoury", doubts: "" }]);
	await context.close();
});
