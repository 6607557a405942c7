// A family's phone on a first visit, on which the app does not come.
import type { Browser, Page } from "@playwright/test";
import { keepFiles } from "#support/browser/offline.ts";
import { family, write } from "./inquiry-forms.ts";

const appFiles = /\/assets\/(?!start).*\.js$/;
export const held = "Not sent yet: it is sent as soon as there is internet. Keep this page open.";

/** A phone on which nothing touches a page but the test. */
export const aPhone = async (browser: Browser) =>
	await browser.newContext({ locale: "en-US", serviceWorkers: "block" });

export const lineBreaks = (page: Page) => page.context().route(appFiles, (route) => route.abort());

export async function lineIsBack(page: Page): Promise<void> {
	await page.context().unrouteAll();
	await keepFiles(page);
	await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** The form of a page whose app does not come over this line, filled in. The page's clock is the test's. */
export async function writtenWithoutApp(browser: Browser, { url }: { url: string }, name: string): Promise<Page> {
	const page = await (await aPhone(browser)).newPage();
	await page.clock.install();
	await lineBreaks(page);
	await page.goto(`${url}/join-us`, { waitUntil: "networkidle" });
	await write(page, family(name));
	return page;
}
