// The outbox of a phone of the small model: what goes next, what a refusal does to it, and what a pull says of it.
import type { Entry, Phone } from "./phone.ts";
import type { Mutation, Row } from "./server.ts";

/** Oldest first; a refused or skipped entry holds back newer ones for the same record. */
export function nextBatch({ outbox }: Phone, left: ReadonlySet<number>): Mutation[] {
	const batch: Mutation[] = [];
	const blocked = new Set<number>();
	for (const { kind, by, id, rec, word, base, saw, state } of outbox) {
		if (state === "sent") continue;
		if (state === "failed" || left.has(id) || blocked.has(rec)) blocked.add(rec);
		else batch.push({ kind, by, id, rec, word, base, saw });
	}
	return batch;
}

/** Whether it was written over the other one. A first grade has no name by which a change of it could say so. */
const isOver = (earlier: Entry, { kind, base }: Entry): boolean =>
	(kind === "replace" && base === earlier.id) ||
	(kind === "change" && (earlier.kind === "grade" || (earlier.kind === "change" && base === earlier.id)));

/** What was written over it, one over the other, up to the newest that waits. */
export function followUpsOf(outbox: readonly Entry[], refused: Entry): Entry[] {
	const chain: Entry[] = [];
	for (const entry of outbox.slice(outbox.indexOf(refused) + 1)) {
		if (entry.rec !== refused.rec || entry.kind === "return") continue;
		if (entry.state === "sent" || !isOver(chain.at(-1) ?? refused, entry)) break;
		chain.push(entry);
	}
	while (chain.at(-1)?.state === "failed") chain.pop();
	return chain;
}

/** Marks an entry as refused; the words that were written over it take the place of its own, as a new mutation. */
export function fail(phone: Phone, id: number, newId: () => number): void {
	const refused = phone.outbox.find((entry) => entry.id === id);
	if (!refused) return;
	const behind = refused.orphaned ? [] : followUpsOf(phone.outbox, refused);
	const newest = behind.at(-1);
	const now: Entry = { ...refused, state: "failed", ...(newest ? { word: newest.word, id: newId() } : {}) };
	phone.outbox = phone.outbox
		.filter((entry) => !behind.includes(entry))
		.map((entry) => (entry === refused ? now : entry));
}

/**
 * A submission belongs to its assignment; everything else belongs to the submission, and a change of its text to the
 * assignment, too.
 */
export const hasParent = ({ row, inCourse }: Phone, { kind, rec }: Entry): boolean =>
	(kind === "submit" || row?.rec === rec) && (inCourse || (kind !== "submit" && kind !== "replace"));

/** The same words arrived in another way: as a late copy whose response was lost. */
function isThereAlready({ kind, word }: Entry, row: Row | null): boolean {
	if (!row) return false;
	if (kind === "submit") return row.word === word;
	if (kind === "grade") return [row.feedback, ...row.said.grades].includes(word);
	return kind === "return" && row.said.returns.includes(word);
}

/** Confirmed entries that were looked for, and what the server has of these and of the unexplained ones. */
type Looked = Record<"ids" | "earlier" | "known", ReadonlySet<number>>;

type Run = { retried: Set<number>; newId: () => number };

/** What a fresh copy of the server's row says of each entry. @returns whether there is something new to send */
export function reconcile(phone: Phone, unexplained: number[], looked: Looked, { retried, newId }: Run): boolean {
	let more = false;
	for (const id of unexplained) {
		const entry = phone.outbox.find((one) => one.id === id);
		if (entry?.state !== "queued") continue;
		if (looked.known.has(id)) {
			const sent: Entry = { ...entry, state: "sent", seen: true, orphaned: false, foreign: false };
			phone.outbox = replaced(phone, sent);
		} else if (!hasParent(phone, entry)) {
			phone.outbox = replaced(phone, { ...entry, orphaned: true, foreign: true });
			fail(phone, id, newId);
		} else if (entry.foreign && retried.has(id)) fail(phone, id, newId);
		else if (entry.foreign) {
			retried.add(id);
			more = true;
		}
	}
	phone.outbox = phone.outbox.map((entry) => {
		const now = entry.state === "sent" ? confirmed(entry, looked) : revisited(phone, entry);
		more ||= now !== entry && now.state === "queued";
		return now;
	});
	phone.restored = false;
	return more;
}

const replaced = ({ outbox }: Phone, now: Entry): Entry[] => outbox.map((entry) => (entry.id === now.id ? now : entry));

function revisited(phone: Phone, entry: Entry): Entry {
	if (entry.state !== "failed") return entry;
	const parent = hasParent(phone, entry);
	if (entry.orphaned && parent) return { ...entry, state: "queued", orphaned: false };
	if (entry.foreign && !parent && !entry.orphaned) return { ...entry, orphaned: true };
	if (!isThereAlready(entry, phone.row)) return entry;
	return { ...entry, state: "sent", seen: true, orphaned: false, foreign: false };
}

function confirmed(entry: Entry, { ids, earlier, known }: Looked): Entry {
	if (!ids.has(entry.id)) return entry;
	if (known.has(entry.id)) return { ...entry, seen: entry.seen || earlier.has(entry.id) };
	return { ...entry, state: "queued", seen: false };
}
