// Watches for new entries in the queue, whichever tab wrote them, and asks the browser to keep the storage and to wake
// the service worker.
import { liveQuery } from "dexie";
import { readSession, watchAuth } from "#local/account/session.ts";
import { askToBeWoken, keepStorage } from "#local/browser/abilities.ts";
import { outboxTag } from "#local/browser/sync-tags.ts";
import { accountDatabase } from "#local/database.ts";
import type { SyncDatabase } from "#sync/database.ts";
import { lasting } from "#sync/storage/durable.ts";

/**
 * Calls back when any tab queued something new in this database.
 * @param tag by which the browser wakes the service worker for it
 * @returns what ends it
 */
export function watchQueue(db: SyncDatabase, tag: string, tell: () => void): () => void {
	// By id and not by place in the queue: a refused entry that is edited keeps its place and gets a new id.
	let known = new Set<string>();
	const queued = async () => await db.outbox.where({ state: "queued" }).toArray();
	const waiting = liveQuery(async () => await lasting(db, queued));
	const subscription = waiting.subscribe((queue) => {
		const untried = queue.filter(({ attempts }) => attempts === 0).map(({ id }) => id);
		const fresh = untried.some((id) => !known.has(id));
		known = new Set(untried);
		if (!fresh) return;
		void askToBeWoken(tag);
		void keepStorage();
		whenDrawn(tell);
	});
	return () => subscription.unsubscribe();
}

/** The most a slow phone takes to draw what was saved, in milliseconds. */
const drawing = 500;

/** The screen shows what was saved first: a run takes the whole database for itself. Safari has no idle moments. */
function whenDrawn(work: () => void): void {
	if (document.visibilityState === "hidden") work();
	else if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: drawing });
	else setTimeout(work, drawing / 2);
}

/**
 * Calls back at each sign-in and sign-out (`anew`), and when any tab queues a new entry.
 * @returns what ends it
 */
export function watchSaves(tell: (what: { anew: boolean }) => void): () => void {
	let stop = () => {};
	let token = "";
	const changed = () => {
		const session = readSession();
		if ((session?.token ?? "") === token) return;
		token = session?.token ?? "";
		stop();
		stop = session ? watchQueue(accountDatabase(session.user.id), outboxTag, () => tell({ anew: false })) : () => {};
		tell({ anew: true });
	};
	changed();
	const unwatch = watchAuth(changed);
	return () => {
		stop();
		unwatch();
	};
}
