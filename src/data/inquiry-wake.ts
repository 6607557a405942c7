// Most who read the public pages never write to the centre. What looks after inquiries (the database, the sending, the
// notices) is fetched when somebody begins to, or when something of an earlier visit is on this phone.
import { peek } from "./peek.ts";
import { readSession } from "./session.ts";

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
	for (const table of tables) {
		const rows = await peek("lead-visitor", table, (kept) => kept.count()).catch(() => 0);
		if (rows !== 0) wakeInquiries();
	}
}

/** Who would be the author of an inquiry pressed now: the signed-in person, "" for nobody. */
export const inquiryAuthor = (): string => readSession()?.user.id ?? "";
