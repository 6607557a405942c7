// The pages of the programs: where the hashes of their links lead.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";

/** The section is right below the sticky parts at the top of the screen, and has the focus. */
async function expectArrived(page: Page, part: Locator, tabs: Locator): Promise<void> {
	await expect(part).toBeFocused();
	const gap = async () => {
		const [below, above] = [await part.boundingBox(), await tabs.boundingBox()];
		return below && above ? Math.round(below.y - (above.y + above.height)) : Number.NaN;
	};
	await expect.poll(gap).toBeGreaterThanOrEqual(-2);
	await expect.poll(gap).toBeLessThanOrEqual(24);
	expect(page.url()).toContain(`#${await part.getAttribute("id")}`);
}

test("each hash of learning-programs leads to its section, loaded, pressed and pressed again", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 360, height: 740 } });
	const tabs = page.getByRole("navigation", { name: "The three programs" });
	const part = (name: string) => page.getByRole("region", { name });
	await page.goto(`${server.url}/learning-programs#personalized-learning`);
	await expectArrived(page, part("Personalized Learning"), tabs);
	await tabs.getByRole("link", { name: "After-School Learning" }).press("Enter");
	await expectArrived(page, part("After-School Learning"), tabs);
	await tabs.getByRole("link", { name: "Advanced Learning" }).click();
	await expectArrived(page, part("Advanced Learning"), tabs);
	await expect(tabs.getByRole("link", { name: "Advanced Learning" })).toHaveAttribute("aria-current", "location");
	await page.mouse.wheel(0, -900);
	await tabs.getByRole("link", { name: "Advanced Learning" }).click();
	await expectArrived(page, part("Advanced Learning"), tabs);
});

test("the tabs of the advanced courses lead to their sections, and from another page too", async ({
	server,
	phone,
}) => {
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	const tabs = page.getByRole("navigation", { name: "The three courses" });
	await page.goto(`${server.url}/`);
	await page
		.getByRole("region", { name: /Advanced/ })
		.getByRole("link", { name: /SAT/ })
		.click();
	await expectArrived(page, page.getByRole("region", { name: "SAT Preparation" }), tabs);
	for (const [tab, hash] of [
		["Languages", "languages"],
		["AI & Future Tech", "ai"],
	] as const) {
		await tabs.getByRole("link", { name: tab }).click();
		await expectArrived(page, page.locator(`#${hash}`), tabs);
		await expect(page.locator(`#${hash}`).getByRole("link", { name: /^Join / })).toHaveAttribute("href", "/join-us");
	}
});
