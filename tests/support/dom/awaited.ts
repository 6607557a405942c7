// What a test of an open page waits for: the focus, the value of a field, the exact words of parts, a part that is gone.
import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { wordsOf } from "./app.ts";

/** Waits until this element, which may be drawn again meanwhile, has the focus. */
export const inFocus = (find: () => HTMLElement): Promise<void> =>
	waitFor(() => {
		// Not by comparing elements: a failed comparison writes out the whole page, at every attempt.
		if (document.activeElement !== find()) throw new Error(`The focus is on ${tagOf(document.activeElement)}`);
	});

const tagOf = (node: Element | null): string => node?.outerHTML.slice(0, 300) ?? "nothing";

/** Waits until this field, which may be drawn again meanwhile, has this value. */
export const valueIs = (find: () => HTMLInputElement | HTMLTextAreaElement, value: string): Promise<void> =>
	waitFor(() => expect(find().value).toBe(value));

/** Waits until no such part is on the page. */
export const isGone = (query: () => HTMLElement | null): Promise<void> =>
	waitFor(() => {
		const found = query();
		if (found) throw new Error(`Still there: ${tagOf(found)}`);
	});

/** Waits until these parts have exactly these words, or match them, in this order. */
export async function partsSay(find: () => HTMLElement[], words: (string | RegExp)[]): Promise<void> {
	await waitFor(() => {
		const said = find().map((part) => wordsOf(part).trim());
		expect(said).toEqual(words.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))));
	});
}

/** Waits until an element of this part of the page has exactly these words, however many elements share them. */
export const has = (find: () => HTMLElement, words: string): Promise<void> =>
	waitFor(() => {
		const part = find();
		const said = [part, ...part.querySelectorAll("*")].some(({ textContent }) => textContent.trim() === words);
		if (!said) throw new Error(`${words}\nis not said by a part of: ${wordsOf(part)}`);
	});

/** Does something with a new element in the moment in which it is drawn, before the phone has read anything for it. */
export const onceDrawn = <Found extends Element>(selector: string, act: (drawn: Found) => void): void => {
	const before = new Set(document.querySelectorAll(selector));
	const watching = new MutationObserver(() => {
		const drawn = [...document.querySelectorAll<Found>(selector)].find((one) => !before.has(one));
		if (!drawn) return;
		watching.disconnect();
		act(drawn);
	});
	watching.observe(document.body, { childList: true, subtree: true });
};
