import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { focusPage } from "./focus-page.ts";
import type { WorkPlace } from "./work-place.ts";

/**
 * Where the focus goes when a sheet over the page closes: back to what had it, or along to a place on a dashboard.
 * @param close takes the sheet away
 */
export function useGoing(open: boolean, close: () => void) {
	const router = useRouter();
	const from = useRef<Element>(null);
	const away = useRef(false);
	useEffect(() => {
		if (open) from.current = document.activeElement;
		else if (!away.current && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
		away.current = false;
	}, [open]);
	const go = async ({ to, hash }: WorkPlace) => {
		away.current = true;
		close();
		// What was pressed goes with the sheet: whatever opens now finds the focus free, and takes it.
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		const { pathname, hash: here } = router.latestLocation;
		const again = pathname === to && here === hash;
		const how = { to, hashScrollIntoView: false, resetScroll: pathname !== to, replace: again };
		// What is open already, perhaps far from sight, is opened anew.
		if (again) await router.navigate({ ...how, hash: hash.split("/")[0] ?? "" });
		await router.navigate({ ...how, hash });
	};
	/** The sheet is gone; on a page that looks as before nothing has taken the focus. */
	const onGone = () => {
		if (document.activeElement === document.body) focusPage();
	};
	return { go: (place: WorkPlace) => void go(place), onGone };
}
