// Most who read the public pages never write to the centre. What looks after inquiries (the database, the sending, the
// notices) is fetched when somebody begins to, or when something of an earlier visit is on this phone.

import { readSession } from "#local/account/session.ts";
import { peek } from "#local/browser/peek.ts";
import { isShelved } from "#sync/storage/draft-journal.ts";
import { isWitnessed } from "#sync/storage/witness.ts";

const listeners = new Set<() => void>();
let awake = false;

/** From here on this page looks after inquiries. */
export function wakeInquiries(): void {
	if (awake) return;
	awake = true;
	for (const tell of listeners) tell();
}

export const inquiriesAwake = (): boolean => awake;

/** Calls back when it wakes. @returns what ends it */
export function watchInquiriesWake(tell: () => void): () => void {
	listeners.add(tell);
	return () => void listeners.delete(tell);
}

/**
 * Wakes it if an earlier visit left something. Never throws.
 * @param tables where to look: receipts have something to say beside the form only
 */
export async function wakeForWhatIsKept(tables = ["outbox", "drafts"]): Promise<void> {
	if (isShelved("lead-visitor") || isWitnessed("lead-visitor")) wakeInquiries();
	for (const table of tables) {
		const rows = await peek("lead-visitor", table, (kept) => kept.count()).catch(() => 0);
		if (rows !== 0) wakeInquiries();
	}
}

/** Wakes it for that now, and whenever the page is looked at again: another tab may have left something. @returns what ends it */
export function wakeWhenSeen(tables: string[]): () => void {
	const seen = () => {
		if (!awake && document.visibilityState === "visible") void wakeForWhatIsKept(tables);
	};
	seen();
	document.addEventListener("visibilitychange", seen);
	return () => document.removeEventListener("visibilitychange", seen);
}

/** Where the words of a form are kept while their writer types. */
export const draftKey = ({ form, author }: { form: string; author: string }): string => `${author}:${form}`;

/** Who would be the author of an inquiry pressed now: the signed-in person, "" for nobody. */
export const inquiryAuthor = (): string => readSession()?.user.id ?? "";
