// What people do and see in the portal.
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";
import { storedSession } from "#support/session.ts";

/** Opens the dashboard of a person who signed in on this phone before. */
export async function openDashboard(page: Page, server: RealServer, person: Person): Promise<void> {
	const { dashboard, items } = await storedSession(server, person);
	// A small page of the same origin, because an empty one has no storage.
	await page.goto(`${server.url}/robots.txt`);
	await page.evaluate((stored) => {
		for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
	}, items);
	await page.goto(server.url + dashboard);
}

/** Signs in at the sign-in page, in English or French, and waits for the dashboard. */
export async function signIn(page: Page, server: RealServer, person: Person): Promise<void> {
	await page.goto(`${server.url}/login`);
	await fillSignIn(page, person.email, person.password);
	await page.waitForURL(/\/dashboard-/);
}

/** Fills the form that is open and presses its button. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
	await page.getByLabel(/^(Email|E-mail)$/).fill(email);
	await page.getByLabel(/^(Password|Mot de passe)$/).fill(password);
	await page
		.getByRole("main")
		.getByRole("button", { name: /^(Sign In|Se connecter)$/ })
		.click();
}

/** Switches the language of the open page in place, as its reader does; everything on it stays there. */
export async function speak(page: Page, language: "en" | "fr"): Promise<void> {
	const name = { en: "EN, English", fr: "FR, Français" }[language];
	const button = page.getByRole("banner").getByRole("button", { name }).filter({ visible: true });
	await expect(button.or(account(page)).first()).toBeVisible();
	// On a phone the portal has it in the menu of the account.
	const inMenu = !(await button.isVisible());
	if (inMenu) await account(page).click();
	// By key, because a notice may cover the button.
	await button.press("Enter");
	await expect(page.locator("html")).toHaveAttribute("lang", language);
	if (inMenu) await page.keyboard.press("Escape");
}

/** What opens the menu of the account. */
export const account = (page: Page): Locator => page.getByRole("button", { name: /^(Your account|Mon compte)/ });

/** Presses Sign Out; whether anybody is asked first is seen after it. */
export async function pressSignOut(page: Page): Promise<void> {
	await account(page).click();
	await page.getByRole("button", { name: /^(Sign Out|Se déconnecter)$/ }).click();
}

export async function followProfile(page: Page): Promise<void> {
	await account(page).click();
	await page.getByRole("link", { name: /^(My profile|Mon profil)$/ }).click();
}

/** Looks at the page in French, and switches it back to English. */
export async function inFrench(page: Page, look: () => Promise<void>): Promise<void> {
	await speak(page, "fr");
	await look();
	await speak(page, "en");
}

/** Waits for the service worker: from then on the app opens without a network. */
export async function keptByServiceWorker(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The card of an assignment, a submission or a course, by its heading. */
export const cardOf = (page: Page, title: string): Locator => page.getByRole("article", { name: title, exact: true });

export const openTab = (page: Page, name: string | RegExp): Promise<void> =>
	page.getByRole("tab", { name, ...(typeof name === "string" ? { exact: true } : {}) }).click();

/**
 * The words of the sync chip; screen readers also hear what a press does.
 * @param timeout in milliseconds; with two hundred items on a busy machine a page needs many seconds
 */
export async function chipSays(page: Page, words: string, timeout = 25_000): Promise<void> {
	await expect(chip(page)).toHaveAccessibleName(`${words}. Open the list of unsent work`, { timeout });
}

/** Words were saved that are not handed in, and everything else was sent. */
export async function chipSaysDraft(page: Page, timeout = 25_000): Promise<void> {
	const name = /^Draft saved \d\d:\d\d\. Open the list of unsent work$/;
	await expect(chip(page)).toHaveAccessibleName(name, { timeout });
}

export const chip = (page: Page): Locator =>
	page.getByRole("button", { name: /Open the list of unsent work$|Ouvrir la liste du travail non envoyé$/ });

/** The browser's event that there is a network again, which spares a test up to a minute of waiting. */
export const networkIsBack = (page: Page): Promise<boolean> =>
	page.evaluate(() => window.dispatchEvent(new Event("online")));

/** Types key by key, as a person does: a field accepts no key before its draft was read from the phone. */
export async function typeInto(field: Locator, words: string): Promise<void> {
	await expect(field).toBeEditable();
	await field.pressSequentially(words);
}

/** Opens the card of an assignment, if it is closed (the tab Assignments is open). @returns the field of its answer */
export async function answerField(page: Page, title: string): Promise<Locator> {
	const card = cardOf(page, title);
	const open = card.getByRole("button", { name: /^(Open|Go on writing|Ouvrir|Continuer)$/ });
	const field = card.getByLabel(/^(Your response|Ta réponse)$/);
	await expect(open.or(field)).toBeVisible();
	if (await open.isVisible()) await open.click();
	// What is pressed before the draft was read does nothing: nobody has seen what would be handed in.
	await expect(field).toBeEditable();
	return field;
}

/** Writes a submission in the card of an assignment (the tab Assignments is open) and presses Submit. */
export async function handIn(page: Page, title: string, text: string): Promise<void> {
	const task = cardOf(page, title);
	const field = await answerField(page, title);
	await field.fill(text);
	await task.getByRole("button", { name: "Submit Assignment" }).click();
	await expect(task).toHaveCount(0);
}
