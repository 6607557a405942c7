// A card and the page it opens are never on the screen together, so the one that disappears says where the focus is
// expected and the one that appears takes it, unless the focus is elsewhere by then.
import { isFocusLost } from "#ui/layout/focus-page.ts";

type Place = "card" | "page";

let expected = "";

/** Asks for the focus to move to this place as soon as it is drawn. */
export function lookFor(place: Place, id: string): void {
	expected = `${place} ${id}`;
}

/** Whether the focus is nowhere, or on the tab that the new page is behind. */
export const isFree = (): boolean => isFocusLost() || document.activeElement?.getAttribute("role") === "tab";

/** Whether this place is to take the focus as soon as it is drawn. */
export const isExpected = (place: Place, id: string): boolean => expected === `${place} ${id}`;

/** Whether this place, just drawn, takes the focus. */
export function takeFocus(place: Place, id: string): boolean {
	if (!isExpected(place, id)) return false;
	expected = "";
	return isFocusLost();
}
