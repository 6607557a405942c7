// A visitor who saves data, or has a slow line, is sent nothing that was not requested.
import type { Page } from "@playwright/test";
import { signIn } from "#support/browser/portal.ts";
import { expectAlive } from "#support/browser/site.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

const desktop = { viewport: { width: 1360, height: 860 } };
const slide = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');

/** What the browser reports to the page: its data saver is on, or its line is of the second generation. */
const lines = {
	"a saved line": async (page: Page) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
	},
	"a slow line": async (page: Page) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Network.enable");
		// Changes what the browser reports about the line, and not the line.
		const slow = { latency: 1800, downloadThroughput: 50_000, uploadThroughput: 50_000 };
		await session.send("Network.overrideNetworkState", { offline: false, ...slow, connectionType: "cellular2g" });
	},
};

/** Home does not change by itself, and a page is fetched when its link is pressed and not before. */
async function readCalmly(page: Page, server: RealServer): Promise<void> {
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
}

test("on a slow line no slide moves by itself, and no page is fetched before it is wanted", async ({
	server,
	phone,
}) => {
	const page = await phone(desktop);
	await lines["a slow line"](page);
	await readCalmly(page, server);
});

/** Whether the service worker is installing or installed. */
const keepsItself = (page: Page): Promise<boolean> =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test("when saving data nothing moves or loads before it is requested, nor the app before the visitor begins to write", async ({
	server,
	phone,
}) => {
	const page = await phone({ ...desktop, keepsApp: true });
	await lines["a saved line"](page);
	await readCalmly(page, server);
	await page.getByRole("link", { name: "Join Us / Contact" }).first().click();
	await expect(page.getByLabel("Parent Name")).toBeVisible();
	expect(await keepsItself(page)).toBe(false);
	await page.getByLabel("Parent Name").pressSequentially("Rima");
	await expect.poll(() => keepsItself(page)).toBe(true);
});

const wanting = {
	"installs it": async (page: Page) => {
		await page.evaluate(() => void window.dispatchEvent(new Event("appinstalled")));
	},
	"signs in": async (page: Page, server: RealServer) => await signIn(page, server, await student(server)),
};

for (const [name, want] of Object.entries(wanting)) {
	test(`on a saved line the app is not put on the phone of who only reads, but of who ${name}`, async ({
		server,
		phone,
	}) => {
		const page = await phone({ ...desktop, keepsApp: true });
		await lines["a saved line"](page);
		await page.goto(`${server.url}/faq`);
		await expectAlive(page, "The questions parents ask");
		expect(await keepsItself(page)).toBe(false);
		await want(page, server);
		await expect.poll(() => keepsItself(page)).toBe(true);
	});
}

test("on a good line a page is fetched as soon as its link is pointed at", async ({ server, phone }) => {
	const page = await phone(desktop);
	await page.goto(`${server.url}/`);
	await expectAlive(page, "Homework done. Curiosity switched on.");
	const fetched = page.waitForRequest(/ProgramsPage/);
	await page.getByRole("link", { name: "Explore programs" }).hover();
	await fetched;
});
