// Who asked for less data, or has a slow line, is sent nothing that was not asked for.
import type { Page } from "@playwright/test";
import { expect, test } from "#support/browser.ts";
import { expectAlive } from "#support/browser-site.ts";

const slide = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** The browser itself says so to the page: its data saver is on, or its line is of the second generation. */
const lines = {
	"a saved line": async (page: Page) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
	},
	"a slow line": async (page: Page) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		// What it says of the line; the line itself stays as it is.
		const slow = { latency: 1800, downloadThroughput: 50_000, uploadThroughput: 50_000 };
		await session.send("Network.overrideNetworkState", { offline: false, ...slow, connectionType: "cellular2g" });
	},
};

for (const [name, spare] of Object.entries(lines)) {
	test(`on ${name} no slide moves by itself, and no page is fetched before it is wanted`, async ({
		server,
		phone,
		strays,
	}) => {
		strays.allow(/Service Worker registration blocked/);
		const page = await phone({ viewport: { width: 1360, height: 860 } });
		await spare(page);
		const scripts: string[] = [];
		page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
		await page.goto(`${server.url}/`);
		await expect(page.getByRole("button", { name: "Play the slides" })).toBeVisible();
		await expect(slide(page)).toHaveAttribute("aria-label", "1 of 8");

		await page.getByRole("link", { name: "Explore programs" }).hover();
		await page.getByRole("link", { name: "Explore programs" }).focus();
		await page.getByRole("button", { name: "Next slide" }).click();
		await expect(slide(page)).toHaveAttribute("aria-label", "2 of 8");
		expect(scripts.filter((path) => path.includes("ProgramsPage"))).toEqual([]);
		await page.getByRole("link", { name: "Explore programs" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Programs at a glance");
		expect(scripts.filter((path) => path.includes("ProgramsPage"))).not.toEqual([]);
	});
}

test("on a good line a page is fetched as soon as its link is pointed at", async ({ server, phone }) => {
	const page = await phone({ viewport: { width: 1360, height: 860 } });
	await page.goto(`${server.url}/`);
	await expectAlive(page, "Homework done. Curiosity switched on.");
	const fetched = page.waitForRequest(/ProgramsPage/);
	await page.getByRole("link", { name: "Explore programs" }).hover();
	await fetched;
});
