import { type ComponentType, useEffect } from "react";
import { coming, drawn } from "./coming.tsx";
import { lastResort } from "./last-resort.ts";
import { MissingPart } from "./MissingPart.tsx";

type Part<Props> = ComponentType<Props> & { warm: () => void };

/**
 * A part of a page whose code comes when it is first drawn, or was fetched before by `warm`: then it opens at once. (React
 * holds back what replaces a placeholder for a third of a second, also when the code is there already.) One that cannot be
 * had says so where it should stand, and comes as soon as it can.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
	const code = coming(load, lastResort);
	const warm = () => void code.ask();
	return Object.assign(
		drawn(code, () => <MissingPart onAgain={warm} />),
		{ warm },
	);
}

/** Fetches parts while nobody waits for them, once the phone keeps the app: it costs no line then. */
export function useWarm(parts: { warm: () => void }[]): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page's parts are always the same
	useEffect(() => {
		if (!navigator.serviceWorker?.controller) return;
		const timer = setTimeout(() => {
			for (const { warm } of parts) warm();
		}, 500);
		return () => clearTimeout(timer);
	}, []);
}
