// The centre's study materials at the admin's dashboard: finding, opening and deleting one.
import { readFileSync } from "node:fs";
import { bigCentre, card, notice, openAdminDashboard } from "#support/browser/admin.ts";
import { keepFiles } from "#support/browser/offline.ts";
import { networkIsBack } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin } from "#support/people.ts";

const day = (locale: string) =>
	new Date().toLocaleDateString(locale, { timeZone: "Asia/Beirut", day: "numeric", month: "long", year: "numeric" });

test("a material says what it is, is downloaded and is deleted after the question", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 40[04] .*\/api\/collections\/materials/);
	const boss = await admin(server, "Samar Tannous");
	const worksheet = await material(server, { title: "Fractions on one page" });
	await material(server, { title: "L’eau et le sel", subject: "Science", grade: "", description: "" });
	await server.sql(`UPDATE materials SET size = 1300000 WHERE id = '${worksheet.id}'`);
	const page = await phone({ acceptDownloads: true });
	await openAdminDashboard(page, server, boss, "materials");
	await expect(page.getByText("2 materials", { exact: true })).toBeVisible();
	await expect(card(page, "Fractions on one page")).toHaveText(
		`Fractions on one pageOn one page.MathGrade 61.2 MB · Uploaded ${day("en-US")}DownloadDelete`,
	);
	await expect(card(page, "L’eau et le sel")).toHaveText(
		new RegExp(`^L’eau et le selScience\\d KB · Uploaded ${day("en-US")}DownloadDelete$`),
	);
	const coming = page.waitForEvent("download");
	await card(page, "Fractions on one page").getByRole("button", { name: "Download" }).click();
	const download = await coming;
	expect(download.suggestedFilename()).toBe("Fractions on one page.pdf");
	expect(readFileSync(await download.path(), "latin1")).toMatch(/^%PDF-/);

	const remove = card(page, "Fractions on one page").getByRole("button", { name: "Delete" });
	const question = page.getByRole("dialog", { name: "Are you sure you want to delete this material?", exact: true });
	await remove.click();
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await question.getByRole("button", { name: "Cancel" }).click();
	await expect(remove).toBeFocused();
	await remove.click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(notice(page, "Material deleted successfully")).toBeVisible();
	await expect(card(page, "L’eau et le sel")).toBeFocused();
	expect(await server.row("materials", worksheet.id)).toBeUndefined();

	const last = card(page, "L’eau et le sel").getByRole("button", { name: "Delete" });
	await last.click();
	await keepFiles(page);
	await server.stop();
	await question.getByRole("button", { name: "Delete" }).click();
	const words =
		"Failed to delete material, as far as we can tell: the server did not answer. Look at the list before you try again.";
	await expect(notice(page, words)).toBeVisible();
	await expect(last).toBeDisabled();
	await expect(page.getByRole("searchbox")).toBeDisabled();
	await server.start();
	await networkIsBack(page);
	await last.click();
	await server.sql("CREATE TRIGGER refuse BEFORE DELETE ON materials BEGIN SELECT RAISE(ABORT, 'read-only'); END");
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(notice(page, "Failed to delete material")).toBeVisible();
	await server.sql("DROP TRIGGER refuse");
	await last.click();
	for (const { id } of await server.rows("materials")) await server.remove("materials", id);
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No materials uploaded yet", { exact: true })).toBeVisible();
});

test("500 materials are searched and paged on a phone, in French", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/status of 400 .*\/api\/collections\/materials/);
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await material(server, { title: "100% d’eau", subject: "Sciences", description: "À lire le soir." });
	const page = await phone({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, boss, "materials");
	await expect(page.getByText("501 documents", { exact: true })).toBeVisible();
	await expect(page.getByText("Page 1 sur 17", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(30);
	await page.getByRole("button", { name: "Suivante" }).click();
	await expect(page.getByText("Page 2 sur 17", { exact: true })).toBeVisible();
	const field = page.getByRole("searchbox", { name: "Chercher par titre, matière ou description" });
	await field.pressSequentially("GEOMETRIE 98");
	await expect(page.getByText("5 documents trouvés", { exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Géométrie 498", exact: true })).toBeVisible();
	await field.fill("100% D'EAU lire");
	await expect(page.getByText("1 document trouvé", { exact: true })).toBeVisible();
	await expect(card(page, "100% d’eau")).toContainText(`Déposé le ${day("fr-FR")}`);
	await expect(card(page, "100% d’eau")).toContainText(/\d\u00a0ko/);
	const remove = () => card(page, "100% d’eau").getByRole("button", { name: "Supprimer" }).click();
	const question = page.getByRole("dialog", { name: "Voulez-vous vraiment supprimer ce document\u202f?" });
	await server.sql("CREATE TRIGGER refuse BEFORE DELETE ON materials BEGIN SELECT RAISE(ABORT, 'read-only'); END");
	await remove();
	await question.getByRole("button", { name: "Supprimer" }).click();
	await expect(notice(page, "Le document n'a pas pu être supprimé")).toBeVisible();
	await server.sql("DROP TRIGGER refuse");
	await remove();
	await question.getByRole("button", { name: "Supprimer" }).click();
	await expect(notice(page, "Document supprimé")).toBeVisible();
	await expect(page.getByText("Aucun document ne contient ces mots.", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Afficher tous les documents" }).click();
	await expect(page.getByText("500 documents", { exact: true })).toBeVisible();
});
