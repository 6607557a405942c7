// Toasts need the component that shows them. In the portal it is always mounted; a public page loads it for the first
// toast, which waits until then.
let here = false;
const waiting: (() => void)[] = [];

/** Shows the toast at once, or as soon as that component is mounted. */
export function sayWhenHeard(say: () => void): void {
	if (here) say();
	else waiting.push(say);
}

/** Called when that component mounts. @returns what is to be called when it unmounts */
export function placeIsHere(): () => void {
	here = true;
	for (const say of waiting.splice(0)) say();
	return () => {
		here = false;
	};
}
