// What waits at the centre, as an admin was last told online: how many things, not whose. Kept while the page is open and
// never stored on a phone.
import { readSession } from "#local/account/session.ts";

type AtCentre = { waiting: number; inquiries: number };

const nothing: AtCentre = { waiting: 0, inquiries: 0 };
let known = { owner: "", ...nothing };
const listeners = new Set<() => void>();

/** Call it with what the server has just answered: how many people wait for an account, how many inquiries are new. */
export function noteAtCentre(change: Partial<AtCentre>): void {
	const owner = readSession()?.user.id ?? "";
	known = { ...(known.owner === owner ? known : nothing), ...change, owner };
	for (const tell of listeners) tell();
}

/** For an admin 0 to 2: people who wait are one thing, and so are new inquiries. */
export function countAtCentre(): number {
	const session = readSession();
	if (session?.role !== "admin" || session.user.id !== known.owner) return 0;
	return Number(known.waiting > 0) + Number(known.inquiries > 0);
}

/** Calls back on every change. @returns what ends it */
export function watchCentre(tell: () => void): () => void {
	listeners.add(tell);
	return () => void listeners.delete(tell);
}
