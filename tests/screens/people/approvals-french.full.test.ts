// What an admin reads and does in French: the people who wait, and the users.
import "#support/dom/modal-dialogs.ts";
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { wordsOf } from "#support/dom/app.ts";
import { networkIsBack } from "#support/dom/network.ts";
import { fill, openTab, says } from "#support/dom/portal.ts";
import { student, waiting } from "#support/people.ts";
import { serverForThisFile } from "#support/server-per-file.ts";
import { writtenDay } from "#support/written-day.ts";
import {
	anyDialog,
	card,
	dialog,
	manage,
	noDialog,
	notBusy,
	notice,
	openAdminDashboard,
	pressIn,
	rowSays,
	tabs,
} from "./admin-steps.ts";
import { refuse, twoWait } from "./people-who-wait.ts";

const here = serverForThisFile();

const noAnswer =
	"Le compte n’a pas pu être approuvé, semble-t-il\u202f: le serveur n’a pas répondu. Vérifiez la liste avant de réessayer.";

test("in French an admin lets in, declines, changes a role and blocks", async () => {
	const { server } = here();
	const { boss, hala, since } = await twoWait(server);
	const endless = await waiting(server, "W".repeat(100));
	await student(server, "Antoine Haddad");
	const app = await openAdminDashboard(server, boss, "approvals", "fr");
	const { page, user } = app;
	await waitFor(() => expect(tabs(app)).toEqual(["Approbations (3)", "Comptes", "Documents"]));
	const facts = () => page.getAllByRole("term").map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);
	await waitFor(() => expect(facts()).toEqual(["5 Comptes", "0 Document"]));
	await says(
		`${hala.email}E-mail non confirméDemande un compte\u202f: ProfesseurAttend depuis 3\u00a0jours · ${writtenDay(since, "fr-FR")}`,
		await card(app, "Hala Sfeir"),
	);
	const approve = async () => pressIn(app, await card(app, "Hala Sfeir"), "Approuver");
	await server.sql(refuse);
	await approve();
	await notice("Le compte n’a pas pu être approuvé");
	await server.sql("DROP TRIGGER refuse");
	await notBusy();
	await server.stop();
	await approve();
	await notice(noAnswer);
	await page.findByText("Vous êtes hors ligne.");
	await page.findByText(/^Cette liste date de \d\d:\d\d et a pu changer depuis\.$/);
	await server.start();
	networkIsBack(app);
	await approve();
	await notice("Compte approuvé");
	await pressIn(app, await card(app, "Wael Matar"), "Refuser");
	const question = await dialog(app, "Refuser Wael Matar\u202f?");
	await pressIn(app, question, "Refuser");
	await within(question).findByText("Écrivez le motif en une phrase ou deux.");
	await fill(app, within(question).getByLabelText("Motif"), "Appelez d'abord le centre.");
	await pressIn(app, question, "Refuser");
	await noDialog(app);
	await pressIn(app, await card(app, endless.name), "Approuver");
	await page.findByText("Aucune approbation en attente");
	await waitFor(() =>
		expect(app.toasts()).toEqual([
			"Le compte n’a pas pu être approuvé",
			noAnswer,
			"Compte approuvé",
			"Le compte de Wael Matar est refusé\u202f; un e-\u2060mail l’en informe.",
			"Compte approuvé",
		]),
	);

	await openTab(app, "Comptes");
	const search = await page.findByRole("searchbox", { name: "Chercher par nom, e-\u2060mail ou téléphone" });
	expect(search.getAttribute("placeholder")).toBe("Chercher un compte…");
	const heads = (await page.findAllByRole("columnheader")).map((head) => wordsOf(head));
	expect(heads).toEqual(["Nom", "Rôle", "Classe", "État", "Inscription"]);
	await user.selectOptions(await page.findByLabelText("Rôle d’Antoine Haddad"), "Administrateur");
	const role = await dialog(app, "Donner à Antoine Haddad le rôle d’administrateur\u202f?");
	await says("À réserver à la direction du centre.", role);
	await pressIn(app, role, "Changer le rôle");
	await notice("Rôle modifié");
	await manage(app, "Antoine Haddad");
	await pressIn(app, await anyDialog(app), "Bloquer");
	await pressIn(app, await dialog(app, "Bloquer Antoine Haddad\u202f?"), "Bloquer");
	await notice("Le compte d’Antoine Haddad est bloqué.");
	await rowSays(app, "Antoine Haddad", "Bloqué");
});
