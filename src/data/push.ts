// Sending: the record API through one batch after another, oldest first. A batch is all or nothing on the server, so a
// refused item is dealt with and the rest goes again without it.
import * as z from "zod/mini";
import { markSending, nextBatch } from "./batch.ts";
import { echoes, sentNow } from "./content.ts";
import { noteStanding, standingOf } from "./db.ts";
import { foldFollowUps } from "./edits.ts";
import { type Errand, mutationOf, requestOf, travelsAlone } from "./errands.ts";
import { backoff, type Failure, failureOf } from "./failure.ts";
import { type MirroredName, type MirroredRow, mirroredNames, shapeOf } from "./mirrored.ts";
import type { Answer } from "./pocketbase.ts";
import { type Run, writeInTurn } from "./run.ts";

/**
 * How sending ended. `puzzling` are errands refused without a reason, to be looked into after the pull; `joined` says
 * that the person is in more courses, or more people are in his, than when the gate was asked.
 */
export type PushEnd =
	| { kind: "done"; puzzling: Errand[]; joined: boolean }
	| Extract<Failure, { kind: "silent" | "session" }>;

/** The row as the server has it now; null for one that is gone since. */
type Confirmed = MirroredRow[MirroredName] | null;

type Verdict =
	| { kind: "confirmed"; rows: Confirmed[] }
	| { kind: "item"; index: number; failure: Failure }
	| { kind: "halve" }
	| Extract<Failure, { kind: "silent" | "session" }>;

const allGood = z.array(z.object({ status: z.number(), body: z.unknown() }));
const namedBy = z.looseObject({ id: z.string(), mutation: z.string() });
const oneBad = z.object({
	data: z.object({
		requests: z.record(z.string(), z.object({ response: z.looseObject({ status: z.number() }) })),
	}),
});

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
		const verdict = read(await send(run, batch), batch);
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

const silence = { kind: "silent", wait: null, timedOut: false } as const;

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

function read(answer: Answer, batch: Errand[]): Verdict {
	const [only] = batch;
	if (answer.status === 200) {
		return readSuccess(only && travelsAlone(only) ? [{ status: 200, body: answer.body }] : answer.body, batch);
	}
	const inner = answer.status === 400 ? oneBad.safeParse(answer.body) : null;
	const [first] = inner?.success ? Object.entries(inner.data.data.requests) : [];
	if (first) {
		const [index, { response }] = first;
		const failure = failureOf(response.status, response);
		return failure.kind === "silent" || failure.kind === "session"
			? silence
			: { kind: "item", index: Number(index), failure };
	}
	const failure = failureOf(answer.status, answer.body, answer);
	if (failure.kind === "session" || failure.kind === "silent") return failure;
	// The batch as a whole was refused: smaller ones show which errand it is about.
	return batch.length > 1 ? { kind: "halve" } : { kind: "item", index: 0, failure };
}

function readSuccess(body: unknown, batch: Errand[]): Verdict {
	const parsed = allGood.safeParse(body);
	if (!parsed.success || parsed.data.length !== batch.length) return silence;
	const rows: Confirmed[] = [];
	for (const [index, errand] of batch.entries()) {
		const said = parsed.data[index]?.body;
		// A captive portal can say 200; only an answer that names this very mutation counts.
		const named = namedBy.safeParse(said).data;
		if (named?.mutation !== errand.id) return silence;
		const row = shapeOf(mutationOf(errand).collection).safeParse(said).data;
		// Known from before, and its record was removed since: it was sent, and there is nothing to show.
		if (!row && Object.keys(named).length > 2) return silence;
		// A later attempt may be answered with what became of the record since the first.
		if (errand.attempts === 1 && !(row && echoes(errand, row))) {
			return { kind: "item", index, failure: { kind: "unknown", status: 200, message: "" } };
		}
		rows.push(row ?? null);
	}
	return { kind: "confirmed", rows };
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
