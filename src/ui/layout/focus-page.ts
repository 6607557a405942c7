/** The focus goes to the page: for when what had it goes away, or is no longer the question. */
export const focusPage = (): void => document.getElementById("page")?.focus({ preventScroll: true });
