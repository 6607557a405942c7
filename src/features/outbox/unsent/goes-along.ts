// What is discarded with an unsent write: whatever builds on it could never be sent without it.
import type { OutboxEntry } from "#features/outbox/queries.ts";
import { isRemovable } from "#local/entries.ts";

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

/** Whether it makes what others build on. */
const isMade = ({ kind }: OutboxEntry): boolean => kind === "createCourse" || kind === "createAssignment";
