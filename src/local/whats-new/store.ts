// What is new to the signed-in person, in one place for the icon, the header and the screens.
import { readSession } from "#local/account/session.ts";
import { type AccountDatabase, accountDatabase, type Seen } from "#local/database.ts";
import { listenersOf } from "#local/listeners.ts";
import { isDatabaseClosed } from "#sync/storage/life.ts";
import type { Notice } from "./notice.ts";

const none: Notice[] = [];
const listeners = listenersOf(start);
let notices = none;

/** The same list as long as nothing changed. */
export const readWhatsNew = (): Notice[] => notices;

/** How many people and inquiries wait at the centre, as an admin was last told online; never stored on a phone. */
let atCentre = 0;

let notedAt = 0;

/**
 * Notes how many people and inquiries wait at the centre, and calls the listeners back.
 * @param askedAt when the server was asked: what a page has noted since is newer
 */
export function noteAtCentre(count: number, askedAt = Date.now()): void {
	if (askedAt < notedAt) return;
	notedAt = Date.now();
	atCentre = count;
	listeners.tell();
}

/** How much is new, for the icon of the app and the person's face. */
export const countNew = (): number => notices.length + (readSession()?.role === "admin" ? atCentre : 0);

/** Calls back on every change. @returns what ends it */
export const watchWhatsNew = listeners.watch;

const beginAfterMs = 1_000;

/** On a first visit the code that finds what is new is fetched after the dashboard; an installed app has it on the phone. */
function start(): () => void {
	let end = () => {};
	let ended = false;
	const begin = async () => {
		const { followWhatsNew } = await import("./following.ts");
		if (!ended) end = followWhatsNew({ show, keep, noteAtCentre });
	};
	const kept = navigator.serviceWorker?.controller;
	const timer = setTimeout(
		() => void begin().catch((error: unknown) => console.warn("what is new", error)),
		kept ? 0 : beginAfterMs,
	);
	return () => {
		ended = true;
		clearTimeout(timer);
		end();
	};
}

function show(next: Notice[]): void {
	if (JSON.stringify(next) === JSON.stringify(notices)) return;
	notices = next;
	listeners.tell();
}

/** Remembers that the signed-in person has seen this. It never rejects: what a full phone cannot keep is new once more. */
export async function noteSeen(seen: Seen[]): Promise<void> {
	const session = readSession();
	if (session && seen.length > 0) await keep(accountDatabase(session.user.id), seen);
}

const keep = async (db: AccountDatabase, seen: Seen[]): Promise<void> => {
	const put = async () => {
		// A tab that was frozen while its person signed out.
		if (!(await isDatabaseClosed(db))) await db.seen.bulkPut(seen);
	};
	await db.transaction("rw", db.tables, put).catch(() => undefined);
};
