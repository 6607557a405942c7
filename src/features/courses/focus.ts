// A card and the page it opens are never on the screen together, so the one that disappears says where the focus is
// expected and the one that appears takes it, unless the focus is elsewhere by then.
import { isFocusLost } from "#ui/layout/focus-page.ts";

type FocusTarget = "card" | "page";

let expected = "";

/** Asks for the focus to move there as soon as it is drawn. */
export function lookFor(target: FocusTarget, id: string): void {
	expected = `${target} ${id}`;
}

/** Whether the focus is nowhere, or on the tab that the new page is behind. */
export const isFree = (): boolean => isFocusLost() || document.activeElement?.getAttribute("role") === "tab";

/** Whether this is to take the focus as soon as it is drawn. */
export const isExpected = (target: FocusTarget, id: string): boolean => expected === `${target} ${id}`;

/** Whether this, just drawn, takes the focus. */
export function takeFocus(target: FocusTarget, id: string): boolean {
	if (!isExpected(target, id)) return false;
	expected = "";
	return isFocusLost();
}
