// Writes on their way to the server. Saving is one strict transaction, awaited before anything says "saved".
// The law of this file: an entry once attempted is immutable, because the server may have it. Never attempted, it can
// be edited in place or taken back; attempted, an edit follows behind it as an entry of its own.

import { endDraft } from "#sync/storage/draft-journal.ts";
import { readUnsent } from "#sync/storage/unsent.ts";
import { writing } from "#sync/storage/writing.ts";
import { type SyncDatabase, syncStateOf } from "./database.ts";
import { foldFollowUps } from "./edits.ts";
import { type Entry, isCreate, isEntry, mutationOf, type NewEntry, textOf } from "./entry.ts";
import { newId } from "./new-id.ts";
import type { Platform } from "./platform.ts";
import type { Schema } from "./schema.ts";
import { wellFormedIn } from "./text.ts";

/** How long confirmed entries stay: they are the cure for a server restored from an older backup. */
export const keepSentFor = 30 * 24 * 3_600_000;

/** When it was written as the server's clock would say it; the phone's own time while no server was ever met. */
export const correctedTime = (now: number, clockOffset: number | null): string =>
	new Date(now + (clockOffset ?? 0)).toISOString();

/** The body as it will travel: the arguments and nothing else, without half characters, with the times of writing. */
function complete(schema: Schema, fresh: NewEntry, writtenAt: string): object {
	const { args, stamp } = mutationOf(schema, fresh);
	const at = stamp ? { [stamp.at]: writtenAt } : {};
	const unsure = stamp?.unsure ? { [stamp.unsure]: false } : {};
	return args.parse({ ...wellFormedIn(fresh.body), ...at, ...unsure });
}

export type SaveOptions = {
	/** Where the words were typed; that draft goes in the same transaction. */
	draftKey?: string;
	/** A refused entry this one takes the place of. */
	instead?: string;
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
	{ draftKey, instead, author = db.userId, id = newId(), created = platform.now() }: SaveOptions = {},
): Promise<Entry> {
	const add = async () => {
		const { clock_offset } = await syncStateOf(db);
		const refused = instead ? await db.outbox.get({ id: instead }) : undefined;
		if (refused?.state === "failed") await db.outbox.delete(refused.seq);
		const written = newEntry(db.schema, fresh, { id, author, created, clock_offset });
		const entry = { ...written, body: asPressed(db.schema, fresh, written.body, refused) };
		const seq = await db.outbox.add(entry);
		if (draftKey) await endDraft(db, draftKey);
		return await inPlaceOfRefused(db, { ...entry, seq });
	};
	return await writing(db, add, draftKey);
}

/** What this write is to replace was refused while it was on its way here: its words go in that one's place. */
async function inPlaceOfRefused(db: SyncDatabase, saved: Entry): Promise<Entry> {
	const { body } = saved;
	const replaced = "replaces" in body ? await db.outbox.where({ id: body.replaces }).first() : undefined;
	if (replaced?.state !== "failed" || !isEntry(db.schema, replaced)) return saved;
	const folded = await foldFollowUps(db, replaced);
	if (folded === replaced) return saved;
	await db.outbox.put(folded);
	return folded;
}

/** When it was written, as `created` and `clock_offset` of an entry; by whom, and under which name. */
type Writing = Pick<Entry, "id" | "author" | "created" | "clock_offset">;

/** The record it makes or changes. @throws {TypeError} when it names none */
function recordOf(schema: Schema, fresh: NewEntry, body: object): string {
	const id: unknown = isCreate(schema, fresh) ? Reflect.get(body, "id") : fresh.record_id;
	if (typeof id !== "string") throw new TypeError(`${fresh.kind} names no record`);
	return id;
}

/** The entry of a write that nobody tried to send. @throws {TypeError} for what are no arguments of its kind */
export function newEntry(schema: Schema, fresh: NewEntry, writing: Writing): Omit<Entry, "seq"> {
	const body = complete(schema, fresh, correctedTime(writing.created, writing.clock_offset));
	const record_id = recordOf(schema, fresh, body);
	const home = mutationOf(schema, fresh).home({ ...writing, body, record_id });
	const row: unknown = {
		seq: 0,
		kind: fresh.kind,
		body,
		record_id,
		// Writes to one record follow one another anyway.
		needs: home && home.id !== record_id ? [home.id] : [],
		about: fresh.about,
		...writing,
		v: 2,
		state: "queued",
		attempts: 0,
		next_attempt: 0,
		refusal: null,
		orphaned: false,
		sent_at: null,
		seen: false,
		notified: "nothing",
	};
	if (!isEntry(schema, row)) throw new TypeError(`these are no arguments of ${fresh.kind}`);
	const { seq: _, ...entry } = row;
	return entry;
}

/** The very words of a refused answer were pressed when that was: sent by another mutation they are not late. */
function asPressed(schema: Schema, fresh: NewEntry, body: object, refused: Entry | undefined): object {
	const { does, stamp } = mutationOf(schema, fresh);
	if (!refused || does !== "update" || !stamp || mutationOf(schema, refused).stamp !== stamp) return body;
	if (textOf(schema, refused) !== textOf(schema, { kind: fresh.kind, body })) return body;
	const times = Object.entries(refused.body).filter(([name]) => name === stamp.at || name === stamp.unsure);
	return { ...body, ...Object.fromEntries(times) };
}

/** Queues an entry that was refused once more, as it is. */
export async function retry(db: SyncDatabase, id: string): Promise<void> {
	await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (entry?.state !== "failed" && entry?.state !== "queued") return;
		await db.outbox.put({ ...entry, state: "queued", next_attempt: 0, notified: "saved" });
	});
}

/**
 * Removes an entry because its writer says so: one that was refused, or that nobody tried to send yet.
 * @returns what puts it back, unchanged, behind what was written for the same record meanwhile, which does not wait for
 * it; null when the server may have it
 */
export async function discard(db: SyncDatabase, id: string): Promise<(() => Promise<void>) | null> {
	const gone = await writing(db, async () => {
		const entry = await db.outbox.get({ id });
		if (!entry || (entry.attempts > 0 && entry.state !== "failed")) return null;
		await db.outbox.delete(entry.seq);
		return entry;
	});
	if (!gone) return null;
	return async () => {
		const { seq, ...entry } = gone;
		await writing(db, async () => {
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

/** The newest of what the server confirmed since then (phone's clock), newest first. */
export async function lastSent(db: SyncDatabase, since: number, most: number): Promise<Entry[]> {
	const sent = await db.outbox
		.where({ state: "sent" })
		.filter((entry) => isEntry(db.schema, entry) && (entry.sent_at ?? 0) >= since)
		.toArray();
	return [...sent].sort((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0) || b.seq - a.seq).slice(0, most);
}
