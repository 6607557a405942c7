// Code that comes later: the one way for every part of the app that is fetched when it is needed. What could not be had over
// a bad line is asked for again, its styles first, as long as somebody waits for it: once at once, then whenever that may
// help. Chromium fetches a module that failed anew at the next `import()`, also when it was one below it or its preload that
// failed (seen in 156). The standard says so since 2026; older browsers remember the failure until the page is loaded anew.
import { type ComponentType, useSyncExternalStore } from "react";
import { onReconnect } from "./on-reconnect.ts";
import { retryStylesheets } from "./retry-stylesheets.ts";

export type LazyCode<T> = {
	/** What came; undefined until then. */
	read: () => T | undefined;
	/** Whether it was asked for in vain and is not here yet. */
	isMissing: () => boolean;
	/** Asks for it, unless it is here or on its way. Never rejects. @returns whether it is here now */
	ask: () => Promise<boolean>;
	/** Calls back when it has come or could not be had. Who watches waits for it. @returns what ends it */
	watch: (tell: () => void) => () => void;
};

/** @param inVain told when it could not be had although somebody waits, and it was asked for before */
export function lazyWithRetry<T>(load: () => Promise<T>, inVain = () => {}): LazyCode<T> {
	const waiting = new Set<() => void>();
	let here: T | undefined;
	let missing = false;
	let asked: Promise<boolean> | null = null;
	let stop = () => {};
	const fetch = async () => {
		try {
			await retryStylesheets();
			here = await load();
			missing = false;
			stop();
		} catch (problem) {
			// Without it a mistake of ours would look like a bad line.
			console.warn(problem);
			asked = null;
			if (missing && waiting.size > 0) inVain();
			missing = true;
		}
		for (const tell of waiting) tell();
		return !missing;
	};
	const ask = () => {
		asked ??= fetch();
		return asked;
	};
	const again = () => {
		if (missing) void ask();
	};
	const watch = (tell: () => void) => {
		if (waiting.size === 0 && here === undefined) stop = onReconnect(again);
		waiting.add(tell);
		again();
		return () => {
			waiting.delete(tell);
			if (waiting.size === 0) stop();
		};
	};
	return { read: () => here, isMissing: () => missing, ask, watch };
}

/**
 * A component whose code is coming. It suspends the first time only: a later try takes nothing away that stands there.
 * @param Missing what stands in its place as long as it cannot be had
 */
export function lazyComponent<Props extends object>(
	{ read, isMissing, ask, watch }: LazyCode<ComponentType<Props>>,
	Missing: ComponentType<Props>,
): ComponentType<Props> {
	return function Shown(props) {
		const Here = useSyncExternalStore(watch, read, read);
		const missing = useSyncExternalStore(watch, isMissing, isMissing);
		if (Here) return <Here {...props} />;
		if (missing) return <Missing {...props} />;
		// Thrown and not `use(ask())`: once it is here nothing is waited for, and React wants a use() to be repeated.
		throw ask();
	};
}
