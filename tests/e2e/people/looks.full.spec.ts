// The screens of the admin's dashboard, checked by axe, for finger-sized targets and in a small window. (An account and those
// that are made: looks-of-accounts.full.spec.ts. The questions it asks: questions-looks.full.spec.ts.)
import { bigCentre, openAdminDashboard } from "#support/browser/admin.ts";
import { expectInLowWindow, judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, person, waiting } from "#support/people.ts";
import { button, long } from "./dashboard-parts.ts";

test("what an admin sees", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const boss = await admin(server, "Samar Tannous");
	const page = await phone(narrow);
	const rows = page.locator("[data-row]");
	const see = async (what: string) => {
		await expect(page.locator("h1")).toHaveText("Espace administration");
		await judgeLooks(page, what);
	};
	await openAdminDashboard(page, server, boss);
	await expect(page.getByText(/^(No pending approvals|Aucune approbation en attente)$/)).toBeVisible();
	await see("nobody waits");
	await waiting(server, long);
	await bigCentre(server);
	await person(server, { name: `${long} B`, accountStatus: "declined" });
	await material(server, {
		title: `${"Fractions, decimals and percentages ".repeat(4)}`,
		description: "x ".repeat(300),
	});
	await page.reload();
	await expect(rows).toHaveCount(30);
	await see("who waits");
	await expectInLowWindow(page, rows.first());

	await page.getByRole("tab").nth(1).click();
	await expect(rows).toHaveCount(30);
	await see("users");
	const search = page.getByRole("searchbox");
	await page.emulateMedia({ colorScheme: "dark" });
	// On a dark field the browser's own grey has a contrast of 3.6 : 1. axe does not look at placeholders.
	const placeholder = () => search.evaluate((field) => getComputedStyle(field, "::placeholder").color);
	await expect.poll(placeholder).toBe("rgb(169, 175, 214)");
	await page.emulateMedia({ colorScheme: "light" });
	await search.fill("montagne");
	await expect(rows).toHaveCount(2);

	await page.getByRole("tab").nth(2).click();
	await expect(rows).toHaveCount(30);
	await see("materials");
	await search.fill("decimals");
	await expect(rows).toHaveCount(1);
	await goOffline(page);
	await expect(button(page, "Delete", "Supprimer").first()).toBeDisabled();
	await see("offline, an old list");
});
