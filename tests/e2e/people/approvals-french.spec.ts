// What an admin reads and does in French, on a phone: the people who wait, and the users.
import { card, notice, openAdminDashboard, userRow } from "#support/browser/admin.ts";
import { keepFiles } from "#support/browser/offline.ts";
import { networkIsBack, openTab } from "#support/browser/portal.ts";
import { expect, serverIsDown, test } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { student, waiting } from "#support/people.ts";
import { dayOf, refuse, twoWait } from "./people-who-wait.ts";

const noAnswer =
	"Le compte n'a pas pu être approuvé, semble-t-il\u202f: le serveur n'a pas répondu. Regardez la liste avant de réessayer.";

test("in French an admin lets in, declines, changes a role and blocks, and on a phone no name or reason without a gap widens a question", async ({
	ownServer: server,
	phone,
	strays,
}) => {
	strays.allow(serverIsDown, /status of 400 .*\/api\/collections\/users/);
	const { boss, hala, since } = await twoWait(server);
	const endless = await waiting(server, "W".repeat(100));
	await student(server, "Maya Haddad");
	const page = await phone({ locale: "fr-FR", viewport: { width: 360, height: 740 } });
	await openAdminDashboard(page, server, boss);
	await expect(page.getByRole("tab")).toHaveText(["Approbations (3)", "Comptes", "Documents"]);
	await expect(card(page, "Hala Sfeir")).toContainText(
		`${hala.email}E-mail non vérifiéInscription\u202f: ProfesseurAttend depuis 3 jours · ${dayOf(since, "fr-FR")}`,
	);
	const approve = card(page, "Hala Sfeir").getByRole("button", { name: "Approuver", exact: true });
	await server.sql(refuse);
	await approve.click();
	await expect(notice(page, "Le compte n'a pas pu être approuvé")).toBeVisible();
	await server.sql("DROP TRIGGER refuse");
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await keepFiles(page);
	await server.stop();
	await approve.click();
	await expect(notice(page, noAnswer)).toBeVisible();
	await expect(page.getByText("Vous êtes hors ligne.", { exact: true })).toBeVisible();
	await expect(page.getByText(/^Cette liste date de \d\d:\d\d et a pu changer depuis\.$/)).toBeVisible();
	await server.start();
	await networkIsBack(page);
	await approve.click();
	await expect(notice(page, "Compte approuvé")).toBeVisible();
	await card(page, "Wael Matar").getByRole("button", { name: "Refuser" }).click();
	const hidden = () => page.getByRole("dialog").evaluate((node) => node.scrollWidth - node.clientWidth);
	const dialog = page.getByRole("dialog", { name: "Refuser Wael Matar\u202f?" });
	await dialog.getByRole("button", { name: "Refuser" }).click();
	await expect(dialog.getByText("Écrivez le motif en une phrase ou deux.", { exact: true })).toBeVisible();
	await dialog.getByLabel("Motif").fill("Appelez d'abord le centre.");
	await dialog.getByRole("button", { name: "Refuser" }).click();
	await card(page, endless.name).getByRole("button", { name: "Refuser" }).click();
	await page
		.getByRole("dialog")
		.getByRole("textbox")
		.fill(`https://lead.example/${"r".repeat(400)}`);
	expect(await hidden()).toBe(0);
	await page.keyboard.press("Escape");
	await card(page, endless.name).getByRole("button", { name: "Approuver", exact: true }).click();
	await expect(page.getByText("Aucune approbation en attente", { exact: true })).toBeVisible();
	expect(await toastsOf(page)).toEqual([
		"Bon retour\u202f!",
		"Le compte n'a pas pu être approuvé",
		noAnswer,
		"Compte approuvé",
		"Le compte de Wael Matar est refusé, un e-mail le lui dit.",
		"Compte approuvé",
	]);

	await openTab(page, "Comptes");
	await userRow(page, endless.name).getByRole("button", { name: "Gérer" }).click();
	await expect(page.getByRole("dialog").getByRole("button", { name: "Bloquer" })).toBeVisible();
	expect(await hidden()).toBe(0);
	await page.keyboard.press("Escape");
	await page.setViewportSize({ width: 1360, height: 860 });
	await expect(page.getByRole("searchbox", { name: "Chercher par nom ou e-mail" })).toHaveAttribute(
		"placeholder",
		"Chercher un compte...",
	);
	await expect(page.getByRole("columnheader")).toHaveText(["Nom", "Rôle", "Classe", "État", "Inscription"]);
	await page.getByLabel("Rôle de Maya Haddad").selectOption("Administrateur");
	const question = page.getByRole("dialog", { name: "Donner à Maya Haddad le rôle d'administrateur\u202f?" });
	await expect(question).toContainText("À réserver à qui dirige le centre.");
	await question.getByRole("button", { name: "Changer le rôle" }).click();
	await expect(notice(page, "Rôle modifié")).toBeVisible();
	await userRow(page, "Maya Haddad").getByRole("button", { name: "Gérer" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Bloquer" }).click();
	await page
		.getByRole("dialog", { name: "Bloquer Maya Haddad\u202f?" })
		.getByRole("button", { name: "Bloquer" })
		.click();
	await expect(notice(page, "Le compte de Maya Haddad est bloqué.")).toBeVisible();
	await expect(userRow(page, "Maya Haddad").getByText("Bloqué", { exact: true })).toBeVisible();
});
