import { type ComponentType, useEffect, useLayoutEffect, useRef } from "react";
import { useWords } from "#ui/words.ts";
import { lazyComponent, lazyWithRetry } from "./lazy-with-retry.tsx";
import { MissingNote } from "./MissingNote.tsx";
import { reloadFallback } from "./retry.ts";

type Part<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a page whose code is fetched when it is first drawn, or earlier by `preload`; then it opens at once. (React
 * keeps a placeholder for at least 300 ms, even when the code arrives sooner.) If the code cannot be fetched, a note
 * says so in its place until it can.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
	const code = lazyWithRetry(load, reloadFallback);
	const preload = () => void code.ask();
	return Object.assign(
		lazyComponent(code, () => <MissingPart onAgain={preload} />),
		{ preload },
	);
}

// Shown where a part of a page could not be fetched. When the part replaces it, its button disappears, so the focus
// moves to the nearest focusable container.
function MissingPart({ onAgain }: { onAgain: () => void }) {
	const t = useWords();
	const note = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const here = note.current;
		const holder = here?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
		return () => {
			if (here?.contains(document.activeElement)) holder?.focus({ preventScroll: true });
		};
	}, []);
	return (
		<div ref={note}>
			<MissingNote onAgain={onAgain}>
				<p role="status">{t("partMissing")}</p>
			</MissingNote>
		</div>
	);
}

/**
 * Preloads parts once a service worker controls the page: then they come from the phone and cost no network.
 * @param after milliseconds from the first drawing of the page, which goes first
 */
export function usePreload(parts: { preload: () => void }[], after = 500): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page's parts are always the same
	useEffect(() => {
		if (!navigator.serviceWorker?.controller) return;
		const timer = setTimeout(() => {
			for (const { preload } of parts) preload();
		}, after);
		return () => clearTimeout(timer);
	}, []);
}
