// Whether the database is whole. Nothing may say "sent" or "safe" that has not looked: a browser short of space deletes
// a database without a word, and an empty new one looks like one in which everything was sent.
import type { SyncDatabase } from "#sync/database.ts";
import { durably } from "./durable.ts";
import { remembersAnother, restoreDatabase, seenIn } from "./page-memory.ts";
import { type Loss, lossOf, noteLoss, noteNewLife, noteUnsent, type Witnessed, witnessOf } from "./witness.ts";
import { isHere, itemsOf } from "./witnessed.ts";

/** Whether this is the database this phone and this page knew last. */
export function isWhole(db: SyncDatabase, life: { id: string; open: boolean } | undefined): boolean {
	if (!life?.open || remembersAnother(db, life.id)) return false;
	return (witnessOf(db.name)?.life ?? life.id) === life.id;
}

/**
 * Repairs a database that is not the one this phone knew, as far as this page can: what the page remembers is put back.
 * The rest of what the witness names is noted as lost.
 * @param isReported whether the owner is to be told of the loss of this item
 * @returns whether another database of this name had been there
 * @throws {NotSaved} and nothing has changed
 */
export async function mend(db: SyncDatabase, isReported: (item: Witnessed) => boolean = () => true): Promise<boolean> {
	const { life, items } = await durably(db, async () => {
		const life = await restoreDatabase(db);
		return { life, items: await itemsOf(db, await seenIn(db, life.id)) };
	});
	if (!life.open) return false;
	const known = witnessOf(db.name);
	const isAnother = known !== null && known.life !== life.id;
	if (isAnother) {
		const there = new Set(items.map(({ id }) => id));
		const before = lossOf(db.name);
		const lost = known.items.filter((item) => isReported(item) && !there.has(item.id));
		noteLoss(db.name, { items: [...before.items, ...lost], sealed: known.sealed ?? before.sealed });
		noteNewLife(db.name, life.id);
	}
	noteUnsent(db.name, life.id, items);
	return isAnother;
}

/** Noted losses that are still lost. What the server has was taken off the note (witnessed.ts). */
export async function stillLost(db: SyncDatabase): Promise<Loss> {
	const { items, sealed } = lossOf(db.name);
	const lost: Witnessed[] = [];
	for (const item of items) if (!(await isHere(db, item))) lost.push(item);
	return { items: lost, sealed };
}

/** Forgets lost work that its owner has read about: it is shown once. */
export const lossRead = (db: SyncDatabase): void => noteLoss(db.name, { items: [], sealed: null });
