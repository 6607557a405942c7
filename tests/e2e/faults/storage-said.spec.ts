// How the app says that this browser does not send waiting work by itself. (What it says, and what it asks of the browser:
// tests/screens/faults/storage-said.full.test.ts.)
import type { Page } from "@playwright/test";
import { iPhone } from "#support/browser/install.ts";
import { judge } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { cardOf, chip, handIn, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, noNetwork, test } from "#support/browser/test.ts";
import { aClass } from "./sent-and-open.ts";

/** A browser without background sync, such as Safari and Firefox. */
const neverWakes = (page: Page) =>
	page.addInitScript(() => {
		Reflect.deleteProperty(window, "SyncManager");
		Reflect.deleteProperty(ServiceWorkerRegistration.prototype, "sync");
	});

test("on an iPhone, which has no background sync, the list of waiting work with its advice can be used by everybody", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(noNetwork);
	const { maya } = await aClass(server);
	const page = await phone({ userAgent: iPhone, viewport: { width: 360, height: 800 } });
	await neverWakes(page);
	await openDashboard(page, server, maya);
	await openTab(page, "Assignments (1)");
	await expect(cardOf(page, "Fractions")).toBeVisible();
	await goOffline(page);
	await handIn(page, "Fractions", "3/8");
	await chip(page).click();
	const list = page.getByRole("dialog", { name: "Written on this phone" });
	await expect(list.getByText("Open the app once when you have internet.")).toBeVisible();
	await expect(list.getByRole("button", { name: "Install LEAD" })).toBeVisible();
	await judge(page, "the list");
});
