// Looking into a database for as long as a page is open: what is unsent in it is noted outside it, and when the browser
// deletes it under the page, what the page still has is put back.
import { Dexie, liveQuery } from "dexie";
import { hearDeletion } from "#local/browser/watch-deletion.ts";
import type { SyncDatabase } from "#sync/database.ts";
import { lasting } from "#sync/storage/durable.ts";
import { lifeOf } from "#sync/storage/life.ts";
import { remember, seenIn } from "#sync/storage/page-memory.ts";
import type { Seen } from "#sync/storage/unsent.ts";
import { isWhole } from "#sync/storage/whole.ts";
import { noteUnsent } from "#sync/storage/witness.ts";
import { itemsOf } from "#sync/storage/witnessed.ts";

type Watch<Answer> = {
	/** Reads more of a database that is whole, in a live query; `seen` is what is unsent in it. */
	read: (seen: Seen) => Promise<Answer>;
	/** The answer; null for a database that is not the one this phone knew, and is put right now. */
	tell: (answer: Answer | null) => void;
	mend: () => Promise<unknown>;
	/** It cannot be read, or not be put right. */
	fail: (error: unknown) => void;
	/** The browser deleted the database: the caller must watch the new one. */
	deleted: () => void;
};

/** So often in a row a reading that was cut short is begun again. */
const attempts = 3;

/**
 * Reads the database now and after each change of it, and tells what it read. A database that has lost rows is mended
 * first; one that was deleted, or cannot be read, is reported once.
 * @returns what ends it
 */
export function watchWhole<Answer extends object>(
	db: SyncDatabase,
	{ read, tell, mend, fail, deleted }: Watch<Answer>,
): () => void {
	const look = async () => {
		// In one transaction: what was read before a sign-out must not be noted after it.
		const found = await db.transaction("r", db.tables, async () => {
			const life = await lifeOf(db);
			if (!isWhole(db, life)) return null;
			const seen = await seenIn(db, life?.id ?? "");
			return { seen, items: await itemsOf(db, seen) };
		});
		if (!found) return null;
		const { seen, items } = found;
		remember(db, seen);
		noteUnsent(db.name, seen.life, items);
		return await read(seen);
	};
	let subscription = { unsubscribe: () => {} };
	let left = attempts;
	const heard = (answer: Answer | null) => {
		left = attempts;
		hearDeletion(db, deleted);
		tell(answer);
		if (!answer) mend().catch(fail);
	};
	// Dexie may lose sight of a transaction while other queries run, and a live query that failed is not run again.
	const failed = (error: unknown) => {
		if (!(error instanceof Dexie.PrematureCommitError) || left === 0) return fail(error);
		left -= 1;
		subscribe();
	};
	const subscribe = () => {
		subscription.unsubscribe();
		subscription = liveQuery(async () => await lasting(db, look)).subscribe(heard, failed);
	};
	subscribe();
	return () => subscription.unsubscribe();
}
