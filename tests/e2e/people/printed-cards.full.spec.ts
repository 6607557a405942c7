// The cards of a class list as a browser prints them.
import { openAdminDashboard } from "#support/browser/admin.ts";
import { expect, test } from "#support/browser/test.ts";
import { admin } from "#support/people.ts";

test("three cards stand on a sheet, with and without the margins of a printer", async ({
	ownServer: server,
	phone,
}) => {
	const boss = await admin(server, "Samar Tannous");
	const page = await phone({ locale: "fr-FR", viewport: { width: 1360, height: 800 } });
	await page.addInitScript(() => {
		window.print = () => window.dispatchEvent(new Event("beforeprint"));
	});
	await openAdminDashboard(page, server, boss, "users");
	await page.getByRole("button", { name: "Importer une liste de classe" }).click();
	const dialog = page.getByRole("dialog");
	const rows = Array.from("ABCDEFGHI", (letter) => `Nour ${letter} Haddad,4`).join("\n");
	await dialog.getByLabel("Fichier").setInputFiles({
		...{ name: "class.csv", mimeType: "text/csv" },
		buffer: Buffer.from(`Name,Grade\n${rows}\n`),
	});
	await dialog.getByRole("button", { name: "Créer les comptes" }).click();
	await dialog.getByRole("button", { name: "Imprimer les cartes" }).click();
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("ol[lang=fr]")).toHaveCount(9);
	for (const [format, margin] of [
		["A4", "0mm"],
		["A4", "10mm"],
		["Letter", "10mm"],
	] as const) {
		const margins = { top: margin, right: margin, bottom: margin, left: margin };
		const printed = (await page.pdf({ format, margin: margins })).toString("latin1");
		expect(printed.match(/\/Type\s*\/Page\b/g), `${format}, ${margin}`).toHaveLength(3);
	}
});
