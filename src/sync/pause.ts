// How a run ends, and how long a server is left alone after it asked for it, or did not answer.
import { noteSyncState, syncStateOf } from "./database.ts";
import { backoff, isHeldUntil, longestHold } from "./failure.ts";
import type { Handshake } from "./handshake.ts";
import { type Run, type RunOptions, writeWithSendLock } from "./run.ts";
import { durably } from "./storage/durable.ts";

/** How one round of a run ended. */
export type Step = {
	/** Again: something is back in the queue, and goes in the same run. */
	kind: "quiet" | "silent" | "session" | "account" | "again";
	/** The handshake's answer when it passed. */
	handshake: Handshake | null;
	/** How long the server asked to be left alone, in milliseconds. */
	wait: number;
};

/** Milliseconds the server asked to wait; 0 if it did not. */
export const waitOf = (end: { kind: string; wait?: number | null }): number => end.wait ?? 0;

/** Whether the server asked to be left alone for longer than until now. */
export async function isHeld(
	{ db, platform }: Run,
	{ urgent, anew, background = false }: RunOptions,
): Promise<boolean> {
	if (urgent || anew) return false;
	// The first look of a run into the database: it opens a lost connection anew, or no later run would either.
	const { hold_until } = await durably(db, () => syncStateOf(db));
	return isHeldUntil(hold_until, platform.now(), background);
}

/** What a run notes when it ended with nothing left to send. */
export const quietEnd = { contact: "online", failures: 0, pause_until: 0, hold_until: 0, burst_at: null } as const;

/** Notes how every other run ended and, after silence, how long to leave the server alone. */
export async function conclude(
	run: Run,
	{ silent, wait }: { silent: boolean; wait: number },
	{ anew, background = false }: RunOptions,
): Promise<void> {
	const { db, platform } = run;
	const heeded = Math.min(wait, longestHold(background));
	await writeWithSendLock(run, async () => {
		const hold_until = heeded > 0 ? platform.now() + heeded : 0;
		if (!silent) return await noteSyncState(db, { ...quietEnd, hold_until });
		const failures = (anew ? 0 : (await syncStateOf(db)).failures) + 1;
		const pause_until = platform.now() + Math.max(heeded, backoff(failures, platform.random()));
		await noteSyncState(db, { ...quietEnd, contact: "offline", failures, pause_until, hold_until });
	});
}
