/**
 * Puts the focus where somebody has arrived. What was pressed to come here went away with the last screen; a focus that
 * still stands somewhere (on a tab) is left there.
 */
export function arriveAt(place: HTMLElement | null | undefined): void {
	if (document.activeElement === document.body) place?.focus();
}
