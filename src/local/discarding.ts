// What unsent writes build on one another: the newer could never be sent without the older, so they are discarded with it.
import { discard } from "#sync/outbox.ts";
import { writing } from "#sync/storage/writing.ts";
import { myDatabase } from "./account/account.ts";
import { isRemovable, type OutboxEntry, unsent } from "./entries.ts";

const buildsOn = (other: OutboxEntry, one: OutboxEntry): boolean =>
	other.needs.includes(one.record_id) || (other.record_id === one.record_id && other.seq > one.seq);

/**
 * @param unsent everything that the server has not confirmed, oldest first
 * @returns what goes with an entry, each before what it builds on; null where the entry stays, because the server may have
 * it or something of that, or because others build on a change of what is there
 */
export function goesAlong(entry: OutboxEntry, unsent: readonly OutboxEntry[]): OutboxEntry[] | null {
	if (!isRemovable(entry)) return null;
	const found = [entry];
	for (const one of found) found.push(...unsent.filter((other) => buildsOn(other, one) && !found.includes(other)));
	const others = found.slice(1).reverse();
	if (others.length === 0 || (isMade(entry) && others.every(isRemovable))) return others;
	return entry.state === "failed" ? [] : null;
}

/**
 * The refused write without which a waiting one is not sent, as the queue has it (src/sync/batch.ts): an older one of the same
 * record, or what makes the record that it needs; these may wait for others in turn.
 * @param unsent everything that the server has not confirmed, oldest first
 */
export function heldBackBy(entry: OutboxEntry, unsent: readonly OutboxEntry[]): OutboxEntry | undefined {
	if (entry.state === "failed") return undefined;
	const found = [entry];
	for (const one of found) {
		const before = unsent.filter(
			(other) => buildsOn(one, other) && (isMade(other) || other.record_id === one.record_id),
		);
		found.push(...before.filter((other) => !found.includes(other)));
	}
	return found.find(({ state }) => state === "failed");
}

/** Whether it makes what others build on. */
const isMade = ({ kind }: OutboxEntry): boolean => kind === "createCourse" || kind === "createAssignment";

/**
 * Discards a write that the server cannot have, with everything that builds on it: all of them or none.
 * @param along how many the others are, where its author was told of them; when there are more by now, it stays
 * @returns what restores them; null when they stay
 */
export async function discardItem(id: string, along?: number): Promise<(() => Promise<void>) | null> {
	const db = myDatabase();
	const gone = await writing(db, async () => {
		const entries = await unsent(db);
		const entry = entries.find((one) => one.id === id);
		const others = entry && goesAlong(entry, entries);
		if (!entry || !others || others.length !== (along ?? others.length)) return null;
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
