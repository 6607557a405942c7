// Toasts need the component that shows them. In the portal it is always mounted; a public page loads it for the first
// toast, which waits until then.
let here = false;
let wanted = false;
const waiting: (() => void)[] = [];
const watchers = new Set<() => void>();

/** Shows the toast at once, or as soon as that component is mounted. */
export function sayWhenHeard(say: () => void): void {
	if (here) say();
	else waiting.push(say);
	if (wanted) return;
	// From now on it stays mounted, so that a toast outlives the way from the portal to a public page.
	wanted = true;
	for (const tell of watchers) tell();
}

/** Whether that component is to be mounted on every page, because something was said. */
export const areToastsWanted = (): boolean => wanted;

/** @returns ends the watching */
export function watchToastsWanted(tell: () => void): () => void {
	watchers.add(tell);
	return () => watchers.delete(tell);
}

/** Called when that component mounts. @returns what is to be called when it unmounts */
export function placeIsHere(): () => void {
	here = true;
	for (const say of waiting.splice(0)) say();
	return () => {
		here = false;
	};
}
