// How this phone stands, for the chip that is always visible. It says "all sent" only from zero unsent entries, the time
// of the last confirmed contact, and a database that is the one this phone knew. What this person wrote to the centre
// counts as work does.

import { liveQuery } from "dexie";
import { readSession, watchSession } from "#local/account/session.ts";
import { hearDeletion, watchReturns } from "#local/browser/watch-deletion.ts";
import { unsentInquiries } from "#local/inquiries/unsent.ts";
import { wakeWhenSeen, watchInquiriesWake } from "#local/inquiries/wake.ts";
import { type SyncState, syncStateOf } from "#sync/database.ts";
import { lasting } from "#sync/storage/durable.ts";
import { foreignWork } from "#sync/storage/foreign.ts";
import { lifeOf } from "#sync/storage/life.ts";
import { forget, remember } from "#sync/storage/page-memory.ts";
import { dropKeySoon, holdKey } from "#sync/storage/vault-key.ts";
import { isWhole, stillLost } from "#sync/storage/whole.ts";
import { type Loss, noteUnsent, watchLoss } from "#sync/storage/witness.ts";
import { itemsIn } from "#sync/storage/witnessed.ts";
import { mendAccount } from "./account/mend-account.ts";
import { type AccountDatabase, accountDatabase } from "./database.ts";
import { type OutboxEntry, unsent } from "./entries.ts";

export type SyncStatus = {
	contact: "unknown" | "online" | "offline";
	/** The last time the server answered as itself (phone's clock, milliseconds). */
	lastContact: number | null;
	waiting: number;
	sending: number;
	failed: number;
	/** When the oldest of what waits was saved (phone's clock, milliseconds); null when nothing waits. */
	oldest: number | null;
	/** Confirmed since the sending now under way began, for "1 of 3". */
	sent: number;
	/** What the browser deleted, until its owner has read it. */
	lost: Loss;
	/** Whether the database was looked into and is whole. */
	looked: boolean;
	/** Whether what the server has could be looked through for what was lost. */
	arrived: boolean;
};

const unknown: SyncStatus = {
	contact: "unknown",
	lastContact: null,
	waiting: 0,
	sending: 0,
	failed: 0,
	oldest: null,
	sent: 0,
	lost: { items: [], sealed: null },
	looked: false,
	arrived: false,
};
/** Milliseconds a database is given to answer. */
const patience = 5_000;

const listeners = new Set<() => void>();
let status = unknown;
let stopWatching = () => {};

/** Null for a database that is not the one this phone knew. */
async function look(db: AccountDatabase): Promise<SyncStatus | null> {
	const life = await lifeOf(db);
	if (!isWhole(db, life)) return null;
	const works = await unsent(db);
	const standing = await syncStateOf(db);
	holdKey(db.userId, standing.vault_key);
	remember(db, { life: life?.id ?? "", works, drafts: await db.drafts.toArray(), standing });
	noteUnsent(db.name, life?.id ?? "", await itemsIn(db));
	return await summed(db, works, standing);
}

async function summed(db: AccountDatabase, entries: OutboxEntry[], standing: SyncState): Promise<SyncStatus> {
	const works = [...entries, ...(await foreignWork(db)), ...(await unsentInquiries(db.userId))];
	const count = (state: string) => works.filter((work) => work.state === state).length;
	const queued = works.flatMap(({ state, created }) => (state === "queued" && created !== null ? [created] : []));
	const since = standing.burst_at;
	const sent = since === null ? 0 : await db.outbox.filter(({ sent_at }) => (sent_at ?? 0) >= since).count();
	return {
		contact: standing.contact,
		lastContact: standing.last_contact,
		waiting: count("queued"),
		sending: count("sending"),
		failed: count("failed"),
		oldest: queued.length > 0 ? Math.min(...queued) : null,
		sent,
		lost: await stillLost(db),
		looked: true,
		arrived: standing.position !== null,
	};
}

function become(next: SyncStatus): void {
	if (JSON.stringify(next) === JSON.stringify(status)) return;
	status = next;
	for (const tell of listeners) tell();
}

function start(): () => void {
	let userId: string | undefined;
	let stopLooking = () => {};
	const lookAnew = () => {
		stopLooking();
		stopLooking = userId ? keepLooking(userId, lookAnew) : () => {};
	};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		if (userId) leave(userId);
		userId = now;
		become(unknown);
		lookAnew();
	};
	follow();
	const ends = [
		watchSession(follow),
		watchInquiriesWake(lookAnew),
		wakeWhenSeen(["outbox"]),
		watchLoss(lookAnew),
		watchReturns(lookAnew),
	];
	return () => {
		for (const end of ends) end();
		stopLooking();
		status = unknown;
	};
}

function leave(userId: string): void {
	dropKeySoon(userId, () => readSession()?.user.id === userId);
	forget(accountDatabase(userId));
}

function keepLooking(userId: string, lookAnew: () => void): () => void {
	const db = accountDatabase(userId);
	const fail = () => become(unknown);
	// A database that does not answer says nothing; what it said before is not said any longer.
	const silent = setTimeout(fail, patience);
	const heard = (next: SyncStatus | null) => {
		clearTimeout(silent);
		hearDeletion(db, () => readSession()?.user.id === userId && lookAnew());
		if (next) return become(next);
		fail();
		// What cannot be mended stays unknown: nothing is said of it.
		mendAccount(db).catch(fail);
	};
	const subscription = liveQuery(async () => await lasting(db, look)).subscribe(heard, fail);
	return () => {
		clearTimeout(silent);
		subscription.unsubscribe();
	};
}

/** The same object as long as nothing changed. */
export const readStatus = (): SyncStatus => status;

/** Calls back on every change. @returns what ends it */
export function watchStatus(tell: () => void): () => void {
	if (listeners.size === 0) stopWatching = start();
	listeners.add(tell);
	return () => {
		listeners.delete(tell);
		if (listeners.size === 0) stopWatching();
	};
}
