// When runs happen: at the start, after a save, when the network or the person comes back, when an entry has waited as long
// as it must, and in view every minute whatever the waiting time says, so that an empty queue is never more than a minute of
// working network away. While something waits that somebody may be looking at, a server that did not answer is asked again
// within ten seconds: nothing tells a page that a server is back.
// `navigator.onLine` and its events are hints; only an answer counts.
import { browserPlatform } from "#local/platform.ts";
import { type SyncDatabase, syncStateOf } from "#sync/database.ts";
import { nextAttempt } from "#sync/outbox.ts";
import type { RunOptions } from "#sync/run.ts";

/** `urgent`: the person asked for it. `anew`: the person or the network came back. Either skips waiting times. */
type Asked = { urgent?: boolean; anew?: boolean };

/** What is run, one at a time, in this page. */
type Job = {
	/** @returns whether it is still to be done: another tab took over while this one was frozen */
	run: (asked: RunOptions) => Promise<boolean>;
	/** The database whose next run is due; undefined when nobody is signed in. */
	database: () => SyncDatabase | undefined;
};

type Scheduler = {
	/** Runs now, or once more after the run under way: what was saved meanwhile must not wait for the next minute. */
	now: (asked?: Asked) => Promise<void>;
	/** Lets go of the network at once; what was asked for meanwhile is not run. Nothing is lost by it. */
	end: () => void;
	/** From here on it runs also when the network or the person comes back, and every minute in view. @returns what ends it */
	start: () => () => void;
};

/**
 * Makes the scheduler of one job. Nothing runs before `now`; after `start` alone, not before the network or the person
 * comes back.
 */
export function schedulerOf({ run, database }: Job): Scheduler {
	const runner = oneAtATime(run);
	let timer: ReturnType<typeof setTimeout> | undefined;
	let started = false;

	const later = async () => {
		const wait = await untilNext(database(), runner.began()).catch(() => 60_000);
		clearTimeout(timer);
		if (started) timer = setTimeout(scheduledRun, wait);
	};
	const scheduledRun = async () => {
		if (document.visibilityState === "visible") await runner.now();
		await later();
	};
	const back = () => void runner.now({ anew: true }).then(later);
	// Requests under way use the connection that was lost, so they are ended.
	const online = () => {
		runner.letGo();
		back();
	};
	const seen = () => document.visibilityState === "visible" && back();
	return {
		now: async (asked) => {
			await runner.now(asked);
			void later();
		},
		end: () => {
			runner.forget();
			runner.letGo();
		},
		start: () => {
			started = true;
			addEventListener("online", online);
			document.addEventListener("visibilitychange", seen);
			return () => {
				started = false;
				clearTimeout(timer);
				removeEventListener("online", online);
				document.removeEventListener("visibilitychange", seen);
			};
		},
	};
}

/** Does the runs of a job one after the other: whatever is asked for during one is done by one more. */
function oneAtATime(run: Job["run"]) {
	let running: Promise<void> | null = null;
	let wanted: Asked | null = null;
	let began = 0;
	let stop = new AbortController();

	const want = ({ urgent = false, anew = false }: Asked) => {
		wanted = { urgent: urgent || wanted?.urgent === true, anew: anew || wanted?.anew === true };
	};
	const runWanted = async () => {
		while (wanted) {
			const asked = wanted;
			wanted = null;
			began = browserPlatform.now();
			const undone = await run({ ...asked, stop: stop.signal }).catch((error: unknown) => console.error("sync", error));
			if (undone) want(asked);
		}
		// In the same tick as the last look: what is asked for from here on begins a new run.
		running = null;
	};
	return {
		now: (asked: Asked = {}): Promise<void> => {
			want(asked);
			running ??= runWanted();
			return running;
		},
		/** When the last run began (phone's clock, milliseconds). */
		began: () => began,
		/** Ends the requests under way, as a lost network would. */
		letGo: () => {
			stop.abort();
			stop = new AbortController();
		},
		forget: () => {
			wanted = null;
		},
	};
}

/**
 * Until the waiting time after a failure is over, or that of an entry which the run that began then left alone, in
 * milliseconds; at the latest about a minute.
 */
async function untilNext(db: SyncDatabase | undefined, began: number): Promise<number> {
	const minute = 45_000 + browserPlatform.random() * 15_000;
	if (!db || document.visibilityState !== "visible") return minute;
	const { pause_until, hold_until, failures } = await syncStateOf(db);
	const due = failures > 0 ? Math.min(pause_until, await dueInView(db, hold_until)) : await nextAttempt(db, began);
	return Math.min(minute, Math.max(1000, due - browserPlatform.now()));
}

/** When a silent server is asked again at the latest, but not while it asked to be left alone. Not all phones at once. */
async function dueInView(db: SyncDatabase, held: number): Promise<number> {
	if ((await db.outbox.where({ state: "queued" }).count()) === 0) return Number.POSITIVE_INFINITY;
	return Math.max(held, browserPlatform.now() + 5_000 + browserPlatform.random() * 5_000);
}
