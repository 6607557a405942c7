import type { MouseEvent as Press } from "react";

/** No system waits longer for the second half of a double click. */
const together = 1000;
const heard = new WeakMap<Element, number>();

/**
 * For the button of a form that clears itself when it is saved, and one that takes back what it did: the second half of a
 * double click would submit the empty form, or take it back. It is ignored only if the first half reached this button; a
 * press that got lost may be repeated at once.
 */
export function ignoreDoubleClick(event: Press): void {
	const before = heard.get(event.currentTarget);
	if (event.detail > 1 && before !== undefined && event.timeStamp - before < together) event.preventDefault();
	heard.set(event.currentTarget, event.timeStamp);
}

/**
 * For elements that close when pressed, such as a dialog: the second half of a double click would hit what was behind
 * it, so it is ignored.
 */
export function shieldBehind(): void {
	const over = new AbortController();
	const passOver = (event: Event) => {
		if (!(event instanceof MouseEvent) || event.detail < 2) return over.abort();
		event.preventDefault();
		event.stopImmediatePropagation();
	};
	for (const half of ["mousedown", "click"]) addEventListener(half, passOver, { capture: true, signal: over.signal });
	setTimeout(() => over.abort(), together);
}
