// What an admin does at the dashboard.
import { expect, type Locator, type Page } from "@playwright/test";
import { chip, openDashboard } from "#support/browser/portal.ts";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export { bigCentre } from "#support/schools/big-centre.ts";

type Tab = "approvals" | "users" | "materials";

/** Opens the dashboard of an admin who signed in on this phone before, at one of its tabs. */
export async function openAdminDashboard(
	page: Page,
	server: RealServer,
	boss: Person,
	tab: Tab = "approvals",
): Promise<void> {
	await openDashboard(page, server, boss);
	// Waits until the first sync run has ended: the next one, which may close the dashboard, is a minute away.
	await expect(chip(page)).toHaveAccessibleName(/^(All sent|Tout est envoyé)/);
	const button = page.getByRole("tab").nth(["approvals", "users", "materials"].indexOf(tab));
	await button.click();
	await expect(button).toHaveAttribute("aria-selected", "true");
}

/** The card of a waiting person, by name, or of a material, by title. */
export const card = (page: Page, name: string): Locator =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** The table row of a person, by name. */
export const userRow = (page: Page, name: string): Locator =>
	page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
