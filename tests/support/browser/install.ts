// Browsers that can put an app on the home screen. Chromium says that it would ("beforeinstallprompt") only with a
// profile of its own (browser/killable.ts), and nobody could answer its question there; elsewhere the tests say it in its
// place, with an event that answers as Chromium's does. An iPhone is known by its name alone.
import type { Page } from "@playwright/test";

/** What Safari on an iPhone calls itself. */
export const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** The browser says that it would install the app; asked, the person answers this. */
export async function browserWouldInstall(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
	await page.evaluate((answer) => {
		const event = new Event("beforeinstallprompt", { cancelable: true });
		const prompt = async () => {
			Object.assign(window, { timesAsked: Number(Reflect.get(window, "timesAsked") ?? 0) + 1 });
			if (answer === "accepted") window.dispatchEvent(new Event("appinstalled"));
			return { outcome: answer };
		};
		window.dispatchEvent(Object.assign(event, { prompt }));
	}, outcome);
}

/** How often the browser was let ask since this page was loaded. */
export const timesAsked = (page: Page): Promise<number> =>
	page.evaluate(() => Number(Reflect.get(window, "timesAsked") ?? 0));
