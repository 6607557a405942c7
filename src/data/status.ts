// How this phone stands, for the chip that is always visible. It says "all sent" only from zero unsent errands and the
// time of the last confirmed contact. What this person wrote to the centre counts as work does.
import { liveQuery } from "dexie";
import { type AccountDatabase, accountDatabase, standingOf } from "./db.ts";
import { lasting } from "./durable.ts";
import { foreignWork } from "./foreign.ts";
import { unsentInquiries } from "./inquiry-unsent.ts";
import { wakeWhenSeen, watchInquiriesWake } from "./inquiry-wake.ts";
import { unsent } from "./outbox.ts";
import { readSession, watchSession } from "./session.ts";
import { dropKeySoon, holdKey } from "./vault-key.ts";

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
};

const unknown: SyncStatus = {
	contact: "unknown",
	lastContact: null,
	waiting: 0,
	sending: 0,
	failed: 0,
	oldest: null,
	sent: 0,
};
const listeners = new Set<() => void>();
let status = unknown;
let stopWatching = () => {};

async function look(db: AccountDatabase): Promise<SyncStatus> {
	const works = [...(await unsent(db)), ...(await foreignWork(db)), ...(await unsentInquiries(db.userId))];
	const standing = await standingOf(db);
	holdKey(db.userId, standing.vault_key);
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
		stopLooking = userId ? keepLooking(userId) : () => {};
	};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		const before = userId;
		if (before) dropKeySoon(before, () => readSession()?.user.id === before);
		userId = now;
		become(unknown);
		lookAnew();
	};
	follow();
	const ends = [watchSession(follow), watchInquiriesWake(lookAnew), wakeWhenSeen(["outbox"])];
	return () => {
		for (const end of ends) end();
		stopLooking();
		status = unknown;
	};
}

function keepLooking(userId: string): () => void {
	const subscription = liveQuery(async () => await lasting(accountDatabase(userId), look)).subscribe(become, () =>
		become(unknown),
	);
	return () => subscription.unsubscribe();
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
