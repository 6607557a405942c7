// The buttons in the short messages of the app.
import { waitFor, within } from "@testing-library/dom";
import { expect } from "vitest";
import type { App } from "./app.ts";

/** Presses the button of the one toast that has it; a toast that was pressed before is fading out and not meant. */
export async function pressInToast({ user }: App, name: RegExp): Promise<void> {
	const button = await waitFor(() => {
		const toasts = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')];
		const [found, ...others] = toasts.flatMap((toast) => within(toast).queryAllByRole("button", { name }));
		if (!found || others.length > 0) throw new Error(`${others.length + (found ? 1 : 0)} buttons ${name}`);
		return found;
	});
	await user.click(button);
}

/** What the notices on the page say that was refused, without those that are fading out. */
const failuresSaid = (): string[] =>
	[...document.querySelectorAll('[data-type="error"][data-removed="false"] [data-title]')].map(
		({ textContent }) => textContent,
	);

export const noFailureSaid = (): Promise<void> => waitFor(() => expect(failuresSaid()).toEqual([]));

export const failureIsGone = (words: string): Promise<void> =>
	waitFor(() => expect(failuresSaid()).not.toContain(words));

export const pressUndo = (app: App): Promise<void> => pressInToast(app, /^(Undo|Annuler)$/);
