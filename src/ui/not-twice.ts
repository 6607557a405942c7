import type { MouseEvent } from "react";

/** For the button of a form that empties itself when it is saved: the second half of a double click would send it empty. */
export function notTwice(event: MouseEvent): void {
	if (event.detail > 1) event.preventDefault();
}
