// The way back to a list of the portal leads to the row from which something was opened.
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { whenTouched } from "#ui/layout/when-touched.ts";

/** Pixels by which each entry of the browser's history was scrolled when it was left, by the entry's key. */
const left = new Map<string, number>();

/** A list is drawn again within this time. */
const drawnWithinMs = 3_000;

/** Notes where each place of the portal is left. A page that is left for another one begins at its top again. */
export function useNoteScroll(): void {
	const router = useRouter();
	useEffect(
		() =>
			router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged }) => {
				const visit = fromLocation?.state.__TSR_key;
				if (visit && (!pathChanged || fromLocation.hash)) left.set(visit, scrollY);
			}),
		[router],
	);
}

/**
 * Scrolls to where this entry of the history was left, as soon as what it lists is long enough again, unless its reader
 * scrolls or presses something first. The button that has the focus stays in sight.
 * @returns stops it
 */
export function scrollAsLeft(visit: string): () => void {
	const top = left.get(visit) ?? 0;
	if (top === 0) return () => undefined;
	const stop = new AbortController();
	const { signal } = stop;
	const page = document.documentElement;
	const observer = new ResizeObserver(() => {
		if (page.scrollHeight - innerHeight < top) return;
		scrollTo({ top, behavior: "instant" });
		// What has been given the focus above the list (what undoes a deletion) is to be seen.
		document.activeElement
			?.closest("[role=tabpanel] button")
			?.scrollIntoView({ block: "nearest", behavior: "instant" });
		stop.abort();
	});
	signal.addEventListener("abort", () => observer.disconnect());
	whenTouched(() => stop.abort(), signal);
	const tooLate = setTimeout(() => stop.abort(), drawnWithinMs);
	signal.addEventListener("abort", () => clearTimeout(tooLate));
	observer.observe(document.body);
	return () => stop.abort();
}
