// Which errands travel together, and what they look like at the moment of their first attempt.
import { type AccountDatabase, standingOf } from "./db.ts";
import { type Errand, isCreate, isErrand, mutationOf, requestOf, travelsAlone } from "./errands.ts";
import { foreignWork } from "./foreign.ts";
import { correctedTime, unsent } from "./outbox.ts";
import type { Run } from "./run.ts";

const batchBytes = 64 * 1024;
const longestWait = 300_000;
const clockTolerance = 120_000;

export const bytesOf = (errand: Errand): number =>
	new TextEncoder().encode(JSON.stringify(requestOf(errand))).byteLength;

function isDue(errand: Errand, run: Run): boolean {
	const now = run.world.now();
	// A waiting time further away than any we set is the trace of a clock that jumped.
	return run.urgent || errand.next_attempt <= now || errand.next_attempt > now + longestWait;
}

/**
 * The errands to send next: oldest first, at most `most` of them and 64 KB (a larger one alone). What is blocked (by a
 * refusal, a waiting time, or `left` by this run) holds back only what depends on it: what is newer for the same record
 * and, if the record is still to be made, what needs it.
 */
export async function nextBatch(run: Run, most: number, left: ReadonlySet<number>): Promise<Errand[]> {
	const batch: Errand[] = [];
	const blocked = new Set<string>();
	const missing = new Set<string>();
	// What another build wrote is sent by that build; what builds on it waits for it.
	for (const { record_id } of await foreignWork(run.db)) {
		blocked.add(record_id);
		missing.add(record_id);
	}
	let bytes = 0;
	for (const errand of await unsent(run.db)) {
		const free = !blocked.has(errand.record_id) && !errand.needs.some((id) => missing.has(id));
		const mine = errand.author === run.db.userId;
		if (errand.state !== "queued" || !free || !mine || left.has(errand.seq) || !isDue(errand, run)) {
			blocked.add(errand.record_id);
			if (isCreate(errand)) missing.add(errand.record_id);
			continue;
		}
		const size = bytesOf(errand);
		const alone = travelsAlone(errand);
		if (batch.length > 0 && (alone || batch.length >= most || bytes + size > batchBytes)) break;
		batch.push(errand);
		if (alone) break;
		bytes += size;
	}
	return batch;
}

/** The body with its times, settled once and for all before the first attempt: what is known of the clock now is final. */
function withTimes({ body, created, clock_offset, ...errand }: Errand, clockOffset: number | null): object {
	const { stamp } = mutationOf(errand);
	if (clockOffset === null || !stamp) return body;
	if (clock_offset === null) return { ...body, [stamp.at]: correctedTime(created, clockOffset) };
	const moved = Math.abs(clock_offset - clockOffset) > clockTolerance;
	return stamp.unsure ? { ...body, [stamp.unsure]: moved } : body;
}

/**
 * Marks the batch as under way; call it inside a transaction. From here on the errands are immutable.
 * @returns the errands exactly as they go over the wire
 */
export async function markSending(db: AccountDatabase, batch: Errand[]): Promise<Errand[]> {
	const { clock_offset } = await standingOf(db);
	const going: Errand[] = [];
	for (const errand of await db.outbox.bulkGet(batch.map(({ seq }) => seq))) {
		// Edited or taken back between choosing and sending: the row in the database is the truth.
		if (errand?.state !== "queued") continue;
		const body = errand.attempts === 0 ? withTimes(errand, clock_offset) : errand.body;
		const sending: unknown = { ...errand, body, state: "sending", attempts: errand.attempts + 1 };
		if (isErrand(sending)) going.push(sending);
	}
	await db.outbox.bulkPut(going);
	return going;
}
