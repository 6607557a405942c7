// Toasts need a place to appear. In the portal it is always there; on a public page it comes when there is something to
// say, and what was said meanwhile waits for it.
let here = false;
const waiting: (() => void)[] = [];

/** Says it at once, or as soon as there is a place. */
export function sayWhenHeard(say: () => void): void {
	if (here) say();
	else waiting.push(say);
}

/** The place has come. @returns what notes that it has gone */
export function placeIsHere(): () => void {
	here = true;
	for (const say of waiting.splice(0)) say();
	return () => {
		here = false;
	};
}
