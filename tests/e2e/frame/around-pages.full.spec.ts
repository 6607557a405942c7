// What is around every public page: the link to the top, the next step in thumb's reach, and a page that loads slowly.
import type { Page } from "@playwright/test";
import { judge } from "#support/browser/looks.ts";
import { holdRequests } from "#support/browser/offline.ts";
import { expectAlive } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

const desktop = { viewport: { width: 1360, height: 860 } };
const small = { viewport: { width: 360, height: 740 } } as const;

test("a page that loads slowly says Loading...; the link to the top comes after 400 pixels on every screen, not near the end and not over a field in use, and another page begins at its top", async ({
	server,
	phone,
}) => {
	const page = await phone({ ...desktop });
	const mend = await holdRequests(page, /\/FaqPage-[^/]+\.js$/);
	await page.goto(`${server.url}/activities`);
	await expectAlive(page, "Activities");
	await page.getByRole("contentinfo").getByRole("link", { name: "Questions & answers" }).click();
	await expect(page.getByRole("main").getByText("Loading...", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	mend();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("The questions parents ask");

	const up = page.getByRole("button", { name: "Back to top" });
	const scrollTo = scrolling(page);
	await scrollTo(400);
	await expect(up).toHaveCount(0);
	await scrollTo(401);
	await expect(up).toBeVisible();
	await page.setViewportSize({ width: 360, height: 500 });
	await scrollTo(1700);
	await expect(up).toBeVisible();
	const search = page.getByRole("main").getByRole("searchbox");
	await search.focus({ timeout: 5000 });
	await expect(up).toHaveCount(0);
	await search.blur();
	await scrollTo(401);
	await expect(up).toBeVisible();
	await scrollTo(400);
	await expect(up).toHaveCount(0);
	await scrollTo(100_000);
	await expect(up).toHaveCount(0);
	await scrollTo(1600);
	await up.click();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await scrollTo(100_000);
	await page.getByRole("contentinfo").getByRole("link", { name: "Credits" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Made with borrowed pencils");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("EN and FR switch in place: the reader stays where the page was scrolled", async ({ server, phone }) => {
	const page = await phone(small);
	await page.goto(`${server.url}/faq`);
	await expectAlive(page, "The questions parents ask");
	const question = page.locator("main summary").nth(6);
	await question.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
	for (const [language, heading, title] of [
		["FR", "Les questions des parents", "Les questions des parents, LEAD Zahlé"],
		["EN", "The questions parents ask", "Questions parents ask, LEAD Zahlé"],
	] as const) {
		// Not `click`, which scrolls the page before it presses what stays at its upper edge.
		await page.getByRole("button", { name: new RegExp(`^${language},`) }).dispatchEvent("click");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
		await expect(page).toHaveTitle(title);
		await expect(question).toBeInViewport();
	}
});

test("who chooses the other language and goes on at once begins the next page at its top", async ({
	server,
	phone,
}) => {
	const page = await phone(small);
	await page.goto(`${server.url}/faq`);
	await expectAlive(page, "The questions parents ask");
	await scrolling(page)(1200);
	await page.evaluate(() => {
		document.querySelector<HTMLElement>("button[lang=fr]")?.click();
		document.querySelector<HTMLElement>('footer a[href="/credits"]')?.click();
	});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fait avec des crayons prêtés");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a tab of a dashboard opens at the top of the page, however far the page before was scrolled", async ({
	server,
	phone,
}) => {
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ viewport: { width: 640, height: 360 } });
	await page.goto(`${server.url}/dashboard-student#submitted`);
	await page.getByLabel("Email").fill(maya.email);
	await page.getByLabel("Password", { exact: true }).fill(maya.password);
	await scrolling(page)(400);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("tab", { name: "Submitted" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Book and WhatsApp stay in reach of the thumb between the first screen and the footer, and cover nothing", async ({
	server,
	phone,
}) => {
	const page = await phone(small);
	await page.goto(`${server.url}/faq`);
	const bar = page.getByRole("complementary", { name: "Next steps" });
	await expectAlive(page, "The questions parents ask");
	await expect(bar).toHaveCount(0);
	await page.evaluate(() => scrollTo(0, 900));
	await expect(bar.getByRole("link", { name: "Book" })).toHaveAttribute("href", "/join-us");
	const up = page.getByRole("button", { name: "Back to top" });
	await scrolling(page)(2100);
	await up.click({ trial: true });
	await judge(page, "at the top again");
	await page.locator("#q-grades summary").focus();
	for (let stops = 0; stops < 10; stops++) {
		await page.keyboard.press("Tab");
		const under = await page.evaluate(() => {
			const [focused, cover] = [document.activeElement, document.querySelector("aside")];
			return (focused?.getBoundingClientRect().bottom ?? 0) > (cover?.getBoundingClientRect().top ?? innerHeight);
		});
		expect(under).toBe(false);
	}
	await expect(bar).toBeVisible();
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(bar).toHaveCount(0);
	await page.goto(`${server.url}/join-us`);
	await page.locator("main form").scrollIntoViewIfNeeded();
	await expect(page.locator("main form")).toBeInViewport();
	await expect(bar).toHaveCount(0);
});

/** Scrolls, and waits until the page was told: two in one frame are one to it. */
const scrolling = (page: Page) => (top: number) =>
	page.evaluate(async (y) => {
		scrollTo({ top: y, behavior: "instant" });
		for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
	}, top);
