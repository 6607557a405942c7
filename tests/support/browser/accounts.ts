// What people do at the account pages when they sign up or have forgotten a password; in English or French.
import { expect, type Page } from "@playwright/test";
import { mailedPath, type Newcomer } from "#support/api/newcomers.ts";
import type { RealServer } from "#support/server.ts";

export { newcomer } from "#support/api/newcomers.ts";

/** Fills the sign-up form that is open. */
export async function fillSignUp(page: Page, { name, email, password, role, grade }: Newcomer): Promise<void> {
	await page.getByLabel(/^(Full Name|Nom complet)$/).fill(name);
	await page.getByLabel(/^(Email|E-mail)$/).fill(email);
	await page.getByLabel(/^(Password|Mot de passe)$/).fill(password);
	await page.getByRole("radio", { name: role }).check();
	if (grade) await page.getByLabel(/^(Grade|Classe)$/).selectOption(grade);
}

export const pressSignUp = (page: Page): Promise<void> =>
	page.getByRole("button", { name: /^(Sign Up|S’inscrire)$/ }).click();

/** Fills both lines of a new password and presses the button. */
export async function fillNewPassword(page: Page, password: string, again = password): Promise<void> {
	await page.getByLabel(/^(New Password|Nouveau mot de passe)$/).fill(password);
	await page.getByLabel(/^(Confirm Password|Confirmer le mot de passe)$/).fill(again);
	await page.getByRole("button", { name: /^(Update Password|Changer le mot de passe)$/ }).click();
}

/** Requests a link at the page for it, and waits until the server has accepted that. */
export async function askForResetLink(page: Page, server: RealServer, email: string): Promise<void> {
	await page.goto(`${server.url}/forgot-password`);
	await page.getByLabel(/^(Email|E-mail)$/).fill(email);
	await page.getByRole("button", { name: /^(Send Reset Link|Envoyer le lien)$/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Check your email|Consultez vos e-\u2060mails)$/);
}

/** The address in the newest mail to this person, from the test's server. */
export const mailedLink = async (server: RealServer, email: string): Promise<string> =>
	server.url + (await mailedPath(server, email));

/** Opens an address as from another program: always a page load, never a mere change of the part after the #. */
export async function openLink(page: Page, link: string): Promise<void> {
	await page.goto("about:blank");
	await page.goto(link);
}
