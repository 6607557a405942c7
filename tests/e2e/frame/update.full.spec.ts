// When a new version is looked for and offered, and where the offer stands.
import type { Locator } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import { keptByServiceWorker, signIn } from "#support/browser/portal.ts";
import { subtitles } from "#support/browser/second-build.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import { isSameDocument, lookForUpdate, mark, secondVersion } from "./deployments.ts";

const deployable = secondVersion();

/** The distance from the end of one to the beginning of the other; negative when they overlap. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
	const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
	if (!upper || !lower) throw new Error("One of the two is not drawn.");
	return lower.y - (upper.y + upper.height);
}

test("a notice is shown above the offer; a postponed offer leaves focus and page alone, and is back at the next start", async ({
	newServer,
	phone,
}) => {
	const { server, deploy } = await deployable(newServer);
	const maya = await student(server, "Maya Haddad");
	const page = await phone({ keepsApp: true, viewport: { width: 360, height: 740 } });
	await page.goto(`${server.url}/login`);
	await keptByServiceWorker(page);
	deploy();
	await lookForUpdate(page);
	const offer = page.getByRole("status").filter({ hasText: "A new version of LEAD is ready." }).locator("div");
	await expect(offer).toBeVisible();
	await signIn(page, server, maya);
	await mark(page);
	await expect(offer).toBeVisible();
	const notice = page.locator("[data-sonner-toast][data-mounted=true]");
	await expect(notice).toBeVisible();
	await drawn(page);
	expect(await gapBetween(notice, offer)).toBeGreaterThanOrEqual(0);

	const tab = page.getByRole("tab", { name: "Submitted" });
	await tab.click();
	await offer.getByRole("button", { name: "Not now", exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(offer).toHaveCount(0);
	await expect(tab).toBeFocused();
	expect(await isSameDocument(page)).toBe(true);
	await page.reload();
	await expect(page.getByText(subtitles.first.student, { exact: true })).toBeVisible();
	await expect(offer).toBeVisible();
});

test("the app looks for a new version every hour and when a person comes back after a while; the link to the top stays free", async ({
	newServer,
	phone,
}) => {
	const { server, deploy } = await deployable(newServer);
	const [open, left] = [await phone({ keepsApp: true }), await phone({ keepsApp: true })];
	for (const page of [open, left]) {
		await page.clock.install();
		await page.goto(`${server.url}/faq`);
		await keptByServiceWorker(page);
	}
	deploy();
	await open.clock.fastForward("01:00:00");
	await left.clock.fastForward("02:00");
	// A browser without a window cannot come back into view in any other way.
	await left.evaluate(() => window.dispatchEvent(new Event("focus")));
	for (const page of [open, left]) {
		await expect(page.getByText("A new version of LEAD is ready.", { exact: true })).toBeVisible();
	}
	await open.setViewportSize({ width: 360, height: 740 });
	const top = () => open.evaluate(() => scrollY);
	await open.mouse.wheel(0, 1000);
	await expect.poll(top).toBe(1000);
	const below = open.getByText("A new version of LEAD is ready.", { exact: true }).locator("..");
	const up = open.getByRole("button", { name: "Back to top" });
	await expect.poll(async () => await gapBetween(up, below)).toBeGreaterThanOrEqual(0);
});
