// Saving what a person wrote. Sealing (vault.ts) and saving exclude one another: a save that comes after the sealing finds
// the database closed in its own transaction and is sealed by itself, with the key this page still has.
import { Dexie } from "dexie";
import { type SyncDatabase, syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import { durably, NotSaved } from "./durable.ts";
import { lifeOf } from "./life.ts";
import { remember, revive, seenIn } from "./page-memory.ts";
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

/**
 * Runs one transaction of somebody's words and resolves only when they are durably on the phone, sealed if they come
 * after the sign-out.
 * @param takes the draft that goes with it: it may lie sealed already
 * @throws {NotSaved} and nothing has changed
 */
export async function writing<Result>(db: SyncDatabase, work: () => Promise<Result>, takes?: string): Promise<Result> {
	if (Dexie.currentTransaction?.db.name === db.name) return await work();
	const asked = Date.now();
	const done = await durably(db, async () => {
		const life = await revive(db);
		if (!life.open) return null;
		holdKey(db.userId, (await syncStateOf(db)).vault_key);
		const result = await work();
		// A service worker shows nothing, and has nowhere to note what it saw.
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
 * The same for words of somebody who is gone from this page: nothing of them is readable in the database at any moment.
 * @param asked when they were to be saved (phone's clock): a draft typed later is not one that they take the place of
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
		// The same person signed in again meanwhile.
		if ((await lifeOf(db))?.open) return result;
		const contents = await contentsOf(db);
		const gone = takes === undefined ? [] : [{ key: takes, at: asked }];
		if (contents.outbox.length + contents.drafts.length + gone.length > 0) {
			// The database keeps its transaction open only as long as it is told what it waits for.
			const locked = await Dexie.waitFor(lock(key, { ...contents, gone }));
			await db.vault.add(locked);
		}
		await db.outbox.clear();
		await db.drafts.clear();
		return result;
	});
}
