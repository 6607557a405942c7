const page = (): HTMLElement | null => document.getElementById("page");

/** Moves the focus to the page, when the element that had it disappears or no longer matters. */
export const focusPage = (): void => page()?.focus({ preventScroll: true });

/** Whether no element has the focus, or only the page, which gets it when the element that had it is gone (Layout.tsx). */
export function isFocusLost(): boolean {
	const at = document.activeElement;
	return at === null || at === document.body || at === page();
}
