// The sync status of this phone, for the chip that is always visible. It says "all sent" only if there are no unsent
// entries, the server has answered, and the database is the one this phone knew. What this person wrote to the centre
// counts as work too, and so do files on their way.

import { readSession, watchAuth } from "#local/account/session.ts";
import { notePhoneRead } from "#local/browser/unsaved-words.ts";
import { watchReturns } from "#local/browser/watch-deletion.ts";
import { guests } from "#local/inquiries/draft.ts";
import { loadWhenSeen, watchInquiriesLoaded } from "#local/inquiries/load.ts";
import { watchWhole } from "#local/storage/watch-whole.ts";
import { forget } from "#sync/storage/page-memory.ts";
import { keepOnly } from "#sync/storage/second-copy.ts";
import type { Seen } from "#sync/storage/unsent.ts";
import { dropKeySoon, holdKey } from "#sync/storage/vault-key.ts";
import { stillLost } from "#sync/storage/whole.ts";
import { type Loss, watchLoss } from "#sync/storage/witness.ts";
import { mendAccount } from "./account/mend-account.ts";
import { type AccountDatabase, accountDatabase } from "./database.ts";
import { accountDatabaseName } from "./database-names.ts";
import { listenersOf } from "./listeners.ts";
import { unconfirmed } from "./unconfirmed.ts";

export type SyncStatus = {
	contact: "unknown" | "online" | "offline";
	/** The last time the server answered as itself (phone's clock, milliseconds). */
	lastContact: number | null;
	/** What the server's clock was ahead of this phone's then, in milliseconds; null when it never answered. */
	clockOffset: number | null;
	waiting: number;
	sending: number;
	failed: number;
	/** When the oldest of what waits was saved (phone's clock, milliseconds); null when nothing waits. */
	oldest: number | null;
	/** The minute in which words were last saved that are not handed in (phone's clock, milliseconds); null without any. */
	drafted: number | null;
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
	clockOffset: null,
	waiting: 0,
	sending: 0,
	failed: 0,
	oldest: null,
	drafted: null,
	sent: 0,
	lost: { items: [], sealed: null },
	looked: false,
	arrived: false,
};
/** A database that takes longer counts as one that does not answer. */
const databaseTimeoutMs = 5_000;

const listeners = listenersOf(start);
let status = unknown;

async function summed(db: AccountDatabase, { drafts, state, ...unsent }: Seen): Promise<SyncStatus> {
	const items = await unconfirmed(db, unsent, state.contact);
	const count = (which: string) => items.filter((item) => item.state === which).length;
	const queued = items.flatMap(({ state, created }) => (state === "queued" && created !== null ? [created] : []));
	const since = state.burst_at;
	const sent = since === null ? 0 : await db.outbox.filter(({ sent_at }) => (sent_at ?? 0) >= since).count();
	return {
		contact: state.contact,
		lastContact: state.last_contact,
		clockOffset: state.clock_offset,
		waiting: count("queued"),
		sending: count("sending"),
		failed: count("failed"),
		oldest: queued.length > 0 ? Math.min(...queued) : null,
		drafted: drafts.length > 0 ? minuteOf(Math.max(...drafts.map(({ saved_at }) => saved_at))) : null,
		sent,
		lost: await stillLost(db),
		looked: true,
		arrived: state.position !== null,
	};
}

/** A status that changed with every key would draw its readers anew each time. */
const minuteOf = (time: number): number => time - (time % 60_000);

function become(next: SyncStatus): void {
	if (JSON.stringify(next) === JSON.stringify(status)) return;
	status = next;
	listeners.tell();
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
		keepOnly(now ? [accountDatabaseName(now), guests] : [guests]);
		if (now === userId) return;
		if (userId) leave(userId);
		userId = now;
		become(unknown);
		lookAnew();
	};
	follow();
	const ends = [
		watchAuth(follow),
		watchInquiriesLoaded(lookAnew),
		loadWhenSeen("listOfUnsent"),
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
	// If the database does not answer, the status becomes unknown: the last one may be wrong by now.
	const silent = setTimeout(fail, databaseTimeoutMs);
	const stop = watchWhole(db, {
		read: async (seen) => {
			holdKey(db.userId, seen.state.vault_key);
			return await summed(db, seen);
		},
		tell: (next) => {
			clearTimeout(silent);
			become(next ?? unknown);
			if (next) notePhoneRead(next.drafted !== null || next.waiting + next.sending + next.failed > 0);
		},
		mend: () => mendAccount(db),
		// If the database cannot be repaired, the status stays unknown; the chip must not say "all sent".
		fail,
		deleted: () => readSession()?.user.id === userId && lookAnew(),
	});
	return () => {
		clearTimeout(silent);
		stop();
	};
}

/** The same object as long as nothing changed. */
export const readStatus = (): SyncStatus => status;

/** Calls back on every change. @returns what ends it */
export const watchStatus = listeners.watch;
