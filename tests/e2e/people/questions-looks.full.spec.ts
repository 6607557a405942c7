// What the admin's dashboard asks before it does something, checked by axe, for finger-sized targets and in a small window.
import { openAdminDashboard } from "#support/browser/admin.ts";
import { judgeLooks, narrow } from "#support/browser/looks.ts";
import { expect, test } from "#support/browser/test.ts";
import { material } from "#support/materials.ts";
import { admin, person, student, teacher, waiting } from "#support/people.ts";
import { course } from "#support/school.ts";
import { button, long } from "./dashboard-parts.ts";

test("what an admin is asked", async ({ ownServer: server, phone }) => {
	const boss = await admin(server, "Samar Tannous");
	await waiting(server, long);
	await person(server, { name: `${long} B`, accountStatus: "declined" });
	const [maya, karim] = [await student(server, "Maya Haddad"), await student(server, "Karim Nassar")];
	await course(server, await teacher(server, "Lina Saab"), [maya], { title: long, code: "MATH-6" });
	await course(server, await teacher(server, "Joseph Saade"), []);
	await material(server, {
		title: `${"Fractions, decimals and percentages ".repeat(4)}`,
		description: "x ".repeat(300),
	});
	const page = await phone(narrow);
	const rows = page.locator("[data-row]");
	const see = (what: string) => judgeLooks(page, what);
	await openAdminDashboard(page, server, boss);
	await button(page, "Decline", "Refuser").first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await button(page, "Decline", "Refuser").last().click();
	await expect(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
	await see("a reason asked for");
	await page.keyboard.press("Escape");

	await page.getByRole("tab").nth(1).click();
	const search = page.getByRole("searchbox");
	await search.fill("montagne");
	await expect(rows).toHaveCount(2);
	await rows.first().getByRole("combobox").selectOption("admin");
	await see("a role asked about");
	await page.keyboard.press("Escape");
	const manage = button(page, "Manage", "Gérer").first();
	await manage.click();
	await button(page, "Block", "Bloquer").click();
	await see("blocking asked about");
	await page.keyboard.press("Escape");
	await manage.click();
	await button(page, "Set a temporary password", "Donner un mot de passe provisoire").click();
	await button(page, "Set it", "Donner ce mot de passe").click();
	await expect(button(page, "Copy", "Copier")).toBeVisible();
	await see("a temporary password");
	await button(page, "Done", "Terminé").click();
	await search.fill("Lina Saab");
	await expect(rows).toHaveCount(1);
	await manage.click();
	await button(page, "Courses", "Cours").click();
	await expect(button(page, "Add", "Ajouter")).toBeVisible();
	await page.getByRole("button", { name: /^(Give to another|Confier à un autre)/ }).click();
	await expect(page.getByLabel(/^(New teacher|Nouveau professeur)$/)).toBeVisible();
	await see("the courses of somebody");
	await page.keyboard.press("Escape");
	await search.fill("");
	await button(page, "Add students to a course", "Inscrire des élèves à un cours").click();
	await page.getByLabel(/^(Course|Cours)$/).selectOption({ label: `${long} · MATH-6` });
	await page.getByRole("checkbox", { name: karim.name }).check();
	await expect(page.getByRole("checkbox", { name: maya.name })).toBeDisabled();
	await see("students put into a course");
	await page.keyboard.press("Escape");

	await page.getByRole("tab").nth(2).click();
	await expect(rows).toHaveCount(1);
	await button(page, "Delete", "Supprimer").first().click();
	await see("deleting asked about");
	await page.keyboard.press("Escape");
	await search.fill("nothing is called that");
	await expect(button(page, "Show all materials", "Afficher tous les documents")).toBeVisible();
	await see("nothing found");
});
