// The menu of every public page, on a wide screen and on a phone. (The way into the portal:
// tests/screens/frame/way-in.test.ts.)
import type { Page } from "@playwright/test";
import { tabTo } from "#support/browser/keyboard.ts";
import { judge } from "#support/browser/looks.ts";
import { holdRequests } from "#support/browser/offline.ts";
import { expect, test } from "#support/browser/test.ts";

const desktop = { viewport: { width: 1360, height: 860 } };
const small = { viewport: { width: 360, height: 740 } } as const;
const inHeader = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("the learning programs open under the mouse, under the focus and when pressed, and Escape shuts them", async ({
	server,
	phone,
}) => {
	const page = await phone(desktop);
	const bringApp = await holdRequests(page, /\/assets\/app-[^/]+\.js$/);
	await page.goto(`${server.url}/activities`);
	const [programs, advanced] = [inHeader(page, "Learning Programs"), inHeader(page, "Advanced Learning")];
	const button = page.getByRole("banner").getByRole("button", { name: /^Learning Programs/ });
	await expect(inHeader(page, "Activities")).toHaveAttribute("aria-current", "page");
	await expect(inHeader(page, "LEAD?")).toHaveAttribute("href", "/why-lead");
	await expect(advanced).toBeHidden();
	// The mouse is over it before the app has loaded.
	await programs.hover();
	bringApp();
	await expect(advanced).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(advanced).toBeHidden();
	await button.click();
	await expect(advanced).toBeVisible();
	await button.click();
	await expect(advanced).toBeHidden();
	await button.click();
	await judge(page, "the programs open");
	await page.mouse.move(10, 600);

	await page.reload();
	await tabTo(page, programs);
	await expect(advanced).toBeVisible();
	for (let stops = 0; stops < 4; stops++) await page.keyboard.press("Tab");
	await expect(advanced).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(advanced).toBeHidden();
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(button).toHaveAttribute("aria-expanded", "true");
	for (const [name, hash] of [
		["After-School Learning", "after-school"],
		["Personalized Learning", "personalized-learning"],
		["Advanced Learning", "advanced-learning"],
	] as const) {
		await expect(inHeader(page, name)).toHaveAttribute("href", `/learning-programs#${hash}`);
	}
	for (let stops = 0; stops < 2; stops++) await page.keyboard.press("Tab");
	await expect(inHeader(page, "Personalized Learning")).toBeFocused();
	await page.keyboard.press("Enter");
	await page.waitForURL(`${server.url}/learning-programs#personalized-learning`);
	await expect(page.locator("#personalized-learning")).toBeInViewport();
	await expect(advanced).toBeHidden();
});

test("the menu of a phone keeps the focus, gives it back, and closes when a page is chosen", async ({
	server,
	phone,
}) => {
	const page = await phone(small);
	await page.goto(server.url);
	const menu = page.getByRole("banner").locator("summary");
	await menu.click();
	for (const name of [
		"Home",
		"Learning Programs",
		"Activities",
		"LEAD?",
		"For Parents",
		"Join Us / Contact",
		"Portal",
	]) {
		await expect(inHeader(page, name)).toBeVisible();
	}
	await expect(inHeader(page, "WhatsApp")).toHaveAttribute("href", /^https:\/\/wa\.me\//);
	await judge(page, "the menu open");
	await menu.focus();
	for (let stops = 0; stops < 30; stops++) {
		await page.keyboard.press("Tab");
		await expect(page.locator(":is(main, footer, aside):focus-within")).toHaveCount(0);
	}
	const turned = page.evaluate(async () => {
		await new Promise((done) => addEventListener("wheel", done, { once: true, passive: true }));
		await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	});
	await page.mouse.wheel(0, 600);
	await turned;
	await page.keyboard.press("Escape");
	await expect(inHeader(page, "Activities")).toBeHidden();
	await expect(menu).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.keyboard.press("Enter");
	await inHeader(page, "Activities").click();
	await page.waitForURL(`${server.url}/activities`);
	await expect(inHeader(page, "Activities")).toBeHidden();
	await expect(page.locator("main")).toBeFocused();
	// What parents ask first is one press away on every page.
	await menu.click();
	await expect(inHeader(page, "Questions & answers")).toHaveAttribute("href", "/faq");
	await inHeader(page, "Prices and hours").click();
	await page.waitForURL(`${server.url}/for-parents#policies`);
	await expect(page.getByText("After-school learning costs $200 per month")).toBeInViewport();
	await expect(inHeader(page, "Activities")).toBeHidden();
});
