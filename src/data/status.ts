// How this phone stands, for the chip that is always visible. It says "all sent" only from zero unsent errands and the
// time of the last confirmed contact.
import { liveQuery } from "dexie";
import { type AccountDatabase, accountDatabase, standingOf } from "./db.ts";
import { lasting } from "./durable.ts";
import { unsent } from "./outbox.ts";
import { readSession, watchSession } from "./session.ts";

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
	const [errands, standing] = [await unsent(db), await standingOf(db)];
	const count = (state: string) => errands.filter((errand) => errand.state === state).length;
	const since = standing.burst_at;
	const sent = since === null ? 0 : await db.outbox.filter(({ sent_at }) => (sent_at ?? 0) >= since).count();
	return {
		contact: standing.contact,
		lastContact: standing.last_contact,
		waiting: count("queued"),
		sending: count("sending"),
		failed: count("failed"),
		oldest: errands.find(({ state }) => state === "queued")?.created ?? null,
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
	let unsubscribe = () => {};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		userId = now;
		unsubscribe();
		become(unknown);
		if (!now) return;
		const subscription = liveQuery(async () => await lasting(accountDatabase(now), look)).subscribe(become, () =>
			become(unknown),
		);
		unsubscribe = () => subscription.unsubscribe();
	};
	follow();
	const unwatch = watchSession(follow);
	return () => {
		unwatch();
		unsubscribe();
		status = unknown;
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
