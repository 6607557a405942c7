// The one way to load code on demand. Code that could not be fetched is tried again (its stylesheets first) as long as
// a component waits for it: once at once, then whenever the network may be back. Chromium fetches a failed module again
// at the next `import()`, also when one of its imports or its preload failed (seen in 156). The standard requires that
// since 2026; older browsers remember the failure until the page is reloaded.
import { type ComponentType, useSyncExternalStore } from "react";
import { onReconnect, retryStylesheets } from "./retry.ts";

type LazyCode<T> = {
	/** The code; undefined until it has arrived. */
	read: () => T | undefined;
	/** Whether the last attempt failed. */
	isMissing: () => boolean;
	/** Fetches it, unless it has arrived or is being fetched. Never rejects. @returns whether it has arrived */
	ask: () => Promise<boolean>;
	/** Calls back after every attempt. While anybody watches, failed attempts are repeated. @returns what ends it */
	watch: (tell: () => void) => () => void;
};

/** @param inVain called when a repeated attempt failed while somebody waits */
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
			// Logged, or an error in our own code would look like a network failure.
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
 * A component for code that is loaded on demand. It suspends only for the first attempt: a later attempt must not
 * remove what is already drawn.
 * @param Missing is drawn while the code cannot be fetched
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
		// Thrown and not `use(ask())`: React requires use() to be called again in the render after the wait, and by then
		// there is nothing to wait for.
		throw ask();
	};
}
