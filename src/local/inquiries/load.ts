// Most readers of the public pages never write to the centre. The code for inquiries (the database, the sending, the
// notices) is loaded when a person begins to write, or when an earlier visit left something on this phone.
import { peek } from "#local/browser/peek.ts";
import { listenersOf } from "#local/listeners.ts";
import { isInJournal } from "#sync/storage/draft-journal.ts";
import { isWitnessed } from "#sync/storage/witness.ts";
import { guests, oldGuests } from "./draft.ts";

const listeners = listenersOf();
let loaded = false;

/** From here on this page looks after inquiries. */
export function loadInquiries(): void {
	if (loaded) return;
	loaded = true;
	listeners.tell();
}

/** Whether this page looks after inquiries by now. */
export const areInquiriesLoaded = (): boolean => loaded;

/** Calls back when they are. @returns what ends it */
export const watchInquiriesLoaded = listeners.watch;

type Look = () => Promise<number>;

/**
 * Unsent inquiries, and those whose author has not been notified of the end. The ranges use the alphabetical order of
 * the states and of the notices.
 */
const waiting: Look[] = [
	() => peek(guests, "outbox", (outbox) => outbox.index("state").count(IDBKeyRange.bound("failed", "sending"))),
	() => peek(guests, "outbox", (outbox) => outbox.index("notified").count(IDBKeyRange.bound("nothing", "saved"))),
];
const typed: Look = () => peek(guests, "drafts", (drafts) => drafts.count());
/** Also sent inquiries: the form still says that they arrived. */
const anything: Look = () => peek(guests, "outbox", (outbox) => outbox.count());

/** An older build left it; it is moved as soon as inquiries are loaded (old-database.ts). */
const ofOldBuild: Look[] = ["outbox", "drafts"].map((table) => () => peek(oldGuests, table, (kept) => kept.count()));

const places = {
	anyPage: [...waiting, typed, ...ofOldBuild],
	listOfUnsent: waiting,
	form: [anything, typed, ...ofOldBuild],
};

/** Loads it if an earlier visit left something that is of interest there. Never throws. */
export async function loadForWhatIsKept(place: keyof typeof places = "anyPage"): Promise<void> {
	if ([guests, oldGuests].some((name) => isInJournal(name) || isWitnessed(name))) loadInquiries();
	for (const look of places[place]) if ((await look().catch(() => 0)) > 0) loadInquiries();
}

/** The same now, and whenever the page is looked at again: another tab may have left something. @returns what ends it */
export function loadWhenSeen(place: keyof typeof places): () => void {
	const seen = () => {
		if (!loaded && document.visibilityState === "visible") void loadForWhatIsKept(place);
	};
	seen();
	document.addEventListener("visibilitychange", seen);
	return () => document.removeEventListener("visibilitychange", seen);
}
