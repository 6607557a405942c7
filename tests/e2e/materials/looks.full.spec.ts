// Every screen of the library, of a course's materials and of giving one, checked by axe, for finger-sized targets and in a
// small window.
import type { Page } from "@playwright/test";
import { card, openAdminDashboard } from "#support/browser/admin.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { goOffline } from "#support/browser/offline.ts";
import { answerField, openDashboard, openTab } from "#support/browser/portal.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, student } from "#support/people.ts";
import { course } from "#support/school.ts";
import { aLibrary } from "./a-library.ts";

test.describe.configure({ mode: "parallel" });

const button = (page: Page, en: string, fr: string) =>
	page.getByRole("main").getByRole("button", { name: new RegExp(`^(${en}|${fr})$`) });
const rows = (page: Page) => page.getByRole("main").locator("[data-row]");
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });

test("what a student sees of materials", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/);
	const nobody = await student(server, "Nour Saad");
	const empty = await phone(narrow);
	await openDashboard(empty, server, nobody);
	await empty.getByRole("link", { name: "Bibliothèque" }).click();
	await expect(empty.getByText("Aucun document pour l’instant")).toBeVisible();
	await judgeLooks(empty, "an empty library");

	const { maya } = await aLibrary(server);
	await material(server, { title: `${"Fractions, decimals and percentages ".repeat(4)}`, description: "" });
	const page = await phone(narrow);
	await openDashboard(page, server, maya);
	await expect(button(page, "Yes, always", "Oui, toujours")).toBeVisible();
	await judgeLooks(page, "a dashboard that asks about worksheets");
	await openTab(page, /^(Assignments|Devoirs)/);
	await answerField(page, "Fractions");
	await expect(rows(page)).toHaveCount(1);
	await judgeLooks(page, "an assignment with its worksheet");
	await openTab(page, /^(Courses|Cours)/);
	await button(page, "Yes, always", "Oui, toujours").click();
	await button(page, "Mathematics", "Mathematics").first().click();
	await expect(rows(page)).toHaveCount(2);
	await judgeLooks(page, "the materials of a course");

	await page.goto(`${server.url}/library`);
	await expect(rows(page)).toHaveCount(4);
	await expect(row(page, "Three pages").getByText(/On this phone|Sur ce téléphone/)).toBeVisible();
	await judgeLooks(page, "the library");
	await page.getByRole("searchbox").fill("nothing is called that");
	await expect(button(page, "Show all materials", "Afficher tous les documents")).toBeVisible();
	await judgeLooks(page, "nothing found");
	await button(page, "Show all materials", "Afficher tous les documents").click();
	for (const title of ["Three pages of sums", "The wall of fractions", "L’eau et le sel"]) {
		await row(page, title).getByRole("link").click();
		await expect(page.getByRole("main").getByRole("region", { name: title })).toBeVisible();
		await judgeLooks(page, `opened: ${title}`);
		await button(page, "Back", "Retour").click();
	}
	await goOffline(page);
	await row(page, "decimals").getByRole("link").click();
	await expect(
		page.getByText(/^(This file is not on this phone yet|Ce fichier n’est pas encore sur ce téléphone)/),
	).toBeVisible();
	await judgeLooks(page, "a file that is not here");
});

test("what a teacher sees of materials", async ({ ownServer: server, phone, strays }) => {
	strays.allow(/ERR_INTERNET_DISCONNECTED/, /status of 400 .*\/api\/lead\/uploads/);
	const { rana } = await aLibrary(server);
	const page = await phone(narrow);
	await openDashboard(page, server, rana);
	await button(page, "Mathematics", "Mathematics").first().click();
	await expect(rows(page)).toHaveCount(2);
	await judgeLooks(page, "the materials of a course that is taught");
	await page.goto(`${server.url}/library`);
	await expect(rows(page)).toHaveCount(3);
	await row(page, "The wall of fractions").getByRole("link").click();
	await button(page, "Edit", "Modifier").click();
	const edited = page.getByRole("dialog");
	await judgeLooks(page, "a material of a course that is edited");
	await edited.getByLabel(/^(Title|Titre)$/).fill(" ");
	await edited.getByRole("button", { name: /^(Save|Enregistrer)$/ }).click();
	await expect(edited.locator("[aria-invalid=true]")).toBeFocused();
	await judgeLooks(page, "a material that needs a title");
	await edited.getByRole("button", { name: /^(Cancel|Annuler)$/ }).click();
	await button(page, "Back", "Retour").click();
	await expect(rows(page)).toHaveCount(3);
	const give = button(page, "Upload a material", "Déposer un document");
	await give.click();
	const form = page.getByRole("dialog");
	await form.getByRole("button", { name: /^(Upload|Déposer)$/ }).click();
	await expect(form.getByText(/Choose a file|Choisissez un fichier/)).toBeVisible();
	await judgeLooks(page, "a material asked for its file");
	await form.locator("select").first().selectOption({ index: 1 });
	await judgeLooks(page, "a material for a course");
	await page.keyboard.press("Escape");

	await goOffline(page);
	await give.click();
	const script = { name: "page.txt", mimeType: "text/plain", buffer: Buffer.from("<script>alert(1)</script>") };
	await form.locator("input[type=file]").setInputFiles(script);
	await form.getByRole("button", { name: /^(Upload|Déposer)$/ }).click();
	await expect(page.getByText(/^(Waiting for internet|En attente d’internet), 0/).first()).toBeVisible();
	await judgeLooks(page, "a material that waits");
	await page.context().setOffline(false);
	await page.evaluate(() => window.dispatchEvent(new Event("online")));
	await expect(
		page.getByText(/(not of the kind its name says|n’est pas du type que son nom annonce)/).first(),
	).toBeVisible();
	await judgeLooks(page, "a material that was refused");
});

test("what an admin sees of a material for a course that another teaches", async ({ ownServer: server, phone }) => {
	const { maths, task } = await aLibrary(server);
	const boss = await admin(server, "Samar Tannous");
	await course(server, boss, [], { title: "Debating, and speaking before many people without fear", code: "DEB-1" });
	const page = await phone(narrow);
	await openAdminDashboard(page, server, boss, "materials");
	await expect(page.getByRole("main").getByText(/^Mathematics · MATH-6B/)).toHaveCount(2);
	await judgeLooks(page, "materials and their courses");
	await card(page, "L’eau et le sel")
		.getByRole("button", { name: /^(Edit|Modifier)$/ })
		.click();
	await expect(page.getByRole("dialog").getByLabel(/^(Title|Titre)$/)).toHaveValue("L’eau et le sel");
	await judgeLooks(page, "a material of the library that is edited");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await button(page, "Upload a material", "Déposer un document").click();
	const form = page.getByRole("dialog");
	await form.locator("select").first().selectOption(maths.id);
	await form.getByLabel(/^(Worksheet of an assignment|Feuille d’exercices d’un devoir)$/).selectOption(task.id);
	await judgeLooks(page, "a worksheet for a course that another teaches");
});
