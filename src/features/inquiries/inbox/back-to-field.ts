import { isFocusLost } from "#ui/layout/focus-page.ts";

/** The button that saved a field goes when that is done: the focus returns to the field. Not where it is elsewhere by now. */
export const backToField = (place: HTMLElement | null): void => {
	// After the next drawing, with which the button goes.
	requestAnimationFrame(() => {
		if (isFocusLost()) place?.querySelector<HTMLElement>("textarea, input")?.focus({ preventScroll: true });
	});
};
