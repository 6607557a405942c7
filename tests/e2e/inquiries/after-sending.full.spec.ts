// What is around a page when its form has given way to the thanks, which are shorter.
import { expectAlive } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { family, send, write } from "./inquiry-forms.ts";

test("in place of a sent inquiry nothing lies over its button, and no bar leads to the page it is on", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	await page.goto(`${server.url}/join-us`);
	await expectAlive(page, "Tell us about your child. We listen first.");
	await write(page, family("Rana Khoury"));
	await send(page).click();
	const another = page.getByRole("button", { name: "Write for another child" });
	await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeFocused();
	const up = page.getByRole("button", { name: "Back to top" });
	const top = (await another.boundingBox())?.y ?? 0;
	const above = await page.evaluate(() => scrollY);
	// The last 64 pixels of the screen are where the link to the top is.
	for (const [line, times] of [
		[500, 1],
		[640, 0],
		[690, 0],
		[735, 1],
	] as const) {
		await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), above + top - line);
		await expect(up).toHaveCount(times);
		await expect(page.getByRole("complementary", { name: "Next steps" })).toHaveCount(0);
	}
});
