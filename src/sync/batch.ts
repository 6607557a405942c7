// Which entries travel together, and what they look like at the moment of their first attempt.

import { readUnsent } from "#sync/storage/unsent.ts";
import { type SyncDatabase, syncStateOf } from "./database.ts";
import { type Entry, isCreate, isEntry, mutationOf, requestOf, travelsAlone } from "./entry.ts";
import { longestBackoff } from "./failure.ts";
import { correctedTime } from "./new-entry.ts";
import type { Run } from "./run.ts";
import type { Schema } from "./schema.ts";

const batchBytes = 64 * 1024;
/** Milliseconds; the clock was set if its offset changed by more between the writing and the first attempt. */
const clockTolerance = 120_000;

/** Bytes of its request as JSON in UTF-8. */
export const bytesOf = (schema: Schema, entry: Entry): number =>
	new TextEncoder().encode(JSON.stringify(requestOf(schema, entry))).byteLength;

function isDue(entry: Entry, run: Run): boolean {
	const now = run.platform.now();
	// A waiting time longer than any that this app sets comes from a clock that jumped, and is ignored.
	return run.urgent || entry.next_attempt <= now || entry.next_attempt > now + longestBackoff;
}

/**
 * The entries to send next: oldest first, at most `most` of them and 64 KB (a larger one alone). What is blocked (by a
 * refusal, a waiting time, or `left` by this run) holds back only what depends on it: what is newer for the same record
 * and, if the record is still to be made, what needs it.
 */
export async function nextBatch(run: Run, most: number, left: ReadonlySet<number>): Promise<Entry[]> {
	const { schema } = run.db;
	const batch: Entry[] = [];
	const blocked = new Set<string>();
	const missing = new Set<string>();
	// An entry of another build is sent by that build. Entries that depend on it wait for it.
	const { entries, foreign } = await readUnsent(run.db);
	for (const { record_id } of foreign) {
		blocked.add(record_id);
		missing.add(record_id);
	}
	let bytes = 0;
	for (const entry of entries) {
		const free = !blocked.has(entry.record_id) && !entry.needs.some((id) => missing.has(id));
		// Entries of a guests' database are sent without an account.
		const mine = schema.accounts === null || entry.author === run.db.userId;
		if (entry.state !== "queued" || !free || !mine || left.has(entry.seq) || !isDue(entry, run)) {
			blocked.add(entry.record_id);
			if (isCreate(schema, entry)) missing.add(entry.record_id);
			continue;
		}
		const size = bytesOf(schema, entry);
		const alone = travelsAlone(schema, entry);
		if (batch.length > 0 && (alone || batch.length >= most || bytes + size > batchBytes)) break;
		batch.push(entry);
		if (alone) break;
		bytes += size;
	}
	return batch;
}

/**
 * Fills in the times before the first attempt. They are never changed afterwards: under the same id the server takes
 * other content for another write.
 */
function withTimes(
	schema: Schema,
	{ body, created, clock_offset, ...entry }: Entry,
	clockOffset: number | null,
): object {
	const { stamp } = mutationOf(schema, entry);
	if (clockOffset === null || !stamp) return body;
	if (clock_offset === null) return { ...body, [stamp.at]: correctedTime(created, clockOffset) };
	const moved = Math.abs(clock_offset - clockOffset) > clockTolerance;
	return stamp.unsure ? { ...body, [stamp.unsure]: moved } : body;
}

/**
 * Marks the batch as under way; call it inside a transaction. From here on the entries are immutable.
 * @returns the entries exactly as they go over the wire
 */
export async function markSending(db: SyncDatabase, batch: Entry[]): Promise<Entry[]> {
	const { clock_offset } = await syncStateOf(db);
	const going: Entry[] = [];
	for (const entry of await db.outbox.bulkGet(batch.map(({ seq }) => seq))) {
		// The entry may have been edited or taken back since the batch was chosen; the database has the current one.
		if (entry?.state !== "queued") continue;
		const body = entry.attempts === 0 ? withTimes(db.schema, entry, clock_offset) : entry.body;
		const sending: unknown = { ...entry, body, state: "sending", attempts: entry.attempts + 1 };
		if (isEntry(db.schema, sending)) going.push(sending);
	}
	await db.outbox.bulkPut(going);
	return going;
}
