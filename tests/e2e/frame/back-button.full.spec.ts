// The Back button of a phone: it closes what lies over the page, then leads to the first tab, and only then away.
import type { Page } from "@playwright/test";
import { account, chip, openDashboard, openTab, pressSignOut } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { student } from "#support/people.ts";

const small = { viewport: { width: 360, height: 740 } } as const;

const isOpen = (page: Page, tab: string) =>
	expect(page.getByRole("tab", { name: tab, exact: true })).toHaveAttribute("aria-selected", "true");

const stateOf = (page: Page) => expect.poll(() => page.evaluate(() => Object.keys(history.state)));

/** The page has noticed the menu: the browser itself opens it, and says so a moment later. */
const isNoticed = (page: Page) => stateOf(page).toContain("leadLayers");

/** The page has left the entry of what was closed: the browser goes back a moment later. */
const isLeft = (page: Page) => stateOf(page).not.toContain("leadLayers");

test("Back closes a dialog, a drawer and each menu, leads from another tab to the first, and then away; what was closed otherwise leaves nothing behind", async ({
	server,
	phone,
}) => {
	const page = await phone(small);
	await page.goto(`${server.url}/activities`);
	await openDashboard(page, server, await student(server));
	await isOpen(page, "Courses");
	const address = page.url();
	const profile = page.getByRole("link", { name: "My profile" });
	const menu = page.getByRole("banner").locator("summary");
	const activities = page.getByRole("banner").getByRole("link", { name: "Activities" });
	const over = {
		dialog: [() => page.getByRole("button", { name: "Join with a code" }).click(), page.getByRole("dialog")],
		drawer: [() => chip(page).click(), page.getByRole("dialog", { name: "Written on this phone" })],
		account: [() => account(page).click(), profile],
		menu: [() => menu.click(), activities],
	} as const;
	for (const [name, [open, shown]] of Object.entries(over)) {
		await open();
		await expect(shown).toBeVisible();
		await isNoticed(page);
		await page.goBack();
		await expect(shown).toBeHidden();
		expect({ name, address: page.url() }).toEqual({ name, address });
	}

	await openTab(page, "Submitted");
	await openTab(page, "Assignments (0)");
	for (const [open, shown] of Object.values(over).slice(1)) {
		await open();
		await expect(shown).toBeVisible();
		await isNoticed(page);
		await page.keyboard.press("Escape");
		await expect(shown).toBeHidden();
		await isLeft(page);
	}
	await page.reload();
	await isOpen(page, "Assignments (0)");
	await page.goBack();
	await isOpen(page, "Courses");
	await page.goForward();
	await isOpen(page, "Assignments (0)");
	await openTab(page, "Courses");
	await isOpen(page, "Courses");

	// A page that is loaded again has nothing over it, and its reader does not press Back twice.
	await account(page).click();
	await expect(profile).toBeVisible();
	await page.reload();
	await isOpen(page, "Courses");
	await isLeft(page);

	// The page that follows takes the place of what led to it.
	await account(page).click();
	await profile.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My profile");
	await page.goBack();
	await isOpen(page, "Courses");
	await page.goBack();
	await expect(page).toHaveURL(`${server.url}/robots.txt`);
});

test("signing out from a menu and a dialog leads to the home page, from which Back leads to no trace of either", async ({
	server,
	phone,
	strays,
}) => {
	strays.allow(/net::ERR_INTERNET_DISCONNECTED/);
	const page = await phone(small);
	await openDashboard(page, server, await student(server));
	await isOpen(page, "Courses");
	// Its code has come: without a network it could not.
	await expect(account(page)).toBeVisible();
	await page.context().setOffline(true);
	await pressSignOut(page);
	const dialog = page.getByRole("dialog", { name: "Stay signed in?" });
	await dialog.getByRole("button", { name: "Stay signed in" }).click();
	await expect(dialog).toBeHidden();
	await page.context().setOffline(false);
	await pressSignOut(page);
	await page.waitForURL(`${server.url}/`);
	await page.goBack();
	await page.waitForURL(/\/login\?from=/);
});
