// The service worker alone sends what an older build kept.
import type { Page } from "@playwright/test";
import { keptByServiceWorker } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { joinUsBody } from "#support/leads.ts";
import { worker } from "./service-worker.ts";

/** Stores an inquiry as builds did before the guests' outbox existed. */
async function keepAsOldBuild(page: Page, { mutation: _, ...body }: ReturnType<typeof joinUsBody>): Promise<void> {
	const row = {
		id: body.id,
		v: 1,
		form: "join-us",
		author: "",
		created: Date.now(),
		state: "queued",
		attempts: 0,
		next_attempt: 0,
		letter: { fields: { message: body.full_message }, began_at: 0, body },
		problems: {},
		notified: "saved",
		sent_at: null,
	};
	await page.evaluate(
		(kept) =>
			new Promise<void>((done, fail) => {
				// Version 1 of the database library is version 10 of the browser.
				const opening = indexedDB.open("lead-visitor", 10);
				opening.onupgradeneeded = () => {
					opening.result.createObjectStore("drafts", { keyPath: "key" });
					opening.result.createObjectStore("outbox", { keyPath: "id" }).add(kept);
					opening.result.createObjectStore("receipts", { keyPath: "id" });
				};
				opening.onsuccess = () => {
					opening.result.close();
					done();
				};
				opening.onerror = () => fail(opening.error);
			}),
		row,
	);
}

test("an inquiry that an older build kept is sent by the service worker before any page is opened", async ({
	ownServer: server,
	phone,
}) => {
	const page = await phone({ keepsApp: true });
	const context = page.context();
	await page.goto(`${server.url}/faq`);
	await keptByServiceWorker(page);
	// At an address without the app, which would move it.
	await page.goto(`${server.url}/robots.txt`);
	const body = joinUsBody();
	await keepAsOldBuild(page, body);
	const wake = await worker(context, server);
	await page.close();

	await wake("inquiries");
	await expect
		.poll(async () => (await server.rows("leads")).map((row) => row.full_message))
		.toEqual([body.full_message]);
});
