// Everything a run takes from outside itself. The product has one world; the sync model test has another, with a
// transport, a clock and a scheduler of its own (the one declared exception to "nothing is faked").

export type World = {
	/** Where the server is, without a slash at the end. */
	origin: string;
	fetch: typeof globalThis.fetch;
	/** The phone's own clock, in milliseconds; it may be wrong. */
	now(): number;
	random(): number;
	/** A signal that aborts after so many milliseconds. */
	deadline(ms: number): AbortSignal;
	/** Runs the work while nobody else on this device holds the same name: tabs and the service worker share it. */
	alone<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
};

/** The world of a browser tab or a service worker. */
export const realWorld: World = {
	origin: globalThis.location?.origin ?? "",
	fetch: (input, init) => globalThis.fetch(input, init),
	now: () => Date.now(),
	random: () => Math.random(),
	deadline: (ms) => {
		// By hand: AbortSignal.timeout is missing on older iPhones.
		const controller = new AbortController();
		setTimeout(() => controller.abort(), ms);
		return controller.signal;
	},
	alone: async (name, work) => await navigator.locks.request(name, work),
};
