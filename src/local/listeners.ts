type Listeners = {
	/** Calls all of them back. */
	tell: () => void;
	/** Adds one. @returns what removes it */
	watch: (listener: () => void) => () => void;
};

/**
 * Those who are called back when one thing changes, in this tab.
 * @param start begins what is needed to notice the changes, with the first of them; it returns what ends that, after the last
 */
export function listenersOf(start: () => () => void = () => () => {}): Listeners {
	const listeners = new Set<() => void>();
	let stop = () => {};
	return {
		tell: () => {
			for (const listener of listeners) listener();
		},
		watch: (listener) => {
			if (listeners.size === 0) stop = start();
			listeners.add(listener);
			return () => {
				if (listeners.delete(listener) && listeners.size === 0) stop();
			};
		},
	};
}
