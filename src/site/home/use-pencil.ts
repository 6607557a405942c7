import { type RefObject, useEffect, useRef, useState } from "react";

/** `drawn` is how the page arrives; `held` waits, out of sight, to be `drawing`. */
type Pencil = "drawn" | "held" | "drawing";

/** For the one line of the page that draws itself: once, when its surface comes into view. */
export function usePencil<Surface extends Element>(): { surface: RefObject<Surface | null>; pencil: Pencil } {
	const surface = useRef<Surface>(null);
	const [pencil, setPencil] = useState<Pencil>("drawn");
	useEffect(() => {
		const node = surface.current;
		if (!node || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		// What is in view when the page loads is not animated: it has been seen already.
		if (node.getBoundingClientRect().top < innerHeight) return;
		setPencil("held");
		const watcher = new IntersectionObserver(
			([entry]) => {
				if (!entry?.isIntersecting) return;
				setPencil("drawing");
				watcher.disconnect();
			},
			{ threshold: 0.3 },
		);
		watcher.observe(node);
		return () => watcher.disconnect();
	}, []);
	return { surface, pencil };
}
