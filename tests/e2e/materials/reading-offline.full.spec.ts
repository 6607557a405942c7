// What is kept on a phone is read there with the server stopped, also after the page was loaded again.
import type { Locator, Page } from "@playwright/test";
import { isDrawn } from "#support/browser/drawn.ts";
import { answerField, cardOf, keptByServiceWorker, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { aLibrary } from "./a-library.ts";

const row = (page: Page, title: string): Locator =>
	page.locator("[data-row]").filter({ has: page.getByRole("link", { name: title, exact: true }) });

test("a worksheet of three pages and a picture are read without the server, after a reload", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /net::ERR_CONNECTION_REFUSED/);
	const { maya } = await aLibrary(server);
	const page = await phone({ keepsApp: true });
	await openDashboard(page, server, maya);
	await keptByServiceWorker(page);
	await page.getByRole("button", { name: "Yes, always" }).click();
	await page.getByRole("link", { name: "Library" }).click();
	await expect(row(page, "Three pages of sums").getByText("On this phone", { exact: true })).toBeVisible();
	await row(page, "The wall of fractions").getByRole("button", { name: "Keep on this phone" }).click();
	await expect(row(page, "The wall of fractions").getByText("On this phone", { exact: true })).toBeVisible();
	// The reader of PDF files came with the first of them.
	await expect.poll(() => keptReader(page)).toBeGreaterThan(1);

	await server.stop();
	await page.goto(`${server.url}/dashboard-student`);
	await openTab(page, /^Assignments/);
	await answerField(page, "Fractions");
	await cardOf(page, "Fractions").getByRole("link", { name: "Three pages of sums" }).click();
	await readPdf(page);
	await page.reload();
	await readPdf(page);
	await page.getByRole("button", { name: "Back", exact: true }).click();
	await page.goto(`${server.url}/library`);
	await row(page, "The wall of fractions").getByRole("link").click();
	const picture = page.getByRole("main").locator("img");
	await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(500);
	await page.reload();
	await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(500);

	// What is not here says so, and opens when the server is back.
	await page.goto(`${server.url}/library`);
	await expect(row(page, "L’eau et le sel").getByText("Needs internet")).toBeVisible();
	await row(page, "L’eau et le sel").getByRole("link").click();
	await expect(page.getByText("This file is not on this phone yet")).toBeVisible();
	await server.start();
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(page.getByText(/^Océans et rivières/)).toBeVisible();
});

/** How many files of the reader of PDF files this phone keeps. */
const keptReader = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		let files = 0;
		for (const name of await caches.keys()) {
			const kept = await (await caches.open(name)).keys();
			files += kept.filter(({ url }) => url.includes("/assets/pdfjs-")).length;
		}
		return files;
	});

async function readPdf(page: Page): Promise<void> {
	const frame = page.getByRole("region", { name: "Three pages of sums" });
	await expect(page.getByText("Page 1 of 3")).toBeVisible();
	await expect.poll(() => isDrawn(frame.locator("canvas").first())).toBe(true);
	await expect(frame.getByText("The first page.")).toBeAttached();
	await frame.locator("[data-page]").nth(2).scrollIntoViewIfNeeded();
	await expect(frame.getByText("The third page.")).toBeAttached();
}
