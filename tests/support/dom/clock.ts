// The clock of an open page, moved forward.

import { afterEach, onTestFinished, vi } from "vitest";
import { eventually } from "#support/eventually.ts";
import { patience } from "./window.ts";

// Before the page ends, which stops the timers it has.
afterEach(() => void vi.useRealTimers());

/** From now on `passSeconds` can move the clock of the open page; it goes on by itself, too. No other page may be loaded. */
export const holdClock = (): void =>
	void vi.useFakeTimers({
		toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
		shouldAdvanceTime: true,
	});

/**
 * Advances the page's clock by these seconds until it shows what it then fetches by itself. Repeated, because a page that
 * is still busy with its last fetch sets its timer only afterwards.
 */
export const passSeconds = (seconds: number, { until }: { until: () => unknown }): Promise<unknown> =>
	eventually(
		async () => {
			await vi.advanceTimersByTimeAsync(seconds * 1000);
			until();
		},
		{ timeout: patience, interval: 500 },
	);

/** The shortest that the app waits for the run of each minute, in milliseconds. */
const minute = 45_000;

/** In pages opened from now on the run of each minute never comes: what nothing else sends stays on the phone. */
export function withoutMinuteRuns(): void {
	const { setTimeout } = globalThis;
	const patched = (work: () => void, after = 0, ...words: []) => {
		const timer = setTimeout(work, after, ...words);
		if (after >= minute && after !== patience) clearTimeout(timer);
		return timer;
	};
	Object.assign(globalThis, { setTimeout: patched });
	onTestFinished(() => void Object.assign(globalThis, { setTimeout }));
}
