// What the chaos test does and reads inside the page.
import type { Page } from "@playwright/test";

/** An address that the page requests while it writes a confirmation; it waits there until it is killed. */
export const confirming = "/chaos/confirming";

/** From now on the page stops inside the transaction that stores a confirmation. */
export async function blockConfirmation(page: Page): Promise<void> {
	await page.evaluate((path) => {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (value, key) {
			const request = key === undefined ? put.call(this, value) : put.call(this, value, key);
			if (this.name === "outbox" && value?.state === "sent") {
				const stop = new XMLHttpRequest();
				stop.open("GET", path, false);
				stop.send();
			}
			return request;
		};
	}, confirming);
}

/** How many submissions have not been announced as sent: a later toast must not be taken for another's. */
export async function unannounced(page: Page, student: string): Promise<number> {
	return await page.evaluate(async (name) => {
		const ends: unknown[] = await new Promise((done, fail) => {
			const opening = indexedDB.open(name);
			opening.onerror = () => fail(opening.error);
			opening.onsuccess = () => {
				const asked = opening.result.transaction("outbox").objectStore("outbox").getAll();
				asked.onerror = () => fail(asked.error);
				asked.onsuccess = () => done(asked.result.map((entry) => entry.notified));
				opening.result.close();
			};
		});
		return ends.filter((end) => end !== "end").length;
	}, `lead-${student}`);
}
