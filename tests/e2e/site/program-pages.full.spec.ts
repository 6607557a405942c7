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

test("every page says the same of the grades that a program or a course is for, in both languages", async ({
	server,
	phone,
}) => {
	const page = await phone();
	for (const [prefix, all, satTag, sat, range] of [
		["", "Grades 1–12", "Grades 11–12", "Grades 11 and 12", "Grades 1 to 12"],
		["/fr", "Grades\u00a01 à 12", "Grades\u00a011 et 12", "Grades\u00a011 et 12", "Du Grade\u00a01 au Grade\u00a012"],
	] as const) {
		const [after, tutored] = [all.replace("12", "9"), all.replace("1", "5")];
		const cards = page.locator("article", { has: page.getByRole("heading", { level: 3 }) });
		await page.goto(`${server.url}${prefix}/`);
		await expect(cards.filter({ hasText: /Grades/ })).toContainText([after, tutored, all, all, satTag, all]);
		await page.goto(`${server.url}${prefix}/programs`);
		await expect(cards).toContainText([after, tutored, all, all]);
		await expect(cards.nth(2)).toContainText(sat);
		await page.goto(`${server.url}${prefix}/advanced-learning`);
		for (const [track, grades] of [
			["ai", range],
			["sat", sat],
			["languages", range],
		] as const) {
			await expect(page.locator(`#${track}`)).toContainText(grades);
		}
		await page.goto(`${server.url}${prefix}/learning-programs`);
		await expect(page.locator("#advanced-learning")).toContainText(range);
		await expect(page.locator("#advanced-learning")).toContainText(sat);
		await page.goto(`${server.url}${prefix}/faq`);
		await expect(page.locator("#q-grades")).toContainText(range.replace("Du", "du"));
	}
});
