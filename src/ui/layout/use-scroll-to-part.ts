import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Scrolls to the `#part` of a followed link, also when the page is drawn only now, and moves the focus there if the
 * part can have it (`tabIndex={-1}`). A prerendered page is left where the browser scrolled it, because its reader may
 * have moved since.
 */
export function useScrollToPart(): void {
	const router = useRouter();
	const { hash, state } = useLocation();
	const visit = state.__TSR_key;
	// biome-ignore lint/correctness/useExhaustiveDependencies: two visits of one part are two arrivals.
	useEffect(() => {
		const part = partOf(hash);
		if (!part || part === document.activeElement) return;
		part.scrollIntoView();
		part.focus({ preventScroll: true });
	}, [hash, visit]);
	// The router does not count a second press of the same link as a navigation: it scrolls, but leaves the focus on the
	// link.
	useEffect(
		() =>
			router.subscribe("onRendered", ({ toLocation }) => {
				const part = partOf(toLocation.hash);
				if (part && document.activeElement?.contains(part)) part.focus({ preventScroll: true });
			}),
		[router],
	);
}

const partOf = (hash: string): HTMLElement | null => (hash ? document.getElementById(hash) : null);
