// Browsers that can put an app on the home screen. Chromium sends "beforeinstallprompt" only with a profile of its own
// (browser/killable.ts), and no test can answer its dialog. Elsewhere the tests send an event that answers as Chromium's
// does. An iPhone is recognised by its user agent alone.
import type { Page } from "@playwright/test";

/** The user agent of Safari on an iPhone. */
export const iPhone =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** The browser offers to install the app; the person answers its dialog with `outcome`. */
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

/** How often the app opened the browser's dialog since this page was loaded. */
export const timesAsked = (page: Page): Promise<number> =>
	page.evaluate(() => Number(Reflect.get(window, "timesAsked") ?? 0));
