// What people do and see in the portal, in a page without a browser.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { Person } from "#support/people.ts";
import { type App, wordsOf } from "./app.ts";
import { unsentOnPhone } from "./storage.ts";

/** The part of the page below its header. */
export const main = (): App["page"] => within(document.querySelector("main") ?? document.body);

/** Signs in at the sign-in page, in English or French, and waits for the dashboard. */
export async function signIn(app: App, person: Person): Promise<void> {
	await fillSignIn(app, person.email, person.password);
	await waitFor(() => expect(location.pathname).toMatch(/^\/dashboard-/));
}

/** Fills the form that is open and presses its button. */
export async function fillSignIn(app: App, email: string, password: string): Promise<void> {
	await fill(app, await app.page.findByLabelText(/^(Email|E-mail)$/), email);
	await fill(app, app.page.getByLabelText(/^(Password|Mot de passe)$/), password);
	await app.user.click(main().getByRole("button", { name: /^(Sign In|Se connecter)$/ }));
}

/** Puts a text into a field, in place of what it has. */
export async function fill({ user }: App, field: HTMLElement, text: string): Promise<void> {
	await waitFor(() => expect(field).toHaveProperty("readOnly", false));
	await user.clear(field);
	if (text === "") return;
	await user.click(field);
	await user.paste(text);
}

/** Presses a button of the page by its name, as soon as it is there and can be pressed. */
export async function press({ page, user }: App, name: string | RegExp): Promise<void> {
	const button = await page.findByRole("button", { name });
	await waitFor(() => expect(button).toHaveProperty("disabled", false));
	await user.click(button);
}

/** Waits until these words stand on the page or in that part of it, notices included, each character as it is here. */
export const says = (words: string, part?: HTMLElement): Promise<void> =>
	waitFor(() => expect(wordsOf(part ?? document.body)).toContain(words));

export const doesNotSay = (words: string): Promise<void> =>
	waitFor(() => expect(wordsOf(document.body)).not.toContain(words));

/** What a screen reader says about a field after its name: its error, its hint. */
export const descriptionOf = (field: HTMLElement): string =>
	(field.getAttribute("aria-describedby") ?? "")
		.split(" ")
		.map((id) => document.getElementById(id)?.textContent.trim() ?? "")
		.join(" ")
		.trim();

/** Switches the language of the open page in place, as its reader does; everything on it stays there. */
export async function speak({ user }: App, language: "en" | "fr"): Promise<void> {
	const button = document.querySelector<HTMLElement>(`header button[lang=${language}]`);
	if (!button) throw new Error("The header has no switch of language.");
	await user.click(button);
	await waitFor(() => expect(document.documentElement.lang).toBe(language));
}

/** Looks at the page in French, and switches it back to English. */
export async function inFrench(app: App, look: () => Promise<unknown> | unknown): Promise<void> {
	await speak(app, "fr");
	await look();
	await speak(app, "en");
}

/** The card of an assignment, a submission or a course, by its heading. */
export const cardOf = ({ page }: App, title: string): Promise<HTMLElement> =>
	page.findByRole("article", { name: title });

/** No such card is there, or none any more. */
export const noCardOf = ({ page }: App, title: string): Promise<void> =>
	waitFor(() => expect(page.queryByRole("article", { name: title })).toBeNull());

export async function openTab({ page, user }: App, name: string | RegExp): Promise<void> {
	await user.click(await page.findByRole("tab", { name }));
}

/**
 * The sync chip says so; screen readers also hear what a press does. "All sent" counts only when the database has nothing
 * unsent either: just after a press the chip still says what was true before it.
 */
export async function chipSays({ page }: App, words: string): Promise<void> {
	await waitFor(async () => {
		page.getByRole("button", { name: `${words}. Open the list of unsent work` });
		if (words === "All sent") expect(await unsentOnPhone()).toBe(0);
	});
}

/** Words were saved that are not handed in, and everything else was sent. */
export async function chipSaysDraft({ page }: App): Promise<void> {
	await waitFor(async () => {
		page.getByRole("button", { name: /^Draft saved \d\d:\d\d\. Open the list of unsent work$/ });
		expect(await unsentOnPhone()).toBe(0);
	});
}

/** The words of a form are saved, as it says itself; the chip says so, too. */
export async function draftIsSaved({ page }: App): Promise<void> {
	await within(page.getByRole("main")).findByText(/^Draft saved \d\d:\d\d$/);
}

/** Opens the card of an assignment, if it is closed (the tab Assignments is open). @returns the field of its answer */
export async function answerField(app: App, title: string): Promise<HTMLTextAreaElement> {
	const card = within(await cardOf(app, title));
	const open = card.queryByRole("button", { name: /^(Open|Go on writing|Ouvrir|Continuer)$/ });
	if (open) await app.user.click(open);
	return await within(await cardOf(app, title)).findByLabelText<HTMLTextAreaElement>(/^(Your response|Ta réponse)$/);
}

/** Writes a submission in the card of an assignment (the tab Assignments is open) and presses Submit. */
export async function handIn(app: App, title: string, text: string): Promise<void> {
	const field = await answerField(app, title);
	await fill(app, field, text);
	const card = within(await cardOf(app, title));
	await app.user.click(card.getByRole("button", { name: "Submit Assignment" }));
	await noCardOf(app, title);
}
