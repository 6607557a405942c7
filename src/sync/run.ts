// What one run carries with it: one person, one token, one database, captured once at its start.

import { durably } from "#sync/storage/durable.ts";
import { noteSyncState, type SyncDatabase, syncStateOf } from "./database.ts";
import type { Platform } from "./platform.ts";
import { type Ask, connect } from "./request.ts";

export type Run = {
	db: SyncDatabase;
	platform: Platform;
	ask: Ask;
	/** The person asked for it: waiting times of single entries are skipped. */
	urgent: boolean;
	/** Names this run in the database, once it has taken the send lock. */
	id: string;
	/** The ids of the entries that this run has queued once more after they were refused as not their author's. */
	retried: Set<string>;
};

export type RunOptions = {
	/** The person asked for it: waiting times are skipped. */
	urgent?: boolean;
	/** The person or the network came back: what the server asked to wait for is over. */
	anew?: boolean;
	/** The app is closed: a pause that the server asked for may be longer than while a person looks at the screen. */
	background?: boolean;
	/** Ends the run early, as if the network had gone. */
	stop?: AbortSignal;
};

/**
 * Another run, or a sign-out, took the send lock while the phone had frozen this run's tab. The lock of the browser cannot
 * stop the frozen tab from going on when it wakes; the database can.
 */
export class Superseded extends Error {
	override name = "Superseded";
}

type Asking = { platform: Platform; db: SyncDatabase; token: string };

/**
 * A run that has asked nothing yet: what its steps share, with a connection of its own. Nothing has to end it.
 * @param urgent waiting times of single entries are ignored
 * @param stops signals that end its requests, as if the server had not answered
 */
export function startRun({ db, platform, token }: Asking, urgent: boolean, stops: (AbortSignal | undefined)[]): Run {
	const ask = connect(platform, token, ...stops);
	return { db, platform, ask, urgent, id: crypto.randomUUID(), retried: new Set() };
}

/**
 * Makes this run the only one whose writes count, from this transaction on.
 * @param first what it writes in the same transaction
 */
export async function takeSendLock(run: Run, first: () => Promise<void> = async () => {}): Promise<void> {
	await durably(run.db, async () => {
		await noteSyncState(run.db, { turn: run.id });
		await first();
	});
}

/**
 * Every write of a run, as one transaction that happens only while the run still holds the send lock.
 * @throws {Superseded} and nothing has changed
 */
export async function writeWithSendLock<Result>(run: Run, work: () => Promise<Result>): Promise<Result> {
	return await durably(run.db, async () => {
		if ((await syncStateOf(run.db)).turn !== run.id) throw new Superseded("another run took over");
		return await work();
	});
}
