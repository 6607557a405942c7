import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusPage, isFocusLost } from "#ui/layout/focus-page.ts";
import type { ItemPlace } from "./item-place.ts";

/** Also while it is in the drawer that goes. */
const isLost = () => isFocusLost() || document.activeElement?.closest("[role=dialog]") !== null;

/**
 * Where the focus goes when a drawer over the page closes: back to where it was, or to a place on a dashboard.
 * @param close closes the drawer
 */
export function useDrawerFocus(open: boolean, close: () => void) {
	const router = useRouter();
	const from = useRef<Element>(null);
	const away = useRef(false);
	const goBack = () => {
		if (!away.current && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: when it opens and when it closes
	useEffect(() => {
		if (!open) return goBack();
		from.current = document.activeElement;
		away.current = false;
	}, [open]);
	const go = async ({ to, hash }: ItemPlace) => {
		away.current = true;
		close();
		// The pressed link disappears with the drawer: blurred first, so that what opens next can take the focus.
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		const { pathname, hash: here } = router.latestLocation;
		const again = pathname === to && here === hash;
		const how = { to, hashScrollIntoView: false, resetScroll: pathname !== to, replace: again };
		// Opens it again if it is open already: it may be scrolled out of sight.
		if (again) await router.navigate({ ...how, hash: hash.split("/")[0] ?? "" });
		await router.navigate({ ...how, hash });
	};
	/**
	 * Called when the drawer has closed. If it was closed while it was still opening, it took the focus once more and
	 * lost it; then the focus is restored here. If nothing on the page took it either, the page gets it.
	 */
	const onGone = () => {
		if (isLost()) goBack();
		if (isLost()) focusPage();
	};
	return { go: (place: ItemPlace) => void go(place), onGone };
}
