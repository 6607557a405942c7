import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Brings who follows a link to `#part` there, also when the page is drawn only now; and with the eye goes the focus, when
 * the part can have it (`tabIndex={-1}`). A page that arrived drawn is where the browser put it, and its reader may have
 * scrolled on since.
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
	// The same link pressed again is no visit to the router: it scrolls, and whoever pressed has left the focus to the page.
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
