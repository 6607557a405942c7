// What a writer is to be told of something on its way: that it is saved on the phone when no answer came within three
// seconds, and once how it ended, while somebody is looking. Several tabs may look; the database decides which one speaks.

import { type Dexie, liveQuery } from "dexie";
import { durably } from "#sync/storage/durable.ts";
import { browserPlatform } from "./platform.ts";

/** Something on its way, and what its writer has been due: nothing yet, that it is saved, or how it ended. */
export type Notified = {
	state: "queued" | "sending" | "sent" | "failed";
	created: number;
	notified: "nothing" | "saved" | "end";
};

/** `sent` and `failed` are ends; `saved` may be followed by one of them. */
export type NoticeKind = "sent" | "saved" | "failed";

type Source<Entry extends Notified> = {
	db: Dexie;
	/** Everything whose end has not been due. */
	open: () => Promise<Entry[]>;
	note: (entries: Entry[], notified: "saved" | "end") => Promise<unknown>;
};

const patience = 3000;

function dueOf(entry: Notified, now: number): NoticeKind | null {
	if (entry.notified === "end") return null;
	if (entry.state === "sent" || entry.state === "failed") return entry.state;
	const old = now - entry.created >= patience || now < entry.created - patience;
	return entry.notified === "nothing" && old ? "saved" : null;
}

/** Takes what is to be told now, so that no other tab tells it again. */
async function claim<Entry extends Notified>({ db, open, note }: Source<Entry>) {
	const now = browserPlatform.now();
	return await durably(db, async () => {
		const due: Record<NoticeKind, Entry[]> = { sent: [], saved: [], failed: [] };
		for (const entry of await open()) {
			const kind = dueOf(entry, now);
			if (kind) due[kind].push(entry);
		}
		await note(due.saved, "saved");
		await note([...due.sent, ...due.failed], "end");
		const kinds: NoticeKind[] = ["failed", "sent", "saved"];
		return kinds.filter((kind) => due[kind].length > 0).map((kind) => ({ kind, entries: due[kind] }));
	});
}

/** Calls back with everything there is to tell. @returns what ends it */
export function watchDue<Entry extends Notified>(
	source: Source<Entry>,
	tell: (notices: { kind: NoticeKind; entries: Entry[] }) => void,
): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const look = () => tellWhatIsDue().catch((error: unknown) => console.error("notices", error));
	const tellWhatIsDue = async () => {
		clearTimeout(timer);
		const open = await source.open();
		if (open.length === 0 || document.visibilityState !== "visible") return;
		const now = browserPlatform.now();
		if (open.some((entry) => dueOf(entry, now))) for (const notices of await claim(source)) tell(notices);
		if (open.some((entry) => entry.notified === "nothing" && dueOf(entry, now) === null)) {
			timer = setTimeout(() => void look(), 500);
		}
	};
	const subscription = liveQuery(async () => await source.open()).subscribe(() => void look());
	const seen = () => void look();
	document.addEventListener("visibilitychange", seen);
	return () => {
		clearTimeout(timer);
		subscription.unsubscribe();
		document.removeEventListener("visibilitychange", seen);
	};
}
