// An inquiry that is filled in and sent within a moment of its page's first touch.
import { everythingOn } from "#support/browser/storage.ts";
import { expect, test } from "#support/browser/test.ts";
import { family, field, form, send, typedEarly, write } from "./inquiry-forms.ts";

test("of words typed in the last moment before the app was there, and sent at once, none come back", async ({
	ownServer: server,
	browser,
}) => {
	// Nothing touches the page but the test.
	const context = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
	const page = await context.newPage();
	await page.clock.install();
	await page.goto(`${server.url}/join-us`);
	const { Message, ...others } = family("Rana Khoury");
	await write(page, others);
	await expect(page.getByText(/^Draft saved/)).toBeVisible();
	await page.clock.pauseAt(Date.now() + 60_000);
	// The app has the form by then, and this page is not yet told that it is here (src/main.tsx).
	await page.evaluate(() => delete document.documentElement.dataset.app);
	await field(page, "Message").fill(Message);
	expect(await typedEarly(page)).toHaveLength(1);
	await send(page).click();
	await expect(form(page)).toHaveCount(0);
	await page.clock.resume();
	await expect(page.getByRole("heading", { name: "Thank you, \u2068Rana Khoury\u2069" })).toBeVisible();
	await page.reload();
	await expect(page.getByText(/^Sent \d\d:\d\d/)).toBeVisible();
	await expect(field(page, "Parent Name")).toHaveValue("");
	expect(await everythingOn(page)).not.toContain("Karim finds");
	await context.close();
});
