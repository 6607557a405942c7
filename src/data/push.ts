// Sending: the record API through one batch after another, oldest first. A batch is all or nothing on the server, so a
// refused item is dealt with and the rest goes again without it.
import { markSending, nextBatch } from "./batch.ts";
import { sentNow } from "./content.ts";
import { noteStanding, standingOf } from "./db.ts";
import { foldFollowUps } from "./edits.ts";
import { type Errand, mutationOf, requestOf, travelsAlone } from "./errands.ts";
import { backoff, type Failure } from "./failure.ts";
import { mirroredNames } from "./mirrored.ts";
import type { Answer } from "./pocketbase.ts";
import { type Run, writeInTurn } from "./run.ts";
import { type Confirmed, readAnswer, silence, type Verdict } from "./verdict.ts";

/**
 * How sending ended. `puzzling` are errands refused without a reason, to be looked into after the pull; `joined` says
 * that the person is in more courses, or more people are in his, than when the gate was asked.
 */
export type PushEnd =
	| { kind: "done"; puzzling: Errand[]; joined: boolean }
	| Extract<Failure, { kind: "silent" | "session" }>;

/** Sends everything that may go now. Never throws for anything a server or a network does. */
export async function push(run: Run): Promise<PushEnd> {
	const puzzling: Errand[] = [];
	const left = new Set<number>();
	let joined = false;
	let most = (await standingOf(run.db)).batch_size;
	// One transaction records what became of a batch and marks the next one. Every transaction makes all live queries read
	// again, and the one after it waits for those reads.
	const next = (recordOutcome = async () => {}) =>
		writeInTurn(run, async () => {
			await recordOutcome();
			return await markSending(run.db, await nextBatch(run, most, left));
		});
	let batch = await next();
	while (batch.length > 0) {
		const verdict = readAnswer(await send(run, batch), batch);
		const sent = batch;
		if (verdict.kind === "confirmed") {
			joined ||= sent.some((errand) => mutationOf(errand).widens);
			most = Math.min(50, most * 2);
			batch = await next(() => confirm(run, sent, verdict.rows));
		} else if (verdict.kind === "item") {
			const culprit = sent[verdict.index];
			if (!culprit) return silence;
			left.add(culprit.seq);
			if (verdict.failure.kind === "unknown") puzzling.push(culprit);
			batch = await next(() => putBack(run, sent, culprit, verdict.failure));
		} else {
			most = Math.max(1, Math.floor(sent.length / 2));
			if (verdict.kind !== "halve") return await stop(run, sent, most, verdict);
			batch = await next(() => putBack(run, sent, null, verdict));
		}
	}
	return { kind: "done", puzzling, joined };
}

type Stop = Extract<Failure, { kind: "silent" | "session" }>;

/** The server did not answer, or the session ended: the batch is queued again; after a timeout the next one is smaller. */
async function stop(run: Run, batch: Errand[], most: number, verdict: Stop): Promise<Stop> {
	await writeInTurn(run, async () => {
		await putBack(run, batch, null, verdict);
		if (verdict.kind === "silent" && verdict.timedOut) await noteStanding(run.db, { batch_size: most });
	});
	return verdict;
}

async function send(run: Run, batch: Errand[]): Promise<Answer> {
	const [first] = batch;
	if (first && travelsAlone(first)) {
		const { url, method, body } = requestOf(first);
		return await run.ask(url, { method, body, timeout: 20_000 });
	}
	const body = { requests: batch.map(requestOf) };
	const kilobytes = Math.ceil(new TextEncoder().encode(JSON.stringify(body)).byteLength / 1024);
	return await run.ask("/api/batch", { method: "POST", body, timeout: 20_000 + 500 * kilobytes });
}

/** The server's rows and the word "sent", in one transaction and in few requests: a batch holds fifty. */
async function confirm(run: Run, batch: Errand[], rows: Confirmed[]): Promise<void> {
	for (const name of mirroredNames) {
		const own = rows.flatMap((row, index) => {
			const errand = batch[index];
			return row && errand && mutationOf(errand).collection === name ? [row] : [];
		});
		if (own.length > 0) await run.db.mirror(name).bulkPut(own);
	}
	// As they are now: what their author was told of them may have changed on the way.
	const stored = await run.db.outbox.bulkGet(batch.map(({ seq }) => seq));
	const sent = stored.flatMap((errand, index) =>
		errand ? [{ ...errand, ...sentNow(run.world.now(), errand), record_id: rows[index]?.id ?? errand.record_id }] : [],
	);
	await run.db.outbox.bulkPut(sent);
	const { batch_size } = await standingOf(run.db);
	if (batch.length >= batch_size) await noteStanding(run.db, { batch_size: Math.min(50, batch_size * 2) });
}

/** The batch was not confirmed: all wait again, and the one it failed on keeps what the server said; in a transaction. */
async function putBack(run: Run, batch: Errand[], culprit: Errand | null, failure: Failure | Verdict): Promise<void> {
	for (const errand of batch) await run.db.outbox.update(errand.seq, { state: "queued" });
	if (!culprit) return;
	await run.db.outbox.update(culprit.seq, fateOf(run, culprit, failure));
	if (failure.kind !== "refused") return;
	const refused = await run.db.outbox.get(culprit.seq);
	if (refused) await run.db.outbox.put(await foldFollowUps(run.db, refused));
}

function fateOf(
	run: Run,
	errand: Errand,
	failure: Failure | Verdict,
): Partial<Pick<Errand, "state" | "answer" | "next_attempt">> {
	const at = run.world.now();
	if (failure.kind === "refused") {
		const { reason, status, code, message } = failure;
		return { state: "failed", answer: { reason, status, code, message, at } };
	}
	if (failure.kind !== "unknown") return {};
	const { status, message } = failure;
	return {
		answer: { reason: "unknown", status, code: "", message, at },
		next_attempt: at + backoff(errand.attempts, run.world.random()),
	};
}
