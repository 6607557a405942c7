// Two fingers on a phone, and what a touchpad makes of them: a wheel that is turned with the Ctrl key held. By hand: the
// libraries for gestures weigh more than the reader without pdfjs.

type Pinched = (ratio: number, x: number, y: number) => void;

/** @param tell by how much the fingers parted since it was last told, and where, in px of the window @returns what ends it */
export function watchPinch(node: HTMLElement, tell: Pinched): () => void {
	let last: Fingers | null = null;
	const begin = ({ touches }: TouchEvent) => {
		last = fingersOf(touches);
	};
	const move = (event: TouchEvent) => {
		const now = fingersOf(event.touches);
		if (!now || !last) return;
		// Or the browser would zoom the whole app.
		event.preventDefault();
		tell(now.apart / last.apart, now.x, now.y);
		node.scrollBy({ left: last.x - now.x, top: last.y - now.y, behavior: "instant" });
		last = now;
	};
	const wheel = (event: WheelEvent) => {
		if (!event.ctrlKey) return;
		event.preventDefault();
		tell(2 ** (-Math.max(-40, Math.min(40, event.deltaY)) / 100), event.clientX, event.clientY);
	};
	const ended = new AbortController();
	const active = { passive: false, signal: ended.signal };
	node.addEventListener("touchstart", begin, { passive: true, signal: ended.signal });
	node.addEventListener("touchend", begin, { passive: true, signal: ended.signal });
	node.addEventListener("touchcancel", begin, { passive: true, signal: ended.signal });
	node.addEventListener("touchmove", move, active);
	node.addEventListener("wheel", wheel, active);
	return () => ended.abort();
}

type Fingers = { apart: number; x: number; y: number };

function fingersOf([first, second, third]: Iterable<Touch>): Fingers | null {
	if (!first || !second || third) return null;
	return {
		apart: Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY)),
		x: (first.clientX + second.clientX) / 2,
		y: (first.clientY + second.clientY) / 2,
	};
}
