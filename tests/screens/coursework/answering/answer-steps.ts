// What a student does and sees in the cards of assignments and submissions.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "#support/dom/app.ts";
import { cardOf } from "#support/dom/portal.ts";

/** The card of an assignment or a submission, to look for something in it. */
export const inCard = async (app: App, title: string): Promise<App["page"]> => within(await cardOf(app, title));

/** Types key by key, as a person does: a field accepts no key before its draft was read from the phone. */
export async function typeInto({ user }: App, field: HTMLTextAreaElement, words: string): Promise<void> {
	await waitFor(() => expect(field.readOnly).toBe(false));
	await user.type(field, words);
}

/** The page is loaded again where it is. */
export const reload = (app: App): Promise<void> => app.load(location.pathname + location.hash);

/** Waits until the open tab has exactly these cards, in this order. */
export const cardsAre = ({ page }: App, titles: string[]): Promise<void> =>
	waitFor(() =>
		expect(
			within(page.getByRole("tabpanel"))
				.queryAllByRole("article")
				.map((card) => card.querySelector("h2")?.textContent),
		).toEqual(titles),
	);

/** For `getByText`, which otherwise takes a narrow space for a space. */
export const asWritten = { normalizer: (text: string) => text };

export const valueIs = (field: HTMLTextAreaElement, value: string): Promise<void> =>
	waitFor(() => expect(field.value).toBe(value));

/** Presses Enter on a button, as who uses no pointer. */
export async function pressEnter({ user }: App, button: HTMLElement): Promise<void> {
	button.focus();
	expect(document.activeElement).toBe(button);
	await user.keyboard("{Enter}");
}
