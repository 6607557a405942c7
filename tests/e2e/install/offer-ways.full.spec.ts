// LEAD on the home screen: the instructions for an iPhone, and the offer that the browser makes by itself. (Who gets the
// offer, and when: tests/screens/install/offer.full.test.ts.)
import type { Page } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import { browserWouldInstall, iPhone, timesAsked } from "#support/browser/install.ts";
import { judge, judgeLooks, narrow, showOnDesktop } from "#support/browser/looks.ts";
import { holdRequests } from "#support/browser/offline.ts";
import { openDashboard } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { teacher } from "#support/people.ts";
import { course } from "#support/school.ts";

const install = (page: Page) => page.getByRole("button", { name: /^(Install LEAD|Installer LEAD)$/ });
const offer = (page: Page) => page.getByRole("region", { name: /^(Keep LEAD at hand|LEAD à portée de main)$/ });
const steps = (page: Page) => page.getByRole("dialog", { name: /^LEAD (on your home screen|sur l’écran d’accueil)$/ });

test("a teacher with an iPhone is shown three steps, by an offer that moves nothing, and comes back to where she was", async ({
	server,
	phone,
}) => {
	const rana = await teacher(server, "Rana Khoury");
	await course(server, rana, []);
	const page = await phone({ ...narrow, userAgent: iPhone });
	await openDashboard(page, server, rana);
	const maths = page.getByRole("heading", { level: 2, name: "Mathematics" });
	await expect(maths).toBeVisible();
	await page.evaluate(async () => {
		await document.fonts.ready;
	});
	await drawn(page);
	const before = await maths.boundingBox();
	await page.getByRole("heading", { level: 1 }).click();
	await expect(offer(page)).toBeVisible();
	expect(await maths.boundingBox()).toEqual(before);
	await judgeLooks(page, "the offer");

	await install(page).focus();
	await page.keyboard.press("Enter");
	const titles = steps(page).getByRole("heading", { level: 3 });
	await expect(titles).toHaveText(["Toucher Partager", "Choisir «\u202fSur l’écran d’accueil\u202f»", "Ouvrir LEAD"]);
	await drawn(page);
	await judgeLooks(page, "the steps");
	await expect(steps(page).getByText(/in this browser|dans ce navigateur/)).toHaveCount(0);
	await showOnDesktop(page);
	await expect(titles).toHaveText(["Tap Share", "Choose “Add to Home Screen”", "Open LEAD"]);
	await page.keyboard.press("Escape");
	await expect(steps(page)).toHaveCount(0);
	await expect(install(page)).toBeFocused();
});

test("an offer of the browser before the app has loaded is not lost, and the button of Home moves nothing and disappears after installing", async ({
	server,
	phone,
}) => {
	const page = await phone();
	const comes = await holdRequests(page, /\/assets\/app-/);
	await page.goto(`${server.url}/`);
	const band = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Power cut? Keep writing." });
	const text = page.getByText("Put LEAD on your home screen", { exact: false });
	await expect(text).toBeVisible();
	await browserWouldInstall(page, "accepted");
	// Another font wraps the text elsewhere.
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const before = await band.last().boundingBox();
	comes();
	await expect(install(page)).toBeVisible();
	expect((await band.last().boundingBox())?.height).toBe(before?.height);
	await judge(page, "Home with the button");
	await install(page).click();
	expect(await timesAsked(page)).toBe(1);
	await expect(text).toBeVisible();
	await expect(install(page)).toHaveCount(0);
});
