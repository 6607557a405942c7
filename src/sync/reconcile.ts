// After a pull the phone knows what the server shows; here every open question about an entry is answered from that.

import { Dexie } from "dexie";
import { noteSyncState, type SyncDatabase, syncStateOf } from "./database.ts";
import { foldFollowUps } from "./edits.ts";
import { type Entry, isEntry, mutationOf, sentNow } from "./entry.ts";
import { keepSentFor, unsent } from "./outbox.ts";
import type { Run } from "./run.ts";
import { accountsOf } from "./schema.ts";

/** Attempts after which a refusal without a reason is left to the entry's author, if `tryForMs` is over as well. */
const triesBeforeAsking = 5;
/** Since the entry was written: one day. */
const tryForMs = 86_400_000;

export type Open = {
	/** Entries of this run whose refusal only the pull can explain. */
	unexplained: Entry[];
	/** Confirmed entries that were looked for in this run, and the ids of what the server has of them and of `unexplained`. */
	lookedFor: Entry[];
	known: ReadonlySet<string>;
	/** Those of them that were confirmed before this run: its position includes them. */
	fromEarlierRuns: Entry[];
};

/** Call it inside a transaction. @returns whether there is something new to send */
export async function reconcile(run: Run, { unexplained, lookedFor, known, fromEarlierRuns }: Open): Promise<boolean> {
	let more = false;
	for (const { seq } of unexplained) {
		const entry = await run.db.outbox.get(seq);
		if (entry?.state !== "queued") continue;
		// What came back changed (status 200) is not called sent yet, though the server has it.
		const isThere = known.has(entry.id) && entry.refusal?.status !== 200;
		const explained = isThere ? await sent(run, entry) : await explain(run, entry);
		await run.db.outbox.put(explained.state === "failed" ? await foldFollowUps(run.db, explained) : explained);
		more ||= explained.state === "queued" && explained.refusal?.reason === "not-yours";
	}
	for (const entry of await unsent(run.db)) {
		const changed = await revisit(run, entry);
		if (changed) await run.db.outbox.put(changed);
		more ||= changed?.state === "queued";
	}
	const earlier = new Set(fromEarlierRuns.map(({ id }) => id));
	for (const { seq, id } of lookedFor) {
		const found = known.has(id) && { seen: earlier.has(id) };
		more = (await noteWhetherThere(run.db, seq, found)) || more;
	}
	await noteSyncState(run.db, { restored: false });
	const isRecent = await recentNow(run);
	const old = (await confirmed(run)).filter((entry) => !isRecent(entry));
	await run.db.outbox.bulkDelete(old.map(({ seq }) => seq));
	return more;
}

/** The confirmed entries of the last 30 days, oldest first: a server that was restored may have lost any of them. */
export async function stillKept(run: Run): Promise<Entry[]> {
	const isRecent = await recentNow(run);
	return (await confirmed(run)).filter(isRecent);
}

/** In the order of the index, which is that of `seq` among those of one state. */
const confirmed = async (run: Run): Promise<Entry[]> =>
	(await run.db.outbox.where({ state: "sent" }).toArray()).filter((row) => isEntry(run.db.schema, row));

/**
 * Tells whether an entry was confirmed in the last 30 days by the phone's clock or by the server's: either may be wrong, now
 * or when it was confirmed.
 */
async function recentNow(run: Run): Promise<(entry: Entry) => boolean> {
	const now = run.platform.now();
	const offset = (await syncStateOf(run.db)).clock_offset ?? 0;
	return ({ sent_at, clock_offset }) => {
		const age = now - (sent_at ?? 0);
		const ages = [age, age + offset - (clock_offset ?? 0)];
		return ages.some((one) => Math.abs(one) <= keepSentFor);
	};
}

/**
 * It reached the server, as the ledger says or by another mutation with the same content. The ledger may not know this
 * entry's id then, so it is marked `seen`, and the server is asked for it only after a restore.
 */
async function sent(run: Run, entry: Entry): Promise<Entry> {
	const { clock_offset } = await syncStateOf(run.db);
	return { ...entry, ...sentNow(run.db.schema, run.platform.now(), clock_offset, entry), seen: true };
}

/**
 * Decides about a refusal: if the parent row is gone, the entry is orphaned. If the author may not write there and yet
 * sees it, they came back since, perhaps by an entry of this run: it is sent once more. Otherwise its author decides, of a
 * refusal without a reason only after five attempts and a day.
 */
async function explain(run: Run, entry: Entry): Promise<Entry> {
	if (!(await hasParent(run.db, entry))) return orphan(run, entry);
	if (entry.refusal?.reason === "not-yours") {
		if (run.retried.has(entry.id)) return { ...entry, state: "failed" };
		// When it is on the phone: a transaction that the browser aborts is repeated, and must decide the same.
		Dexie.currentTransaction.on("complete", () => run.retried.add(entry.id));
		return entry;
	}
	const isTriedEnough = entry.attempts >= triesBeforeAsking && run.platform.now() - entry.created >= tryForMs;
	return isTriedEnough ? { ...entry, state: "failed" } : entry;
}

function orphan(run: Run, entry: Entry): Entry {
	const said = entry.refusal ?? { status: 0, code: "", message: "" };
	return {
		...entry,
		state: "failed",
		orphaned: true,
		refusal: { ...said, reason: "not-yours", at: run.platform.now() },
	};
}

/**
 * Whether the author still has the pages that make the entry, and sees the rows that it belongs to. A row that this build
 * cannot read counts as seen.
 */
async function hasParent(db: SyncDatabase, entry: Entry): Promise<boolean> {
	const { parent: parentOf, within, collection, place } = mutationOf(db.schema, entry);
	const { role } = await syncStateOf(db);
	if (place && !accountsOf(db.schema).hasPagesOf(role, place.role)) return false;
	const row = within && (await db.mirror(collection).get(entry.record_id));
	const rows = [parentOf(entry), row ? within(row) : null];
	for (const one of rows) if (one && !(await db.shows(one.name, one.id))) return false;
	return true;
}

/**
 * Looks at a refused entry again. It is queued when its parent row came back, orphaned when that is gone, and sent when
 * a mirrored row has the same content.
 */
async function revisit(run: Run, entry: Entry): Promise<Entry | null> {
	if (entry.state !== "failed") return null;
	const parent = await hasParent(run.db, entry);
	if (entry.orphaned && parent)
		return { ...entry, state: "queued", orphaned: false, next_attempt: 0, notified: "saved" };
	if (entry.refusal?.reason === "not-yours" && !parent && !entry.orphaned) return { ...entry, orphaned: true };
	return (await isThereAlready(run.db, entry)) ? await sent(run, entry) : null;
}

async function isThereAlready(db: SyncDatabase, entry: Entry): Promise<boolean> {
	const { collection, twin } = mutationOf(db.schema, entry);
	const same = twin?.(entry);
	if (!same) return false;
	const rows = await db.mirror(collection).where(same.index).equals(same.value).toArray();
	return rows.some((other) => same.is(other));
}

/** A confirmed entry that the server lost (`found` is false) is sent again, by itself and without a word about it. */
async function noteWhetherThere(db: SyncDatabase, seq: number, found: false | { seen: boolean }): Promise<boolean> {
	const entry = await db.outbox.get(seq);
	if (entry?.state !== "sent") return false;
	// `seen` is reset because the same backup may be restored again after the entry was resent.
	const lost = { ...entry, state: "queued", next_attempt: 0, sent_at: null, seen: false, notified: "end" } as const;
	await db.outbox.put(found ? { ...entry, seen: entry.seen || found.seen } : lost);
	return !found;
}
