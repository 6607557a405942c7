// What this page last saw unsent in a database. When the browser deletes the database under an open page, the page still
// has the words, and a page that is opened later has the second copy of them: they are put into the new one, under the same
// ids, so that nothing is sent twice.
import { noteSyncState, type SyncDatabase, syncStateOf } from "#sync/database.ts";
import { isEntry, textOf } from "#sync/entry.ts";
import { ensureLife, type Life, lifeOf } from "./life.ts";
import { copyOf, dropCopy, keepCopy } from "./second-copy.ts";
import { readUnsent, type Seen } from "./unsent.ts";

const seen = new Map<string, Seen>();

/** What the database holds now, for `remember`. */
export async function seenIn(db: SyncDatabase, life: string): Promise<Seen> {
	return { life, ...(await readUnsent(db)), drafts: await db.drafts.toArray(), state: await syncStateOf(db) };
}

/** Keeps what the database holds, from the moment it is saved. */
export function remember(db: SyncDatabase, what: Seen): void {
	seen.set(db.name, what);
	keepCopy(db, what);
}

/** Forgets what a person wrote, who signed out on this phone. */
export function forget(db: SyncDatabase): void {
	seen.delete(db.name);
	dropCopy(db.name);
}

/** Whether this page saw another database under this name, which is gone. */
export const remembersAnother = (db: SyncDatabase, life: string): boolean => (seen.get(db.name)?.life ?? life) !== life;

/**
 * Gives a database that has just been made its id and what is remembered of the one before it. Call it inside a
 * transaction over everything.
 */
export async function restoreDatabase(db: SyncDatabase): Promise<Life> {
	const known = await lifeOf(db);
	const before = seen.get(db.name) ?? copyOf(db);
	if (known && (!before || before.life === known.id || !known.open)) return known;
	const life = await ensureLife(db);
	if (before) {
		await putBack(db, before);
		seen.set(db.name, { ...before, life: life.id });
	}
	return life;
}

async function putBack(db: SyncDatabase, { entries, drafts, state }: Seen): Promise<void> {
	const { schema } = db;
	for (const { seq: _place, ...entry } of entries) {
		if (await db.outbox.get({ id: entry.id })) continue;
		await db.outbox.add({ ...entry, state: entry.state === "failed" ? "failed" : "queued" });
	}
	const written = new Set(
		(await db.outbox.toArray()).filter((row) => isEntry(schema, row)).map((entry) => textOf(schema, entry)),
	);
	for (const draft of drafts) {
		// Its words were submitted from another tab meanwhile.
		if (written.has(draft.text) || (await db.drafts.get(draft.key))) continue;
		await db.drafts.put(draft);
	}
	const { vault_key, clock_offset, role } = state;
	if (!(await syncStateOf(db)).vault_key) await noteSyncState(db, { vault_key, clock_offset, role });
}
