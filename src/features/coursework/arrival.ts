import { isFocusLost } from "#ui/layout/focus-page.ts";

/**
 * Focuses the place where somebody has arrived, if the pressed element disappeared with the last screen. A focus that
 * still exists (on a tab) is left alone.
 */
export function arriveAt(place: HTMLElement | null | undefined): void {
	if (isFocusLost()) place?.focus();
}

/** The same for something opened by its address: there the focus also leaves the tab it is behind. */
export function comeInto(place: HTMLElement | null | undefined): void {
	if (document.activeElement?.getAttribute("role") === "tab") place?.focus();
	else arriveAt(place);
}

/** Brings the card with this heading into view from its beginning, and the focus to it. */
export function bringForward(headingId: string): void {
	const heading = document.getElementById(headingId);
	if (!heading) return;
	heading.closest("article")?.scrollIntoView({ block: "start" });
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

/**
 * Moves the focus out of a form that was submitted and disappears: to the heading of its own card if that stays, else of
 * the next card, else to the top of the list. Call it before the form disappears. Saving takes a moment, and a focus that
 * has left the card by then (for the list behind the chip, say) stays where it is.
 */
export function leaveForm(field: Element | null, cardStays: boolean): void {
	const card = field?.closest("article");
	const list = field?.closest<HTMLElement>("[role=tabpanel]");
	if (!isFocusLost() && !(card ?? list)?.contains(document.activeElement)) return;
	const headings = cardStays ? [card] : [card?.nextElementSibling, card?.previousElementSibling];
	const place = headings.map((at) => at?.querySelector("h2")).find((heading) => heading) ?? list;
	if (place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
	place?.focus({ preventScroll: true });
}
