/** Moves the focus to the page, when the element that had it disappears or no longer matters. */
export const focusPage = (): void => document.getElementById("page")?.focus({ preventScroll: true });
