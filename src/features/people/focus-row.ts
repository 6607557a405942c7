import { isFocusLost } from "#ui/layout/focus-page.ts";

/** When what had the focus is gone, the row takes it, and none of its buttons: an Enter held too long must not press one. */
export function focusLostToRow(headingId: string): void {
	if (isFocusLost()) document.getElementById(headingId)?.closest<HTMLElement>("[data-row]")?.focus();
}
