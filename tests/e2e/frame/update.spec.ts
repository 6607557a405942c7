// A new version while a person writes: offered, never forced; and an old tab that misses a part of the app.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import {
	answerField,
	cardOf,
	keptByServiceWorker,
	openDashboard,
	openTab,
	signIn,
	typeInto,
} from "#support/browser/portal.ts";
import { buildSecondVersion, subtitles } from "#support/browser/second-build.ts";
import { builtPages, expect, type NewServer, test } from "#support/browser/test.ts";
import { admin, student, teacher } from "#support/people.ts";
import { assignment, course } from "#support/school.ts";
import type { RealServer } from "#support/server.ts";

let second: string;
const folders: string[] = [];
test.beforeAll(async () => {
	second = await buildSecondVersion();
});
test.afterAll(() => {
	for (const folder of [second, ...folders]) rmSync(folder, { recursive: true, force: true });
});

/** A server with pages of its own, and a function that replaces them by the second version, as a deployment does. */
async function deployable(newServer: NewServer): Promise<{ server: RealServer; deploy: () => void }> {
	const pages = mkdtempSync(join(tmpdir(), "lead-pages-"));
	folders.push(pages);
	cpSync(builtPages(), pages, { recursive: true });
	const deploy = () => {
		for (const part of ["assets", "pages", "sw.js", "sw.js.br", "sw.js.gz"]) {
			rmSync(join(pages, part), { recursive: true, force: true });
		}
		cpSync(second, pages, { recursive: true });
	};
	return { server: await newServer({ LEAD_PUBLIC_DIR: pages }), deploy };
}

/** The distance from the end of one to the beginning of the other; negative when they overlap. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
	const [upper, lower] = [await above.boundingBox(), await below.boundingBox()];
	if (!upper || !lower) throw new Error("One of the two is not drawn.");
	return lower.y - (upper.y + upper.height);
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument") === true);
const lookForUpdate = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready).update());

test("a new version is offered while a person writes, loses no letter, and opens with the draft once accepted", async ({
	newServer,
	phone,
}) => {
	const { server, deploy } = await deployable(newServer);
	const maya = await student(server, "Maya Haddad");
	await assignment(server, (await course(server, await teacher(server), [maya])).id);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await keptByServiceWorker(page);
	await openTab(page, "Assignments (1)");
	const other = await page.context().newPage();
	await other.goto(`${server.url}/dashboard-student`);
	await expect(other.getByText(subtitles.first.student, { exact: true })).toBeVisible();
	await page.bringToFront();
	const field = await answerField(page, "Fractions");
	await typeInto(field, "Half of three quarters");
	for (const tab of [page, other]) await mark(tab);

	deploy();
	await lookForUpdate(page);
	await expect(page.getByText("A new version of LEAD is ready.", { exact: true })).toBeVisible();
	await field.press("End");
	await typeInto(field, " is 3/8");
	await page.getByRole("button", { name: "Update", exact: true }).click();
	// Pressed within the second before the draft is saved, or after it: no letter is lost in either case.
	await expect(
		page
			.getByText("Finish or send what you are writing first, then update.", { exact: true })
			.or(page.getByText(subtitles.second.student, { exact: true })),
	).toBeVisible();
	if (await isSameDocument(page)) {
		await expect(cardOf(page, "Fractions").getByText(/^Draft saved/)).toBeVisible();
		await page.getByRole("button", { name: "Update", exact: true }).click();
	}
	await expect(page.getByText(subtitles.second.student, { exact: true })).toBeVisible();
	await expect(field).toHaveValue("Half of three quarters is 3/8");

	// The other tab was not touched; it gets the same offer.
	expect(await isSameDocument(other)).toBe(true);
	await expect(other.getByText(subtitles.first.student, { exact: true })).toBeVisible();
	await expect(other.getByText("A new version of LEAD is ready.", { exact: true })).toBeVisible();
	await other.getByRole("button", { name: "Update", exact: true }).click();
	await expect(other.getByText(subtitles.second.student, { exact: true })).toBeVisible();
});

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

test("an old tab that misses a part of the app after a deployment fetches the page anew", async ({
	newServer,
	phone,
	strays,
}) => {
	strays.allow(/status of 404 .*\/assets\//, /Failed to fetch dynamically imported module/);
	const { server, deploy } = await deployable(newServer);
	const page = await phone();
	await openDashboard(page, server, await admin(server));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
	await expect(page.getByText("No pending approvals", { exact: true })).toBeVisible();
	deploy();
	await page.getByRole("link", { name: "Open the Teacher Dashboard" }).click();
	await expect(page.getByText(subtitles.second.teacher, { exact: true })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe("/dashboard-tutor");
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
	// On a phone it comes to who turns back.
	await open.setViewportSize({ width: 360, height: 740 });
	const top = () => open.evaluate(() => scrollY);
	await open.mouse.wheel(0, 2400);
	await expect.poll(top).toBe(2400);
	await open.mouse.wheel(0, -100);
	const below = open.getByText("A new version of LEAD is ready.", { exact: true }).locator("..");
	const up = open.getByRole("button", { name: "Back to top" });
	await expect.poll(async () => await gapBetween(up, below)).toBeGreaterThanOrEqual(0);
});
