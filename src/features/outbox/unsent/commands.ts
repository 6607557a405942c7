// What a person may do with unsent work in its list alone.
import { myDatabase } from "#local/account/account.ts";
import { unsent } from "#local/entries.ts";
import { discard } from "#sync/outbox.ts";
import { writing } from "#sync/storage/writing.ts";
import { goesAlong } from "./goes-along.ts";

/**
 * Discards a write that the server cannot have, with everything that builds on it: all of them or none.
 * @param along how many the others are that its author was told of; when there are more by now, it stays
 * @returns what restores them; null when they stay
 */
export async function discardItem(id: string, along: number): Promise<(() => Promise<void>) | null> {
	const db = myDatabase();
	const gone = await writing(db, async () => {
		const entries = await unsent(db);
		const entry = entries.find((one) => one.id === id);
		const others = entry && goesAlong(entry, entries);
		if (!entry || others?.length !== along) return null;
		const restoring = [];
		for (const one of [...others, entry]) restoring.unshift(await discard(db, one.id));
		return restoring;
	});
	if (!gone) return null;
	return () =>
		writing(db, async () => {
			for (const restore of gone) await restore?.();
		});
}
