// What an admin sees of one account, and of accounts that are made, checked by axe and for finger-sized targets.
import { bigCentre, openAdminDashboard } from "#support/browser/admin.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin, person } from "#support/people.ts";
import { button, long } from "./dashboard-parts.ts";

test("what an admin sees of an account", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await person(server, { name: `${long} B`, accountStatus: "declined" });
	const page = await phone(narrow);
	const rows = page.locator("[data-row]");
	const see = (what: string) => judgeLooks(page, what);
	await openAdminDashboard(page, server, boss);
	await page.getByRole("tab").nth(1).click();
	await expect(rows).toHaveCount(30);
	await page.getByRole("searchbox").fill("montagne");
	await expect(rows).toHaveCount(1);
	const manage = button(page, "Manage", "Gérer").first();
	await manage.click();
	await see("one user");
	await page.getByRole("button", { name: /^(Edit the account|Modifier le compte)/ }).click();
	await expect(page.getByLabel(/^(Full Name|Nom complet)$/)).toBeFocused();
	await see("an account being edited");
	await page.keyboard.press("Escape");
	await button(page, "Create an account", "Créer un compte").click();
	await button(page, "Create the account", "Créer le compte").click();
	await expect(page.getByLabel(/^(Full Name|Nom complet)$/)).toHaveAttribute("aria-invalid", "true");
	await see("an account being made");
	await page.keyboard.press("Escape");
	await button(page, "Import a class list", "Importer une liste de classe").click();
	const list = `Name,Grade,Phone\n${long},13,12\nMaya Haddad,6,70 123 456\n`;
	await page
		.getByLabel(/^(File|Fichier)$/)
		.setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
	await expect(page.getByText(/^(2 students in the file|2 élèves dans le fichier)$/)).toBeVisible();
	await see("a class list looked over");
	await page.keyboard.press("Escape");
});
