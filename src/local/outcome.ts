// A write whose author waits on the screen for what the server says to it: with a network that takes a moment. Without one,
// or when it takes longer, the write waits in the outbox as every other. And what may be done with one that was refused.
import { liveQuery } from "dexie";
import { discard, retry } from "#sync/outbox.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import { myDatabase } from "./account/account.ts";
import { isOffline } from "./account/reach.ts";
import type { AccountDatabase } from "./database.ts";
import { isOutboxEntry, type OutboxEntry } from "./entries.ts";
import { syncNow } from "./schedule.ts";
import { watchStatus } from "./status.ts";

const watchForMs = 15_000;

/**
 * Waits for the end of a write that was saved `silent`. One that the server refuses leaves the outbox again: its author
 * still has the field in front of them, and is told there.
 * @returns the entry as it is then; null when it is gone
 */
export async function seeEnd(db: AccountDatabase, { seq }: OutboxEntry): Promise<OutboxEntry | null> {
	await ended(db, seq);
	const now: unknown = await db.outbox.get(seq);
	if (!isOutboxEntry(now)) return null;
	if (now.state === "failed" && !now.orphaned) await discard(db, now.id);
	// What becomes of it from here on is said as of every other.
	else await durably(db, () => db.outbox.update(seq, { notified: "nothing" }));
	return now;
}

/** Waits until the server has said something to the entry, or cannot be reached, or takes too long. */
function ended(db: AccountDatabase, seq: number): Promise<void> {
	return new Promise((done) => {
		const end = () => {
			clearTimeout(timer);
			watching.unsubscribe();
			unwatch();
			done();
		};
		const timer = setTimeout(end, watchForMs);
		const entry = async () => await db.outbox.get(seq);
		const watching = liveQuery(async () => await lasting(db, entry)).subscribe((row) => {
			if (row?.state !== "queued" && row?.state !== "sending") setTimeout(end);
		});
		const unwatch = watchStatus(() => {
			if (isOffline()) end();
		});
	});
}

/** Tries a refused or waiting write again, now. */
export async function retrySending(entryId: string): Promise<void> {
	await retry(myDatabase(), entryId);
	void syncNow();
}

/**
 * Discards a write that was refused or never tried, because its writer says so. @returns what restores it; null when it
 * stays
 */
export const discardEntry = (entryId: string): Promise<(() => Promise<void>) | null> => discard(myDatabase(), entryId);
