// A phone without a network, or without its server, that has the app's files; and one whose requests wait.
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { builtPages } from "#support/browser/test.ts";

/**
 * From now on the pages of this phone read scripts, styles, pictures and fonts from the build and not from the server. A
 * service worker does the same, but takes two seconds to install. HTML pages still come from the server: a test that
 * opens or reloads one without it needs the service worker (`keepsApp`).
 */
export async function keepFiles(page: Page): Promise<void> {
	await page.context().route(/\/(assets|icons)\//, async (route) => {
		const { pathname } = new URL(route.request().url());
		await route.fulfill({ path: join(builtPages(), pathname) });
	});
}

/** The phone loses its network while the app is open; `setOffline(false)` of its context brings it back. */
export async function goOffline(page: Page): Promise<void> {
	await keepFiles(page);
	await page.context().setOffline(true);
}

/** From now on every request of the page to such an address waits. @returns lets these and all later ones go on */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
	let letGo = () => {};
	const released = new Promise<void>((done) => {
		letGo = done;
	});
	await page.route(address, async (route) => {
		await released;
		await route.continue();
	});
	return letGo;
}
