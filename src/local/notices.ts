// Notices to an author about an entry: that it is saved on the phone, if no answer came within three seconds or none can
// come, and once how it ended, while the page is visible. Of several visible tabs the database chooses the one that shows a
// notice.
import { liveQuery } from "dexie";
import { readSession, watchAuth } from "#local/account/session.ts";
import type { SyncDatabase } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import { durably, lasting } from "#sync/storage/durable.ts";
import { accountDatabase } from "./database.ts";
import { isOutboxEntry, type OutboxEntry } from "./entries.ts";
import { browserPlatform } from "./platform.ts";

/** What there is to tell of an entry. */
type Notified = Pick<Entry, "id" | "seq" | "state" | "created" | "notified">;

/** `sent` and `failed` are ends; `saved` may be followed by one of them. */
export type NoticeKind = "sent" | "saved" | "failed";

const savedAfterMs = 3000;
/** By then a slow phone has drawn what was saved, and the page says itself what it can. */
const drawnAfterMs = 2000;

/** What the page says itself of an entry, where its author looks, perhaps at two places: there is no notice of it. */
const saidOnPage = new Set<{ id: string; what: NoticeKind }>();

/**
 * Says that the page tells this of an entry itself, so that no notice does.
 * @param id of the entry
 * @returns what ends it: the page does not tell it any more
 */
export function sayOnPage(id: string, what: NoticeKind = "sent"): () => void {
	const said = { id, what };
	saidOnPage.add(said);
	return () => void saidOnPage.delete(said);
}

const isSaidOnPage = (one: string, kind: NoticeKind): boolean =>
	[...saidOnPage].some(({ id, what }) => id === one && what === kind);

function dueOf(entry: Notified, now: number): NoticeKind | null {
	if (entry.notified === "end") return null;
	if (entry.state === "sent" || entry.state === "failed") return entry.state;
	// A browser without a network has no answer to wait for.
	const after = navigator.onLine ? savedAfterMs : drawnAfterMs;
	const old = now - entry.created >= after || now < entry.created - savedAfterMs;
	return entry.notified === "nothing" && old ? "saved" : null;
}

/** Claims the notices that are due, so that no other tab shows them again. */
async function claim<One extends Notified>(db: SyncDatabase, open: () => Promise<One[]>) {
	const now = browserPlatform.now();
	return await durably(db, async () => {
		const due: Record<NoticeKind, One[]> = { sent: [], saved: [], failed: [] };
		for (const entry of await open()) {
			const kind = dueOf(entry, now);
			if (kind) due[kind].push(entry);
		}
		const note = (entries: One[], notified: "saved" | "end") =>
			db.outbox.bulkUpdate(entries.map(({ seq }) => ({ key: seq, changes: { notified } })));
		await note(due.saved, "saved");
		await note([...due.sent, ...due.failed], "end");
		const kinds: NoticeKind[] = ["failed", "sent", "saved"];
		for (const kind of kinds) due[kind] = due[kind].filter(({ id }) => !isSaidOnPage(id, kind));
		return kinds.filter((kind) => due[kind].length > 0).map((kind) => ({ kind, entries: due[kind] }));
	});
}

export type Notifier<One> = {
	/** There is something to tell. */
	notify: (notices: { kind: NoticeKind; entries: One[] }) => void;
	/**
	 * What was said about the entry of this id is over: it is refused no longer (it is sent again, written anew or given
	 * up), or waits no longer after it was said to be saved (it was sent, refused or taken back).
	 */
	dismiss: (id: string, kind: "failed" | "saved") => void;
};

/**
 * Calls back with every notice that is due for a database's entries.
 * @param isMine whether an entry is the current person's
 * @returns what ends it
 */
export function watchDue<One extends Notified>(
	db: SyncDatabase,
	isMine: (row: unknown) => row is One,
	{ notify, dismiss }: Notifier<One>,
): () => void {
	const rows = async (): Promise<unknown[]> => await db.outbox.where("notified").anyOf("nothing", "saved").toArray();
	const open = async () => (await rows()).filter(isMine);
	let timer: ReturnType<typeof setTimeout> | undefined;
	let ended = false;
	const look = () => tellWhatIsDue().catch((error: unknown) => console.error("notices", error));
	const tellWhatIsDue = async () => {
		clearTimeout(timer);
		const entries = await open();
		if (ended || entries.length === 0 || document.visibilityState !== "visible") return;
		const now = browserPlatform.now();
		if (entries.some((entry) => dueOf(entry, now))) for (const notices of await claim(db, open)) notify(notices);
		if (!ended && entries.some((entry) => entry.notified === "nothing" && dueOf(entry, now) === null)) {
			timer = setTimeout(() => void look(), 500);
		}
	};
	const due = liveQuery(async () => await lasting(db, open)).subscribe(() => void look());
	const unwatch = watchNotified(db, dismiss);
	const seen = () => void look();
	document.addEventListener("visibilitychange", seen);
	return () => {
		ended = true;
		clearTimeout(timer);
		due.unsubscribe();
		unwatch();
		document.removeEventListener("visibilitychange", seen);
	};
}

/** Calls back when what was notified of an entry is over. @returns what ends it */
function watchNotified(db: SyncDatabase, dismiss: Notifier<unknown>["dismiss"]): () => void {
	const before = { failed: new Set<string>(), saved: new Set<string>() };
	const notified = async () => ({
		failed: await db.outbox.where("state").equals("failed").toArray(),
		saved: await db.outbox.where("notified").equals("saved").toArray(),
	});
	const watch = liveQuery(async () => await lasting(db, notified)).subscribe((rows) => {
		for (const kind of ["failed", "saved"] as const) {
			const now = new Set(rows[kind].map(({ id }) => id));
			for (const id of before[kind]) if (!now.has(id)) dismiss(id, kind);
			before[kind] = now;
		}
	});
	return () => watch.unsubscribe();
}

/** Calls back with every notice to the signed-in person. @returns what ends it */
export function watchNotices(notifier: Notifier<OutboxEntry>): () => void {
	let userId: string | undefined;
	let stop = () => {};
	const follow = () => {
		const now = readSession()?.user.id;
		if (now === userId) return;
		userId = now;
		stop();
		stop = now ? watchDue(accountDatabase(now), isOutboxEntry, notifier) : () => {};
	};
	follow();
	const unwatch = watchAuth(follow);
	return () => {
		unwatch();
		stop();
	};
}
