// What is new to the signed-in person, in one place for the icon, the header and the screens. Read again whenever the phone's
// database changes, and at midnight, when something begins to be due tomorrow.
import { liveQuery } from "dexie";
import { readSession, watchAuth } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase, type Seen } from "#local/database.ts";
import { readStatus, watchStatus } from "#local/status.ts";
import type { RoleName } from "#records.ts";
import { lasting } from "#sync/storage/durable.ts";
import { centreDay, type Notice, whatsNew } from "./whats-new.ts";

const none: Notice[] = [];
const listeners = new Set<() => void>();
let notices = none;
let stopWatching = () => {};

function become(next: Notice[]): void {
	if (JSON.stringify(next) === JSON.stringify(notices)) return;
	notices = next;
	for (const tell of listeners) tell();
}

const centreNow = (): number => Date.now() + (readStatus().clockOffset ?? 0);

function start(): () => void {
	let followed = "";
	let stop = () => {};
	const look = () => {
		const session = readSession();
		// Until the first mirror is whole nobody knows what is news.
		const open = session?.account_status === "approved" && readStatus().arrived;
		const next = open ? `${session.user.id} ${session.role} ${centreDay(centreNow())}` : "";
		if (next === followed) return;
		followed = next;
		stop();
		become(none);
		stop = open ? follow(accountDatabase(session.user.id), session.role) : () => {};
	};
	look();
	const timer = setInterval(look, 60_000);
	const ends = [watchStatus(look), watchAuth(look)];
	return () => {
		clearInterval(timer);
		for (const end of ends) end();
		stop();
		notices = none;
	};
}

function follow(db: AccountDatabase, role: RoleName): () => void {
	const read = async () => await lasting(db, async () => await whatsNew(db, role, centreNow()));
	const following = liveQuery(async () => await read()).subscribe({
		next: ({ notices: found, along }) => {
			if (along.length > 0) void note(db, along);
			become(found);
		},
		error: (error: unknown) => console.error("what is new", error),
	});
	return () => following.unsubscribe();
}

/** Never rejects: what a full phone cannot keep is new once more. */
const note = async (db: AccountDatabase, seen: Seen[]): Promise<void> => {
	await db.seen.bulkPut(seen).catch(() => undefined);
};

/** Remembers that the signed-in person has seen this. It never rejects. */
export async function noteSeen(seen: Seen[]): Promise<void> {
	const session = readSession();
	if (session && seen.length > 0) await note(accountDatabase(session.user.id), seen);
}

/** The same list as long as nothing changed. */
export const readWhatsNew = (): Notice[] => notices;

/** Calls back on every change. @returns what ends it */
export function watchWhatsNew(tell: () => void): () => void {
	if (listeners.size === 0) stopWatching = start();
	listeners.add(tell);
	return () => {
		listeners.delete(tell);
		if (listeners.size === 0) stopWatching();
	};
}
