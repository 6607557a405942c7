// Sending: the record API through one batch after another, oldest first. A batch is all or nothing on the server, so a
// refused item is dealt with and the rest goes again without it.
import { markSending, nextBatch } from "./batch.ts";
import { noteSyncState, syncStateOf } from "./database.ts";
import { foldFollowUps } from "./edits.ts";
import { type Entry, mutationOf, requestOf, sentNow, travelsAlone } from "./entry.ts";
import { backoff, type Failure, silence } from "./failure.ts";
import type { ServerResponse } from "./request.ts";
import { type Run, writeWithSendLock } from "./run.ts";
import { type Confirmed, readResponse, type Verdict } from "./verdict.ts";

/**
 * After so many entries refused as not their author's, the rest waits for the pull: each costs a request, and a run that
 * the server ends for their number would begin again with the first.
 */
const mostRefused = 20;

/**
 * How sending ended. `unexplained` are entries whose refusal only the pull can explain (`needsPull`); `joined` says that the
 * person may see more than when the handshake was made, `more` that the rest waits for the pull.
 */
export type PushEnd =
	| { kind: "done"; unexplained: Entry[]; joined: boolean; more: boolean }
	| Extract<Failure, { kind: "silent" | "session" }>;

/** Sends everything that may go now. Never throws for anything a server or a network does. */
export async function push(run: Run): Promise<PushEnd> {
	const unexplained: Entry[] = [];
	const left = new Set<number>();
	let joined = false;
	let refusedCount = 0;
	const { batch_size, role } = await syncStateOf(run.db);
	// Guests send each entry alone.
	const ceiling = run.db.schema.accounts?.mostInBatch(role) ?? 1;
	let most = Math.min(ceiling, batch_size);
	// One transaction records what became of a batch and marks the next one. Every transaction makes all live queries read
	// again, and the one after it waits for those reads.
	const next = (recordOutcome = async () => {}) =>
		writeWithSendLock(run, async () => {
			await recordOutcome();
			return await markSending(run.db, await nextBatch(run, most, left));
		});
	let batch = await next();
	while (batch.length > 0) {
		const verdict = readResponse(run.db.schema, await send(run, batch), batch);
		const sent = batch;
		if (verdict.kind === "confirmed") {
			joined ||= sent.some((entry) => mutationOf(run.db.schema, entry).widens);
			most = Math.min(ceiling, most * 2);
			batch = await next(() => confirm(run, sent, verdict.rows));
		} else if (verdict.kind === "item") {
			const culprit = sent[verdict.index];
			if (!culprit) return await stop(run, sent, most, silence);
			left.add(culprit.seq);
			if (needsPull(verdict.failure)) unexplained.push(culprit);
			if (needsPull(verdict.failure) && verdict.failure.kind === "refused") refusedCount++;
			if (refusedCount === mostRefused) {
				await writeWithSendLock(run, () => putBack(run, sent, culprit, verdict.failure));
				return { kind: "done", unexplained, joined, more: true };
			}
			batch = await next(() => putBack(run, sent, culprit, verdict.failure));
		} else {
			most = Math.max(1, Math.floor(sent.length / 2));
			if (verdict.kind !== "halve") return await stop(run, sent, most, verdict);
			batch = await next(() => putBack(run, sent, null, verdict));
		}
	}
	return { kind: "done", unexplained, joined, more: false };
}

type Stop = Extract<Failure, { kind: "silent" | "session" }>;

/** The server did not answer, or the session ended: the batch is queued again; after a timeout the next one is smaller. */
async function stop(run: Run, batch: Entry[], most: number, verdict: Stop): Promise<Stop> {
	await writeWithSendLock(run, async () => {
		await putBack(run, batch, null, verdict);
		if (verdict.kind === "silent" && verdict.timedOut) await noteSyncState(run.db, { batch_size: most });
	});
	return verdict;
}

async function send(run: Run, batch: Entry[]): Promise<ServerResponse> {
	const { schema } = run.db;
	const [first] = batch;
	if (first && travelsAlone(schema, first)) {
		const { url, method, body } = requestOf(schema, first);
		return await run.ask(url, { method, body, timeout: 20_000 });
	}
	const body = { requests: batch.map((entry) => requestOf(schema, entry)) };
	const kilobytes = Math.ceil(new TextEncoder().encode(JSON.stringify(body)).byteLength / 1024);
	return await run.ask("/api/batch", { method: "POST", body, timeout: 20_000 + 500 * kilobytes });
}

/** The server's rows and the word "sent", in one transaction and in few requests: a batch holds fifty. */
async function confirm(run: Run, batch: Entry[], rows: Confirmed[]): Promise<void> {
	for (const name of run.db.mirrored) {
		const own = rows.flatMap((row, index) => {
			const entry = batch[index];
			return row && entry && mutationOf(run.db.schema, entry).collection === name ? [row] : [];
		});
		if (own.length > 0) await run.db.mirror(name).bulkPut(own);
	}
	// Read again: `notified` may have changed while the batch was under way.
	const stored = await run.db.outbox.bulkGet(batch.map(({ seq }) => seq));
	const { batch_size, clock_offset } = await syncStateOf(run.db);
	const sent = stored.flatMap((entry, index) =>
		entry
			? [
					{
						...entry,
						...sentNow(run.db.schema, run.platform.now(), clock_offset, entry),
						record_id: rows[index]?.id ?? entry.record_id,
					},
				]
			: [],
	);
	await run.db.outbox.bulkPut(sent);
	if (batch.length >= batch_size) await noteSyncState(run.db, { batch_size: Math.min(50, batch_size * 2) });
}

/**
 * Queues an unconfirmed batch again and notes on the entry it failed on (`culprit`) what the server said. Call it
 * inside a transaction.
 */
async function putBack(run: Run, batch: Entry[], culprit: Entry | null, failure: Failure | Verdict): Promise<void> {
	for (const entry of batch) await run.db.outbox.update(entry.seq, { state: "queued" });
	if (!culprit) return;
	await run.db.outbox.update(culprit.seq, outcomeOf(run, culprit, failure));
	if (failure.kind !== "refused" || needsPull(failure)) return;
	const refused = await run.db.outbox.get(culprit.seq);
	if (refused) await run.db.outbox.put(await foldFollowUps(run.db, refused));
}

/**
 * Whether an entry is refused without a reason, or because its author may not write there. What the author may do can
 * change until the next pull; so the entry stays queued, and `reconcile` decides with the rows that the pull brought.
 */
const needsPull = (failure: Failure | Verdict): boolean =>
	failure.kind === "unknown" || (failure.kind === "refused" && failure.reason === "not-yours");

function outcomeOf(
	run: Run,
	entry: Entry,
	failure: Failure | Verdict,
): Partial<Pick<Entry, "state" | "refusal" | "next_attempt">> {
	const at = run.platform.now();
	if (failure.kind === "refused") {
		const { reason, status, code, message, fields } = failure;
		const refusal = { reason, status, code, message, fields, at };
		return needsPull(failure) ? { refusal } : { state: "failed", refusal };
	}
	if (failure.kind !== "unknown") return {};
	const { status, message } = failure;
	return {
		refusal: { reason: "unknown", status, code: "", message, at },
		next_attempt: at + backoff(entry.attempts, run.platform.random()),
	};
}
