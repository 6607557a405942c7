// A phone whose storage is full sends an inquiry at once, and loses its line to the code of the app.
import type { Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { family, send, thanks, write } from "./inquiry-forms.ts";

const leads = "/api/collections/leads/records";

/** From now on this page cannot write into the outbox, only drafts. */
const full = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = function (...row) {
			if (this.name === "outbox") throw new DOMException("full", "QuotaExceededError");
			return add.apply(this, row);
		};
	});

test("a confirmed inquiry is said to be sent although no code can be fetched any more", async ({ server, phone }) => {
	const page = await phone();
	await page.route(`**${leads}`, async (route) => {
		await page.route("**/assets/**", (asset) => asset.abort());
		await route.continue();
	});
	await page.goto(`${server.url}/join-us`);
	await write(page, family("Rana Wordless"));
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await full(page);
	await send(page).click();
	await expect.poll(() => toastsOf(page)).toEqual([thanks]);
	await expect(page.getByRole("heading", { name: "Thank you, \u2068Rana Wordless\u2069" })).toBeFocused();
	expect(await server.rows("leads", 'parent_name = "Rana Wordless"')).toHaveLength(1);
});
