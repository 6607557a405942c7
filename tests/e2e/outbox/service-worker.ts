// The service worker of a browser whose pages are closed.
import type { BrowserContext } from "@playwright/test";
import type { RealServer } from "#support/server.ts";

/** @returns makes the browser send the service worker the event for a tag, as when there is a network again */
export async function worker(context: BrowserContext, server: RealServer): Promise<(tag: string) => Promise<void>> {
	const browser = await context.newCDPSession(await context.newPage());
	const registered = new Promise<string>((found) => {
		browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
			if (own) found(own.registrationId);
		});
	});
	await browser.send("ServiceWorker.enable");
	const registrationId = await registered;
	return async (tag) => {
		await browser.send("ServiceWorker.dispatchSyncEvent", {
			origin: server.url,
			registrationId,
			tag,
			lastChance: true,
		});
	};
}
