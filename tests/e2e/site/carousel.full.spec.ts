// The two carousels of the public site: when they move by themselves, and what stops them.
import type { Page } from "@playwright/test";
import { expect, test } from "#support/browser/test.ts";

const opened = "2026-02-02T15:00:00+02:00";
const later = "2026-02-02T15:30:00+02:00";

/** The only slide that can be read. */
const slide = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');
const button = (page: Page, name: string) => page.getByRole("button", { name });

/** Opens a page with a working carousel, and stops the page's clock. */
async function open(page: Page, address: string): Promise<void> {
	await page.clock.install({ time: opened });
	await page.goto(address);
	await expect(slide(page)).toHaveCount(1);
	await page.clock.pauseAt(later);
}

/** Goes to a slide by hand, then lets the carousel move by itself with the focus elsewhere. */
async function beginAt(page: Page, first: string): Promise<void> {
	while ((await slide(page).getAttribute("aria-label")) !== first) await button(page, "Next slide").click();
	await button(page, "Play the slides").click();
	await page.getByRole("link", { name: "WhatsApp us" }).focus();
}

const expectShown = (page: Page, place: string) => expect(slide(page)).toHaveAttribute("aria-label", place);

test("the eight slides of Home follow each other every 6.5 seconds, in a circle, until the focus, a finger, a key or the pause button stops them", async ({
	server,
	phone,
}) => {
	const page = await phone({ reducedMotion: "no-preference" });
	await open(page, `${server.url}/`);
	await expect(page.getByRole("region", { name: "What happens at LEAD" })).toHaveAttribute(
		"aria-roledescription",
		"carousel",
	);
	await beginAt(page, "1 of 8");
	await page.clock.runFor(6400);
	await expectShown(page, "1 of 8");
	await page.clock.runFor(1500);
	await expectShown(page, "2 of 8");
	await expect(page.getByText("One tutor, your pace", { exact: true })).toBeInViewport();
	await expect(page.getByText("After-school, every weekday", { exact: true })).not.toBeInViewport();
	await page.clock.runFor(6 * 6500);
	await expectShown(page, "8 of 8");
	await page.clock.runFor(6500);
	await expectShown(page, "1 of 8");
	await expect(page.getByText("After-school, every weekday", { exact: true })).toBeInViewport();

	await button(page, "Pause the slides").focus();
	await page.clock.runFor(7000);
	await expectShown(page, "1 of 8");
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "Explore programs" }).focus();
	await page.clock.runFor(7000);
	await expectShown(page, "1 of 8");
	await button(page, "Play the slides").focus();
	await page.keyboard.press("Enter");
	await page.clock.runFor(6500);
	await expectShown(page, "2 of 8");
	await page.keyboard.press("ArrowLeft");
	await page.keyboard.press("ArrowLeft");
	await expectShown(page, "8 of 8");
	await page.clock.runFor(7000);
	await expectShown(page, "8 of 8");
	await beginAt(page, "1 of 8");
	await page.clock.runFor(2000);
	await slide(page).click();
	await page.clock.runFor(7000);
	await expectShown(page, "1 of 8");
	await expect(button(page, "Play the slides")).toBeVisible();
});

test("with reduced motion nothing moves by itself, and the buttons still change the slide", async ({
	server,
	phone,
}) => {
	const page = await phone();
	await open(page, `${server.url}/`);
	await page.clock.runFor(7000);
	await expectShown(page, "1 of 8");
	await button(page, "Previous slide").click();
	await page.clock.runFor(100);
	await expectShown(page, "8 of 8");
	await expect(page.getByText("Works without internet", { exact: true }).first()).toBeInViewport();
	await page.clock.runFor(7000);
	await expectShown(page, "8 of 8");
});

test("the quotes of the parents follow each other every 5 seconds", async ({ server, phone }) => {
	const page = await phone({ reducedMotion: "no-preference" });
	await open(page, `${server.url}/for-parents`);
	await beginAt(page, "1 of 4");
	await page.clock.runFor(4900);
	await expectShown(page, "1 of 4");
	await page.clock.runFor(200);
	await expectShown(page, "2 of 4");
	await page.clock.runFor(15_000);
	await expectShown(page, "1 of 4");
});
