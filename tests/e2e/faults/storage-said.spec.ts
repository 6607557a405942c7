// What a browser does for waiting work, and what the app says about it: whether it is kept, whether it is sent by itself,
// how much there is.
import type { Page } from "@playwright/test";
import { iPhone } from "#support/browser/install.ts";
import { judge } from "#support/browser/looks.ts";
import { cardOf, chip, chipSays, handIn, keptByServiceWorker, openTab, signIn } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { aClass } from "./sent-and-open.ts";

/** Records what the app asks the browser, which answers like one that promises nothing. */
async function noteAsked(page: Page): Promise<() => Promise<unknown>> {
	await page.addInitScript(() => {
		const asked: string[] = [];
		Object.assign(window, { asked });
		const persist = async () => asked.push("persist") < 0;
		Object.assign(navigator.storage, { persisted: async () => false, persist });
		const setAppBadge = async (count: number) => void asked.push(`badge ${count}`);
		const clearAppBadge = async () => void asked.push("no badge");
		Object.assign(navigator, { setAppBadge, clearAppBadge });
	});
	return () => page.evaluate(() => Reflect.get(window, "asked"));
}

/** A browser without background sync, such as Safari and Firefox. */
const neverWakes = (page: Page) =>
	page.addInitScript(() => {
		Reflect.deleteProperty(window, "SyncManager");
		Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
	});

test("with the first waiting entry the app asks the browser to keep its storage, and the icon counts what waits while its writer is signed in", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya } = await aClass(server);
	const page = await phone({ keepsApp: true });
	const asked = await noteAsked(page);
	const lastAsked = async () => String(await asked());
	// A dashboard that opens without a server, too.
	await signIn(page, server, maya);
	await keptByServiceWorker(page);
	await chipSays(page, "All sent");
	expect(await asked()).not.toContain("persist");
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await server.stop();
	await handIn(page, "Fractions", "3/8");
	await expect.poll(asked).toContain("persist");
	await expect.poll(lastAsked).toMatch(/badge 1$/);
	const shown = page.getByText("Saved on this phone. It will be sent when you are back online.");
	await expect(shown).toBeVisible();
	await expect(page.getByText("Open the app once when you have internet.")).toHaveCount(0);

	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.getByRole("button", { name: "Keep on this phone for my next sign-in" }).click();
	await page.waitForURL(`${server.url}/`);
	await expect.poll(lastAsked).toMatch(/no badge$/);

	await server.start();
	await signIn(page, server, maya);
	await expect.poll(() => server.rows("submissions", "text_body = '3/8'")).toHaveLength(1);
	await chipSays(page, "All sent");
	await expect.poll(lastAsked).toMatch(/no badge$/);
});

test("without background sync the notice and the list ask to open the app once, and the list says how to install it", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown);
	const { maya, rana } = await aClass(server);
	const mayas = await phone({ keepsApp: true, userAgent: iPhone, viewport: { width: 360, height: 800 } });
	const device = await phone({ keepsApp: true, chosen: "fr" });
	for (const page of [mayas, device]) await neverWakes(page);
	await signIn(mayas, server, maya);
	await keptByServiceWorker(mayas);
	await openTab(mayas, "Assignments (1)");
	await expect(cardOf(mayas, "Fractions")).toBeVisible();
	await signIn(device, server, rana);
	await keptByServiceWorker(device);
	await openTab(device, "Correction (1)");
	await device.getByRole("tabpanel").getByLabel("Note", { exact: true }).fill("18");
	await server.stop();

	await handIn(mayas, "Fractions", "3/8");
	const notice = mayas
		.getByRole("listitem")
		.filter({ hasText: "Saved on this phone. It will be sent when you are back online." });
	await expect(notice.getByText("Open the app once when you have internet.")).toBeVisible();
	await openTab(mayas, "Submitted");
	const waits = cardOf(mayas, "Fractions").locator("[data-state=queued]");
	await expect(waits).toHaveText("Waiting to sendOpen the app once when you have internet.");
	await chip(mayas).click();
	const list = mayas.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Open the app once when you have internet.")).toBeVisible();
	await judge(mayas, "the list");
	const how = list.getByRole("button", { name: "Install LEAD" });
	await how.click();
	const steps = mayas.getByRole("dialog", { name: "LEAD on your home screen" });
	await expect(steps.getByText("What still waits to be sent stays in this browser.")).toBeVisible();
	await mayas.keyboard.press("Escape");
	await expect(steps).toHaveCount(0);
	await expect(how).toBeFocused();

	await device.getByRole("button", { name: "Envoyer la note" }).click();
	await expect(
		device.getByText("Note en attente d'envoi. Ouvrez l'application une fois quand vous avez internet."),
	).toBeVisible();
});
