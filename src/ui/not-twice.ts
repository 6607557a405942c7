import type { MouseEvent } from "react";

/** No system waits longer for the second half of a double click. */
const together = 1000;
const heard = new WeakMap<Element, number>();

/**
 * For the button of a form that empties itself when it is saved: the second half of a double click would send it empty. It
 * is passed over only when the first half was heard; a press that got lost may be repeated at once.
 */
export function notTwice(event: MouseEvent): void {
	const before = heard.get(event.currentTarget);
	if (event.detail > 1 && before !== undefined && event.timeStamp - before < together) event.preventDefault();
	heard.set(event.currentTarget, event.timeStamp);
}
