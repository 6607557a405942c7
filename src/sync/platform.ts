// Everything a run takes from outside itself. A product has one platform; the sync model test has another, with a
// transport, a clock and a scheduler of its own (the one declared exception to "nothing is faked").
import { alone } from "./device-lock.ts";

export type Platform = {
	/** A header that only our server puts on its responses, with the value 1 (request.ts). */
	mark: string;
	/** Where the server is, without a slash at the end. */
	origin: string;
	fetch: typeof globalThis.fetch;
	/** The phone's own clock, in milliseconds; it may be wrong. */
	now(): number;
	random(): number;
	/** A signal that aborts after so many milliseconds. */
	deadline(ms: number): AbortSignal;
	/**
	 * Runs the work while no other tab of this device, nor its service worker, holds the same name.
	 * @param work its signal aborts when another tab took over, because this one was frozen
	 */
	alone<Result>(name: string, work: (lost: AbortSignal) => Promise<Result>): Promise<Result>;
};

/** What a browser tab or a service worker has, of whatever product. */
export const browser: Omit<Platform, "mark"> = {
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
	alone,
};

/**
 * A signal that is aborted as soon as one of these is. `end` aborts it by itself; `release` lets go of the others, which
 * may outlive what it was made for. By hand: AbortSignal.any is missing on phones that are three years old.
 */
export function anySignal(signals: (AbortSignal | undefined)[]) {
	const ended = new AbortController();
	const end = () => ended.abort();
	for (const signal of signals) signal?.addEventListener("abort", end);
	if (signals.some((signal) => signal?.aborted)) end();
	const release = () => {
		for (const signal of signals) signal?.removeEventListener("abort", end);
	};
	return { signal: ended.signal, end, release };
}
