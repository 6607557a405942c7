import { type RefObject, useEffect, useRef, useState } from "react";

/** `drawn` is how the page arrives; `held` waits, out of sight, to be `drawing`. */
type Pencil = "drawn" | "held" | "drawing";

/** For the one line of the page that draws itself: once, when its paper comes into view. */
export function usePencil<Paper extends Element>(): { paper: RefObject<Paper | null>; pencil: Pencil } {
	const paper = useRef<Paper>(null);
	const [pencil, setPencil] = useState<Pencil>("drawn");
	useEffect(() => {
		const node = paper.current;
		if (!node || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		// Who sees it already has seen it drawn.
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
	return { paper, pencil };
}
