// 500 materials at the admin's dashboard: searched and paged, in French.
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { fill, press, says } from "#support/dom/portal.ts";
import { material } from "#support/materials.ts";
import { admin } from "#support/people.ts";
import { bigCentre } from "#support/schools/big-centre.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";
import { card, cards, notice, openMaterials, pressIn, refuseDeletion } from "./admin-list.ts";
import "#support/dom/modal-dialogs.ts";

const here = serverForThisFile();

test("500 materials are searched and paged, in French", async () => {
	const { server } = here();
	const boss = await admin(server, "Samar Tannous");
	await bigCentre(server);
	await material(server, { title: "100% d’eau", subject: "Sciences", description: "À lire le soir." });
	const app = await openMaterials(server, boss, "fr");
	const { page, user } = app;
	await page.findByText("501 documents");
	await page.findByText("Page 1 sur 17");
	expect(cards(app)).toHaveLength(30);
	await press(app, "Suivante");
	await page.findByText("Page 2 sur 17");
	const field = page.getByRole("searchbox", { name: "Chercher par titre, matière ou description" });
	await user.type(field, "GEOMETRIE 98");
	await page.findByText("5 documents trouvés");
	await page.findByRole("heading", { name: "Géométrie 498" });
	await fill(app, field, "100% D'EAU lire");
	await page.findByText("1 document trouvé");
	await says(`Déposé le ${writtenDay(new Date(), "fr-FR")}`, await card(app, "100% d’eau"));
	expect(wordsOf(await card(app, "100% d’eau"))).toMatch(/\d\u00a0ko/);
	const remove = async () => {
		await pressIn(app, await card(app, "100% d’eau"), "Supprimer");
		const name = "Voulez-vous vraiment supprimer ce document\u202f?";
		await pressIn(app, await page.findByRole("dialog", { name }), "Supprimer");
	};
	await server.sql(refuseDeletion);
	await remove();
	await notice("Le document n’a pas pu être supprimé");
	await server.sql("DROP TRIGGER refuse");
	await remove();
	await notice("Document supprimé");
	await page.findByText("Aucun document ne correspond à cette recherche.");
	await press(app, "Afficher tous les documents");
	await page.findByText("500 documents");
});
