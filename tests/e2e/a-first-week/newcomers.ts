// How people come in: the first admin by the printed link, teachers by the form and their mails, children by their cards.
import type { Page } from "@playwright/test";
import { isFull } from "#scripts/tests/full.mjs";
import { fillSignUp, openLink, pressSignUp } from "#support/browser/accounts.ts";
import { fillSignIn } from "#support/browser/portal.ts";
import { expect } from "#support/browser/test.ts";
import { toastsOf } from "#support/browser/toasts.ts";
import { joseph, rana, samar } from "./people.ts";
import type { Centre } from "./served.ts";

const headed = (page: Page, words: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(words);

export async function becomeAdmin(admin: Page, { firstLink }: Centre): Promise<void> {
	await admin.goto(firstLink);
	await headed(admin, "The center’s first admin");
	await admin.getByLabel("Full Name").fill(samar.name);
	await admin.getByLabel("Email").fill(samar.email);
	await admin.getByLabel("Password", { exact: true }).fill(samar.password);
	await admin.getByRole("button", { name: "Create the account" }).click();
	await headed(admin, "Welcome to LEAD");
	await fillSignIn(admin, samar.email, samar.password);
	await headed(admin, "Admin Dashboard");
	await expect(admin.getByText("No pending approvals", { exact: true })).toBeVisible();
	expect(await toastsOf(admin)).not.toContain("Welcome back!");
	for (const [tab, words] of [
		["Users", "1 user"],
		["Materials", "No materials uploaded yet"],
	] as const) {
		await admin.getByRole("tab", { name: tab }).click();
		await expect(admin.getByText(words, { exact: true })).toBeVisible();
	}
}

/** Asks for an account and confirms the address; then the page waits for the center. */
export async function ranaSignsUp(page: Page, centre: Centre): Promise<void> {
	await page.goto(`${centre.url}/portal`);
	await page.getByRole("link", { name: "Sign up" }).click();
	await headed(page, "Ask for an account");
	await fillSignUp(page, rana);
	await pressSignUp(page);
	await expect(page.getByText("Account created! Please check your email to verify your account.")).toBeVisible();
	await openLink(page, await centre.mailedLink(rana.email, /confirm/));
	await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
	await fillSignIn(page, rana.email, rana.password);
	await headed(page, "Waiting for approval");
}

/** The same in French, on a computer. */
export async function josephSignsUp(page: Page, centre: Centre): Promise<void> {
	await page.goto(`${centre.url}/signup`);
	await headed(page, "Demander un compte");
	await fillSignUp(page, joseph);
	await pressSignUp(page);
	await expect(
		page.getByText("Compte créé\u202f! Consultez vos e-\u2060mails pour confirmer votre adresse."),
	).toBeVisible();
	await openLink(page, await centre.mailedLink(joseph.email, /LEAD/));
	await expect(page.getByText("Votre adresse e-\u2060mail est confirmée.")).toBeVisible();
	await fillSignIn(page, joseph.email, joseph.password);
	await headed(page, "En attente d’approbation");
}

/** Asks on the page that is open. */
export async function josephIsIn(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Vérifier maintenant" }).click();
	await headed(page, "Espace professeur");
	await expect(page.getByText("Aucun cours créé pour le moment", { exact: true })).toBeVisible();
}

/** Follows the mail, which goes out within a minute of the approval; in `npm test` she loads the open page again. */
export async function ranaIsIn(page: Page, centre: Centre): Promise<void> {
	if (isFull) await openLink(page, await centre.mailedLink(rana.email, /approved/));
	else await page.reload();
	await headed(page, "Teacher Dashboard");
	await expect(page.getByText("No courses created yet", { exact: true })).toBeVisible();
}

type Child = { first: string; own: string };

/** Chooses an own password on the page that follows the first sign-in, in the language of the page. */
export async function choosePassword(page: Page, { first, own }: Child, temporary: string): Promise<void> {
	await page.getByLabel(/^(Temporary Password|Mot de passe provisoire)$/).fill(temporary);
	await page.getByLabel(/^(New Password|Nouveau mot de passe)$/).fill(own);
	await page.getByLabel(/^(Confirm Password|Confirmer le mot de passe)$/).fill(own);
	await page.getByRole("button", { name: /^(Update Password|Changer le mot de passe)$/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(RegExp(`^(Hello|Bonjour), ${first}$`));
}
