// Saving what a person wrote. Sealing (vault.ts) and saving exclude one another: a save after the sealing finds in its
// own transaction that the database is closed, and is sealed with the key that this page still has.
import { Dexie } from "dexie";
import { type SyncDatabase, syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import { durably, NotSaved } from "./durable.ts";
import { lifeOf } from "./life.ts";
import { remember, restoreDatabase, seenIn } from "./page-memory.ts";
import { heldKey, holdKey, lock } from "./vault-key.ts";
import { canWitness, noteUnsent } from "./witness.ts";
import { itemsOf } from "./witnessed.ts";

/** What the vault holds locked. `gone` are drafts the words took the place of, with when (phone's clock). */
export type Contents = { outbox: Entry[]; drafts: Draft[]; gone?: { key: string; at: number }[] };

/** Everything readable in the database. */
export const contentsOf = async (db: SyncDatabase): Promise<Contents> => ({
	outbox: await db.outbox.toArray(),
	drafts: await db.drafts.toArray(),
});

/** What the vault keeps of them: nothing that can be read but whether something in it was not sent. */
export const lockedUp = async (key: string, contents: Contents) => ({
	...(await lock(key, contents)),
	waits: contents.outbox.some(({ state }) => state !== "sent"),
});

/**
 * Runs one transaction of a person's words and resolves only when they are durably on the phone, sealed if they come
 * after the sign-out.
 * @param takes the key of the draft that the words replace: it may be sealed already
 * @throws {NotSaved} and nothing has changed
 */
export async function writing<Result>(db: SyncDatabase, work: () => Promise<Result>, takes?: string): Promise<Result> {
	if (Dexie.currentTransaction?.db.name === db.name) return await work();
	const asked = Date.now();
	const done = await durably(db, async () => {
		const life = await restoreDatabase(db);
		if (!life.open) return null;
		holdKey(db.userId, (await syncStateOf(db)).vault_key);
		const result = await work();
		// A service worker has no page memory and no local storage to note it in.
		const seen = canWitness() ? await seenIn(db, life.id) : null;
		return { result, saved: seen && { seen, items: await itemsOf(db, seen) } };
	});
	if (!done) return await writeSealed(db, work, takes, asked);
	if (done.saved) {
		remember(db, done.saved.seen);
		noteUnsent(db.name, done.saved.seen.life, done.saved.items);
	}
	return done.result;
}

/**
 * `writing` for a person who signed out: their words are sealed in the same transaction, so they are readable in the
 * database at no moment.
 * @param asked when they were to be saved (phone's clock, milliseconds): they do not replace a draft typed later
 * @throws {NotSaved} where this page has no key to seal them with
 */
export async function writeSealed<Result>(
	db: SyncDatabase,
	work: () => Promise<Result>,
	takes?: string,
	asked = Date.now(),
): Promise<Result> {
	const key = heldKey(db.userId);
	if (!key) throw new NotSaved("signed out, and no key to seal it with");
	return await durably(db, async () => {
		const result = await work();
		// The same person has signed in again: the words stay readable.
		if ((await lifeOf(db))?.open) return result;
		const contents = await contentsOf(db);
		const gone = takes === undefined ? [] : [{ key: takes, at: asked }];
		if (contents.outbox.length + contents.drafts.length + gone.length > 0) {
			// Dexie keeps a transaction open during other work only inside `waitFor`.
			const locked = await Dexie.waitFor(lockedUp(key, { ...contents, gone }));
			await db.vault.add(locked);
		}
		await db.outbox.clear();
		await db.drafts.clear();
		return result;
	});
}
