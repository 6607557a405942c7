import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Brings who follows a link to `#part` there, also when the page is drawn only now or the same link is pressed again; and
 * with the eye goes the focus, when the part can have it (`tabIndex={-1}`). A page that arrived drawn is where the browser
 * put it, and its reader may have scrolled on since.
 */
export function useArrival(): void {
	const { hash, state } = useLocation();
	const visit = state.__TSR_key;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the visit is what tells a second press of the same link.
	useEffect(() => {
		const part = hash ? document.getElementById(hash) : null;
		if (!part || part === document.activeElement) return;
		part.scrollIntoView();
		part.focus({ preventScroll: true });
	}, [hash, visit]);
}
