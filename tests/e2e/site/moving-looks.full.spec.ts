// The slides and menus of the public pages, and a request for an account asked for again: usable for everybody.
import type { Page } from "@playwright/test";
import { narrow, showOnDesktop } from "#support/browser/looks.ts";
import { expectAlive, sitePages } from "#support/browser/site.ts";
import { judgeSitePage, judgeSitePageInBothLooks } from "#support/browser/site-looks.ts";
import { expect, test } from "#support/browser/test.ts";

/** What opens, moves and asks again on a page that is shown in the first look. */
const states: Record<string, (page: Page) => Promise<void>> = {
	"/": async (page) => {
		await page.getByRole("button", { name: "Diapositive suivante" }).click();
		await judgeSitePageInBothLooks(page, "the slides paused");
		await page.locator("header summary").click();
		const entry = page.getByRole("banner").getByRole("link", { name: /^(Advanced Learning|Cours avancés)$/ });
		await expect(entry).toBeVisible();
		await judgeSitePage(page, "the menu of a phone open");
		await page.locator("header summary").click();
		await showOnDesktop(page);
		await page.getByRole("button", { name: "Learning Programs: submenu" }).click();
		await expect(entry).toBeVisible();
		await judgeSitePage(page, "the menu of a desktop open");
	},
	"/for-parents": async (page) => {
		await page.getByRole("button", { name: "Diapositive suivante" }).click();
		await judgeSitePageInBothLooks(page, "the parents' words turned");
	},
	"/portal": async (page) => {
		await page.getByRole("button", { name: "Demander un compte" }).click();
		await page.getByRole("button", { name: "Envoyer la demande" }).click();
		await expect(page.locator('main [aria-invalid="true"]')).toHaveCount(5);
		await expect(page.locator("main form [role=alert] [data-state=failed]")).toHaveText(
			"Le nom du parent est obligatoire",
		);
		await judgeSitePageInBothLooks(page, "a request asked for again");
	},
};

for (const { path, fr } of sitePages) {
	const judgeStates = states[path];
	if (!judgeStates) continue;
	test(`what moves, opens and asks again on ${path} can be used by everybody`, async ({ server, phone }) => {
		const page = await phone({ ...narrow, locale: "fr-LB" });
		await page.goto(server.url + path);
		await expectAlive(page, fr);
		await judgeStates(page);
	});
}
