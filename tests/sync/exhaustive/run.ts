// A run of a phone of the small model, as src/sync/README.md describes it: handshake, push, pull, reconcile.
import type { Entry, Phone } from "./phone.ts";
import { carryOut, type Mutation, type Row, type Server } from "./server.ts";

/** What the network does to a run: to the request with its first batch, or to the first one after its last batch. */
export type Fault = "none" | "request lost" | "answer lost" | "request late" | "silent after";

/** Phone and server after a run. `late`: a batch that reaches the server some time later. */
export type RunEnd = { phone: Phone; server: Server; late: Mutation[] | null };

type Run = { phone: Phone; server: Server; fault: Fault; newMark: () => number; late: Mutation[] | null };

export function run(phone: Phone, server: Server, fault: Fault, newMark: () => number): RunEnd {
	const now: Run = { phone: { ...phone }, server, fault, newMark, late: null };
	for (let round = 0; round < 4 && once(now) === "again"; round++) {}
	return { phone: now.phone, server: now.server, late: now.late };
}

type Shaken = { seq: number; mark: number; changed: boolean };

function shakeHands({ phone, server: { log } }: Run): Shaken {
	const { position } = phone;
	const restored = position !== null && log[position.seq - 1] !== position.mark;
	phone.restored ||= restored;
	phone.met = true;
	const changed = position === null || restored || position.seq < log.length;
	return { seq: log.length, mark: log.at(-1) ?? 0, changed };
}

const idsOf = (entries: readonly Entry[]): ReadonlySet<number> => new Set(entries.map(({ id }) => id));

function once(now: Run): "again" | "end" {
	let shaken = shakeHands(now);
	const { phone } = now;
	if (phone.away) {
		phone.away = false;
		phone.outbox = phone.outbox.map((entry) => ({ ...entry, seen: false }));
	}
	const fromEarlierRuns = phone.outbox.filter(({ state, seen }) => state === "sent" && !seen);
	const unexplained = push(now);
	if (!unexplained) return "end";
	if (unexplained.length > 0) {
		if (now.fault === "silent after") return "end";
		shaken = shakeHands(now);
	}
	const lookedFor = phone.restored ? phone.outbox.filter(({ state }) => state === "sent") : fromEarlierRuns;
	// Nothing is pulled when nothing has changed and no entry is unexplained.
	if (shaken.changed || lookedFor.length > 0 || unexplained.length > 0) {
		if (now.fault === "silent after") return "end";
		phone.row = now.server.row;
	}
	phone.position = { seq: shaken.seq, mark: shaken.mark };
	return reconcile(now, unexplained, { looked: idsOf(lookedFor), earlier: idsOf(fromEarlierRuns) });
}

/** @returns the entries refused without a reason; null when there was no response */
function push(now: Run): number[] | null {
	const { phone } = now;
	const left = new Set<number>();
	const unexplained: number[] = [];
	for (;;) {
		const batch = nextBatch(phone, left);
		if (batch.length === 0) return unexplained;
		const ids = new Set(batch.map(({ id }) => id));
		phone.outbox = phone.outbox.map((entry) => (ids.has(entry.id) ? { ...entry, tried: true } : entry));
		const fault = now.fault;
		if (fault === "request lost") return null;
		if (fault === "request late") {
			now.late = batch;
			return null;
		}
		const reply = carryOut(now.server, batch, now.newMark);
		if (reply.kind === "done") now.server = reply.server;
		if (fault === "answer lost") return null;
		if (reply.kind === "done") {
			phone.row = reply.rows.at(-1) ?? null;
			phone.outbox = phone.outbox.map((entry) =>
				ids.has(entry.id) ? { ...entry, state: "sent", orphaned: false } : entry,
			);
			continue;
		}
		const culprit = batch[reply.index]?.id ?? 0;
		left.add(culprit);
		if (reply.code === "") unexplained.push(culprit);
		else fail(phone, culprit, false);
	}
}

/** Oldest first; a refused or skipped entry holds back newer ones for the same record. */
function nextBatch({ outbox }: Phone, left: ReadonlySet<number>): Mutation[] {
	const batch: Mutation[] = [];
	const blocked = new Set<number>();
	for (const { kind, id, rec, word, base, state } of outbox) {
		if (state === "sent") continue;
		if (state === "failed" || left.has(id) || blocked.has(rec)) blocked.add(rec);
		else batch.push({ kind, id, rec, word, base });
	}
	return batch;
}

/** Marks an entry as refused; newer words for the same record, waiting behind it, replace its own. */
function fail(phone: Phone, id: number, orphaned: boolean): void {
	const at = phone.outbox.findIndex((entry) => entry.id === id);
	const refused = phone.outbox[at];
	if (!refused) return;
	const follows = orphaned
		? []
		: phone.outbox
				.slice(at + 1)
				.filter(({ state, rec, kind }) => state === "queued" && rec === refused.rec && kind === "replace");
	const word = follows.at(-1)?.word ?? refused.word;
	phone.outbox = phone.outbox
		.filter((entry) => !follows.includes(entry))
		.map((entry) => (entry === refused ? { ...refused, word, state: "failed", orphaned } : entry));
}

/** The same words arrived in another way: as a late copy whose response was lost. */
const isThereAlready = ({ kind, id, word }: Entry, row: Row | null): boolean =>
	(kind === "submit" && row?.word === word) || (kind === "grade" && row?.grade === id);

function reconcile(
	now: Run,
	unexplained: number[],
	{ looked, earlier }: { looked: ReadonlySet<number>; earlier: ReadonlySet<number> },
): "again" | "end" {
	const { phone, server } = now;
	/** A submission belongs to its assignment, which always exists; a change of a submission belongs to the submission. */
	const hasParent = ({ kind, rec }: Entry) => kind === "submit" || phone.row?.rec === rec;
	for (const id of unexplained) {
		const entry = phone.outbox.find((one) => one.id === id);
		if (entry && !hasParent(entry)) fail(phone, id, true);
	}
	let more = false;
	phone.outbox = phone.outbox.map((entry) => {
		if (entry.state === "failed" && entry.orphaned && hasParent(entry)) {
			more = true;
			return { ...entry, state: "queued", orphaned: false };
		}
		if (entry.state === "failed" && isThereAlready(entry, phone.row))
			return { ...entry, state: "sent", seen: true, orphaned: false };
		if (entry.state !== "sent" || !looked.has(entry.id)) return entry;
		if (server.ledger.includes(entry.id)) return { ...entry, seen: entry.seen || earlier.has(entry.id) };
		more = true;
		return { ...entry, state: "queued", seen: false };
	});
	phone.restored = false;
	return more ? "again" : "end";
}
