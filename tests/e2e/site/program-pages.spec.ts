// The pages of the programs: where their hashes lead, and what learning-programs tells search engines.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";

/** The part stands right under what sticks to the top of the screen, and has the focus. */
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
	const page = await phone({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
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

test("the tabs of the advanced courses lead to their sheets, and from another page too", async ({ server, phone }) => {
	const page = await phone({ viewport: { width: 1360, height: 860 }, reducedMotion: "reduce" });
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

test("learning-programs says the way to it and lists three courses", async ({ server, phone }) => {
	const page = await phone({ javaScriptEnabled: false });
	await page.goto(`${server.url}/learning-programs`);
	const way = page.getByRole("navigation", { name: "You are here" });
	await expect(way.getByRole("link")).toHaveText(["Home"]);
	await expect(way.locator("[aria-current=page]")).toHaveText("Learning Programs");
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
	const [breadcrumb, list] = texts.map((text): unknown => JSON.parse(text));
	expect(breadcrumb).toMatchObject({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ position: 1, name: "Home" },
			{ position: 2, name: "Learning Programs" },
		],
	});
	const course = (position: number, name: string, path: string) => ({
		position,
		item: {
			"@type": "Course",
			name,
			url: expect.stringMatching(`${path}$`),
			description: expect.stringMatching(/^.{60,}$/),
			provider: { name: "LEAD" },
			hasCourseInstance: { "@type": "CourseInstance", courseMode: "Onsite" },
		},
	});
	expect(list).toMatchObject({
		"@type": "ItemList",
		itemListElement: [
			course(1, "After-School Learning", "/after-school-learning"),
			course(2, "Personalized Learning", "/personalized-learning"),
			course(3, "Advanced Learning", "/advanced-learning"),
		],
	});
});
