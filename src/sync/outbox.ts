// Writes on their way to the server. Saving is one strict transaction, awaited before anything says "saved".
// An attempted entry is immutable, because the server may have it; an edit follows behind it as a new entry. An
// unattempted entry can be edited in place or taken back.

import { endDraft } from "#sync/storage/draft-journal.ts";
import { readUnsent } from "#sync/storage/unsent.ts";
import { writing } from "#sync/storage/writing.ts";
import { type SyncDatabase, syncStateOf } from "./database.ts";
import { foldFollowUps, isRemovable } from "./edits.ts";
import { type Entry, isEntry, mutationOf, type NewEntry, textOf } from "./entry.ts";
import { newEntry } from "./new-entry.ts";
import { newId } from "./new-id.ts";
import type { Platform } from "./platform.ts";
import type { Schema } from "./schema.ts";

/** How long confirmed entries stay: they are the cure for a server restored from an older backup. */
export const keepSentFor = 30 * 24 * 3_600_000;

export type SaveOptions = {
	/** Where the words were typed; that draft goes in the same transaction. */
	draftKey?: string;
	/** A refused entry this one takes the place of. */
	instead?: string;
	/** The screen it was written on says what becomes of it: no notice does. */
	silent?: boolean;
	/** Who wrote it, in a guests' database; an account's is one person's. */
	author?: string;
	/** The entry's id and when it was written (phone's clock, milliseconds), where its author may have to write it twice. */
	id?: string;
	created?: number;
};

/**
 * Puts a write in the outbox, in one transaction with what it makes superfluous.
 * @returns the entry as saved
 * @throws {NotSaved} and nothing has changed
 */
export async function save(
	db: SyncDatabase,
	platform: Platform,
	fresh: NewEntry,
	{ draftKey, instead, silent = false, author = db.userId, id = newId(), created = platform.now() }: SaveOptions = {},
): Promise<Entry> {
	const add = async () => {
		const { clock_offset } = await syncStateOf(db);
		const refused = instead ? await db.outbox.get({ id: instead }) : undefined;
		if (refused?.state === "failed") await db.outbox.delete(refused.seq);
		const written = newEntry(db.schema, fresh, { id, author, created, clock_offset });
		const body = asPressed(db.schema, fresh, written.body, refused);
		const entry = { ...written, body, ...(silent ? ({ notified: "end" } as const) : {}) };
		const seq = await db.outbox.add(entry);
		if (draftKey) await endDraft(db, draftKey);
		return await inPlaceOfRefused(db, { ...entry, seq });
	};
	return await writing(db, add, draftKey);
}

/**
 * If the entry this write replaces was refused in the meantime, the server does not have it; the new words go into the
 * refused entry.
 */
async function inPlaceOfRefused(db: SyncDatabase, saved: Entry): Promise<Entry> {
	const { body } = saved;
	const replaced = "replaces" in body ? await db.outbox.where({ id: body.replaces }).first() : undefined;
	if (replaced?.state !== "failed" || !isEntry(db.schema, replaced)) return saved;
	const folded = await foldFollowUps(db, replaced);
	if (folded === replaced) return saved;
	await db.outbox.put(folded);
	return folded;
}

/**
 * Keeps the submission time of a refused entry when its author resends exactly the same text by another mutation: the
 * text was submitted when Submit was first pressed, so it must not become late.
 */
function asPressed(schema: Schema, fresh: NewEntry, body: object, refused: Entry | undefined): object {
	const { does, stamp } = mutationOf(schema, fresh);
	if (!refused || does !== "update" || !stamp || mutationOf(schema, refused).stamp !== stamp) return body;
	if (textOf(schema, refused) !== textOf(schema, { kind: fresh.kind, body })) return body;
	const times = Object.entries(refused.body).filter(([name]) => name === stamp.at || name === stamp.unsure);
	return { ...body, ...Object.fromEntries(times) };
}

/** Queues a refused entry once more as it is, or ends the waiting time of one that is queued. */
export async function retry(db: SyncDatabase, id: string): Promise<void> {
	await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (entry?.state !== "failed" && entry?.state !== "queued") return;
		await db.outbox.put({ ...entry, state: "queued", next_attempt: 0, notified: "saved" });
	});
}

/**
 * Removes an entry at its author's wish. Only a refused or unattempted entry can be removed.
 * @returns a function that puts the entry back unchanged; null when the server may have it. If the author wrote to the
 * same record meanwhile, the entry comes back behind that write, which does not wait for it.
 */
export async function discard(db: SyncDatabase, id: string): Promise<(() => Promise<void>) | null> {
	const gone = await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!entry || !isRemovable(entry)) return null;
		await db.outbox.delete(entry.seq);
		return entry;
	});
	if (!gone) return null;
	return async () => {
		const { seq, ...entry } = gone;
		await writing(db, async () => {
			// It was put back already, and may have been sent since.
			if (await db.outbox.get({ id })) return;
			const newer = await db.outbox
				.where({ record_id: entry.record_id })
				.filter((other) => other.seq > seq)
				.count();
			await (newer > 0 ? db.outbox.add(entry) : db.outbox.put(gone));
		});
	};
}

/** Confirmed entries that no pull has shown yet. */
export async function unseen(db: SyncDatabase): Promise<Entry[]> {
	return await db.outbox
		.where({ state: "sent" })
		.filter((entry) => !entry.seen && isEntry(db.schema, entry))
		.toArray();
}

/** Everything of this account the server has not confirmed, oldest first, but for another build's (`readUnsent`). */
export const unsent = async (db: SyncDatabase): Promise<Entry[]> => (await readUnsent(db)).entries;

/**
 * When the first entry may go that had to wait at that time (phone's clock, milliseconds), after a refusal without a
 * reason; Infinity when none had.
 */
export async function nextAttempt(db: SyncDatabase, at: number): Promise<number> {
	const queued = await db.outbox.where({ state: "queued" }).toArray();
	return Math.min(...queued.map(({ next_attempt }) => next_attempt).filter((time) => time > at));
}

/** The newest of what the server confirmed since then (phone's clock), newest first. */
export async function lastSent(db: SyncDatabase, since: number, most: number): Promise<Entry[]> {
	const sent = await db.outbox
		.where({ state: "sent" })
		.filter((entry) => isEntry(db.schema, entry) && (entry.sent_at ?? 0) >= since)
		.toArray();
	return [...sent].sort((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0) || b.seq - a.seq).slice(0, most);
}
