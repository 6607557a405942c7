// The clock of an open page, moved forward.

import { afterEach, vi } from "vitest";
import { eventually } from "#support/eventually.ts";

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
		{ timeout: 20_000, interval: 500 },
	);
