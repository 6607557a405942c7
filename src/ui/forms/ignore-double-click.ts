import type { MouseEvent as Press } from "react";

/** No system waits longer for the second half of a double click. */
const together = 1000;
const heard = new WeakMap<Element, number>();

/**
 * For the button of a form that empties itself when it is saved: the second half of a double click would send it empty. It
 * is passed over only when the first half was heard; a press that got lost may be repeated at once.
 */
export function ignoreDoubleClick(event: Press): void {
	const before = heard.get(event.currentTarget);
	if (event.detail > 1 && before !== undefined && event.timeStamp - before < together) event.preventDefault();
	heard.set(event.currentTarget, event.timeStamp);
}

/**
 * For what goes away under a press, as a dialog does: the second half of a double click falls on what lay behind it, and is
 * passed over there.
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
