// A second copy of unsent words, in local storage. A browser may delete a whole database: one that is short of space, and
// Chromium at a start after it was killed in the middle of a write. The next page then puts the words back from here
// (page-memory.ts). They lie here as readable as in the database, while their author is signed in and no longer.
import * as z from "zod/mini";
import { firstSyncState, type SyncDatabase } from "#sync/database.ts";
import { type Entry, isEntry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import { placeOutside } from "./names.ts";
import type { Seen } from "./unsent.ts";
import { canWitness } from "./witness.ts";

/** Characters of a copy. Local storage takes some five million, and the draft journal needs its part of them. */
const most = 1_000_000;

/** Milliseconds that a Date can hold: a screen fails when it formats any other. */
const time = z.number().check(z.refine((value) => Math.abs(value) < 4e15));

const copyShape = z.object({
	life: z.string(),
	entries: z.array(z.unknown()),
	drafts: z.array(z.object({ key: z.string(), text: z.string(), saved_at: time })),
	clock_offset: z.nullable(time),
	role: z.string(),
});

const placeOf = (database: string): string => placeOutside("copy", database);

/** Replaces the copy by what is unsent now. Where not everything has room, the newest words are kept. */
export function keepCopy(db: SyncDatabase, seen: Seen): void {
	if (!canWitness()) return;
	const { life, entries, drafts, state } = seen;
	const kept = { life, ...newestOf(entries, drafts), clock_offset: state.clock_offset, role: state.role };
	try {
		if (entries.length + drafts.length === 0) dropCopy(db.name);
		else localStorage.setItem(placeOf(db.name), JSON.stringify(kept));
	} catch {
		// Storage refused or full. An older copy would bring back words that were sent or taken back since.
		dropCopy(db.name);
	}
}

function newestOf(entries: Entry[], drafts: Draft[]): { entries: Entry[]; drafts: Draft[] } {
	let left = most;
	const fits = (words: object): boolean => {
		const size = JSON.stringify(words).length;
		if (size > left) return false;
		left -= size;
		return true;
	};
	const newestDrafts = [...drafts].sort((a, b) => b.saved_at - a.saved_at).filter(fits);
	return { drafts: newestDrafts, entries: [...entries].reverse().filter(fits).reverse() };
}

/** What was unsent when the copy was made; null where there is none. An entry of another build is left out. */
export function copyOf(db: SyncDatabase): Seen | null {
	if (!canWitness()) return null;
	try {
		const { life, entries, drafts, ...state } = copyShape.parse(
			JSON.parse(localStorage.getItem(placeOf(db.name)) ?? "null"),
		);
		const known = entries.filter((entry) => isEntry(db.schema, entry));
		return { life, entries: known, foreign: [], drafts, state: { ...firstSyncState, ...state } };
	} catch {
		// None, storage refused, or written by a build with another shape.
		return null;
	}
}

/** Forgets the copy of a database whose owner signs out: what was unsent is sealed there. */
export function dropCopy(database: string): void {
	try {
		localStorage.removeItem(placeOf(database));
	} catch {
		// Storage refused: nothing lies there.
	}
}

/** Forgets the copies of other databases: of owners who signed out as the power went, too late for local storage. */
export function keepOnly(databases: string[]): void {
	try {
		for (const place of Object.keys(localStorage).filter((name) => /^[^/]+-copy\//.test(name)))
			if (!databases.some((database) => placeOf(database) === place)) localStorage.removeItem(place);
	} catch {
		// Storage refused: nothing lies there.
	}
}
