// Whether the database is whole. Nothing may say "sent" or "safe" that has not looked: a browser short of space deletes
// a database without a word, and an empty new one looks like one in which everything was sent.
import type { AccountDatabase } from "./db.ts";
import { rememberSignedIn } from "./device.ts";
import { durably } from "./durable.ts";
import { remembersAnother, revive } from "./page-memory.ts";
import { readSession } from "./session.ts";
import { type Loss, lossOf, noteLoss, noteNewLife, noteUnsent, type Witnessed, witnessOf } from "./witness.ts";
import { isHere, itemsIn } from "./witnessed.ts";

/** Whether this is the database this phone and this page knew last. */
export function isWhole(db: AccountDatabase, life: { id: string; open: boolean } | undefined): boolean {
	if (!life?.open || remembersAnother(db, life.id)) return false;
	return (witnessOf(db.name)?.life ?? life.id) === life.id;
}

/**
 * Makes a database that is not the one this phone knew whole again, as far as this page can: what it remembers is put
 * back. The rest of what the witness names is noted as lost.
 * @throws {NotSaved} and nothing has changed
 */
export async function mend(db: AccountDatabase): Promise<void> {
	const { life, items } = await durably(db, async () => ({ life: await revive(db), items: await itemsIn(db) }));
	if (!life.open) return;
	const known = witnessOf(db.name);
	if (known && known.life !== life.id) {
		const there = new Set(items.map(({ id }) => id));
		const before = lossOf(db.name);
		const lost = known.items.filter(({ id }) => !there.has(id));
		noteLoss(db.name, { items: [...before.items, ...lost], sealed: known.sealed ?? before.sealed });
		noteNewLife(db.name, life.id);
		// The service worker's note of who is signed in lay beside it.
		const session = readSession();
		if (session?.user.id === db.userId) await rememberSignedIn(session);
	}
	noteUnsent(db.name, life.id, items);
}

/** What was noted as lost and is not here again. What the server has was taken off the note (witnessed.ts). */
export async function stillLost(db: AccountDatabase): Promise<Loss> {
	const { items, sealed } = lossOf(db.name);
	const lost: Witnessed[] = [];
	for (const item of items) if (!(await isHere(db, item))) lost.push(item);
	return { items: lost, sealed };
}

/** Its owner has read what was lost: it is told once. */
export const lossRead = (db: AccountDatabase): void => noteLoss(db.name, { items: [], sealed: null });
