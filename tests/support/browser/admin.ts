// What an admin does at the dashboard.
import { expect, type Locator, type Page } from "@playwright/test";
import { chip, fillSignIn } from "#support/browser/portal.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export { bigCentre } from "#support/schools/big-centre.ts";

type Tab = "approvals" | "users" | "materials";

/** Signs an admin in and opens the dashboard at one of its tabs. */
export async function openAdminDashboard(
	page: Page,
	server: RealServer,
	boss: Person,
	tab: Tab = "approvals",
): Promise<void> {
	await page.goto(`${server.url}/login?from=${encodeURIComponent(`"/dashboard-admin#${tab}"`)}`);
	await fillSignIn(page, boss.email, boss.password);
	await expectTab(page, tab);
	// Waits until the first sync run has ended: the next one, which may close the dashboard, is a minute away.
	await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)/);
}

async function expectTab(page: Page, tab: Tab): Promise<void> {
	const at = ["approvals", "users", "materials"].indexOf(tab);
	await expect(page.getByRole("tab").nth(at)).toHaveAttribute("aria-selected", "true");
}

/** The card of a waiting person, by name, or of a material, by title. */
export const card = (page: Page, name: string): Locator =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The table row of a person, by name. */
export const userRow = (page: Page, name: string): Locator =>
	page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });

/** The one notice with these words. */
export const notice = (page: Page, words: string): Locator =>
	page.locator('[data-sonner-toast][data-removed="false"]').filter({ has: page.getByText(words, { exact: true }) });
