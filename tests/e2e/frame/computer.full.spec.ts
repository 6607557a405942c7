// Public pages where no finger points. (What a computer is called there: src/i18n/device.test.ts.)
import { expectAlive, sitePages } from "#support/browser/site.ts";
import { test } from "#support/browser/test.ts";

const computer = { viewport: { width: 1360, height: 860 } };

test("every public page, drawn for a phone, is taken over on a computer as it is", async ({ server, phone }) => {
	// An error on the console, as of a page drawn otherwise than it arrived, is a failure.
	const page = await phone(computer);
	for (const { path, en } of sitePages) {
		await page.goto(server.url + path);
		await expectAlive(page, en);
	}
});
