import { type ComponentType, useEffect } from "react";
import { lazyComponent, lazyWithRetry } from "./lazy-with-retry.tsx";
import { MissingPart } from "./MissingPart.tsx";
import { reloadFallback } from "./reload-fallback.ts";

type Part<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a page whose code comes when it is first drawn, or was fetched before by `preload`: then it opens at once. (React
 * holds back what replaces a placeholder for a third of a second, also when the code is there already.) One that cannot be
 * had says so where it should stand, and comes as soon as it can.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
	const code = lazyWithRetry(load, reloadFallback);
	const preload = () => void code.ask();
	return Object.assign(
		lazyComponent(code, () => <MissingPart onAgain={preload} />),
		{ preload },
	);
}

/** Fetches parts while nobody waits for them, once the phone keeps the app: it costs no line then. */
export function usePreload(parts: { preload: () => void }[]): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page's parts are always the same
	useEffect(() => {
		if (!navigator.serviceWorker?.controller) return;
		const timer = setTimeout(() => {
			for (const { preload } of parts) preload();
		}, 500);
		return () => clearTimeout(timer);
	}, []);
}
