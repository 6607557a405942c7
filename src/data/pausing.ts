// How long a server is left alone after it asked for it, or did not answer.
import { noteStanding, standingOf } from "./db.ts";
import { backoff, isHeldUntil, longestHold } from "./failure.ts";
import { type Run, type RunOptions, writeInTurn } from "./run.ts";

/** Whether the server asked to be left alone for longer than until now. */
export async function isHeld({ db, world }: Run, { urgent, anew, background = false }: RunOptions): Promise<boolean> {
	if (urgent || anew) return false;
	return isHeldUntil((await standingOf(db)).hold_until, world.now(), background);
}

/** Notes how a run ended and, after silence, how long to leave the server alone. */
export async function conclude(
	run: Run,
	{ silent, wait }: { silent: boolean; wait: number },
	{ anew, background = false }: RunOptions,
): Promise<void> {
	const { db, world } = run;
	const heeded = Math.min(wait, longestHold(background));
	await writeInTurn(run, async () => {
		const before = anew ? 0 : (await standingOf(db)).failures;
		const failures = silent ? before + 1 : 0;
		const pause = failures > 0 ? Math.max(heeded, backoff(failures, world.random())) : 0;
		await noteStanding(db, {
			contact: silent ? "offline" : "online",
			failures,
			pause_until: pause > 0 ? world.now() + pause : 0,
			hold_until: heeded > 0 ? world.now() + heeded : 0,
			burst_at: null,
		});
	});
}
