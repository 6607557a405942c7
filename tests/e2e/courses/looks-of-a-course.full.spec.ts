// What a teacher is asked and refused in a course, and its two versions, checked by axe, for finger-sized targets and in a
// small window.
import { narrow } from "#support/browser/looks.ts";
import { expect, test } from "#support/browser/test.ts";
import { newId } from "#support/school.ts";
import { allowed, aSchool, button, openMathsOffline } from "./judged-school.ts";

test("what a teacher is asked and refused in a course", async ({ server, phone, strays }) => {
	strays.allow(...allowed);
	const { rana, maths } = await aSchool(server);
	const page = await phone(narrow);
	const see = await openMathsOffline(page, server, rana);
	const email = page.getByLabel(/^(Email|E-mail)$/);
	await email.fill(`nobody-${newId()}@lead.test`);
	await button(page, "Add", "Ajouter").click();
	await expect(email).toHaveValue("");
	await page.context().setOffline(false);
	await expect(button(page, "Change the email", "Modifier l’adresse")).toBeVisible();
	await expect(button(page, "New code", "Nouveau code")).toBeEnabled();
	await email.fill(`nobody-${newId()}@lead.test`);
	await button(page, "Add", "Ajouter").click();
	await expect(page.getByText(/^(No account uses this|Aucun compte n’existe)/)).toHaveCount(2);
	await see("one not added, one unknown");
	await page
		.getByRole("button", { name: /^(Remove|Retirer) Student 1 / })
		.first()
		.click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("removing asked about");
	await page.keyboard.press("Escape");
	await button(page, "New code", "Nouveau code").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("a new code asked about");
	await page.keyboard.press("Escape");
	await button(page, "Edit the course", "Modifier le cours").click();
	await page.getByLabel(/^(Course Title|Titre du cours)$/).fill("Mathematics, evenings");
	await server.update("courses", maths.id, { title: "Mathematics 6", revision: newId() });
	await button(page, "Save", "Enregistrer").click();
	await expect(button(page, "Use mine", "Garder ma version")).toBeVisible();
	await see("two versions");
	await page.goBack();
	await expect(page.getByText(/(Open the course to decide\.|Ouvrez le cours pour décider\.)$/)).toBeVisible();
	// Notices may lie over a card, which is then no target. All at once: one may go by itself meanwhile.
	await page.locator("[data-sonner-toast] [data-close-button]").evaluateAll((buttons) => {
		for (const button of buttons) if (button instanceof HTMLElement) button.click();
	});
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	await see("cards, one not sent");
	await page.getByRole("button", { name: /^(Past courses|Cours passés)/ }).click();
	await button(page, "End the school year", "Terminer l’année scolaire").click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await see("the end of the year asked about");
});
