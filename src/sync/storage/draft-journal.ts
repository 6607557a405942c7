// Drafts on their way into a database. A database write that a page begins while it closes is lost with the page,
// sometimes even after an explicit commit, but local storage has the words when the call returns. Words stay here only
// while they are being saved: what could not be saved is in its field, which says so. Those of a closed page are taken
// over when their database is opened next, before it is read or sealed.
import type { Dexie } from "dexie";
import * as z from "zod/mini";
import { isDatabaseClosed } from "./life.ts";
import { placeOutside } from "./names.ts";

/** A draft as its database keeps it, or that there is none. */
type Journaled = { key: string; text: string; saved_at: number; empty: boolean };

const journaledShape = z.looseObject({ key: z.string(), text: z.string(), saved_at: z.number(), empty: z.boolean() });

const placeOf = (database: string, key = ""): string => `${placeOutside("typed", database)}/${key}`;

/** @param save called at once; it saves the same words */
export async function journaledWhile(database: string, words: Journaled, save: () => Promise<void>): Promise<void> {
	const place = placeOf(database, words.key);
	const value = JSON.stringify(words);
	try {
		localStorage.setItem(place, value);
	} catch {
		// Storage refused or full: the database alone has to do.
	}
	try {
		await save();
	} finally {
		clear(place, value);
	}
}

/** Whether a page that is gone left words for this database. */
export const isInJournal = (database: string): boolean => placesOf(database).length > 0;

/** When the words of a draft were saved that is no more (phone's clock, milliseconds). */
type Ended = { key: string; saved_at: number };

const endOf = (key: string): string => `ended:${key}`;

/**
 * Removes a draft whose words went elsewhere, or that its author emptied, and notes how old those words were: after a
 * browser was killed, local storage may still hold words that were removed from it seconds before. Words typed later
 * are another draft. After a sign-out nothing is noted. Call it inside the transaction that takes the words.
 */
export async function endDraft(db: Dexie, key: string): Promise<void> {
	const drafts = db.table<Ended, string>("drafts");
	const ended = await drafts.get(key);
	await drafts.delete(key);
	if (!ended || (await isDatabaseClosed(db))) return;
	await db.table<Ended>("meta").put({ key: endOf(key), saved_at: ended.saved_at });
}

/**
 * Saves journaled drafts of closed pages, unless a newer version was saved or the draft has ended. After a sign-out
 * nothing is taken here: vault.ts seals it.
 */
export async function takeFromJournal(db: Dexie): Promise<void> {
	await takeEach(db.name, async ({ empty, ...draft }) => {
		return await db.transaction("rw", ["drafts", "meta"], async (tx) => {
			if (await isDatabaseClosed(db)) return false;
			const drafts = tx.table<{ saved_at: number }, string>("drafts");
			const stored = (await drafts.get(draft.key)) ?? (await tx.table<Ended, string>("meta").get(endOf(draft.key)));
			// A draft saved in the future was saved before the phone's clock was set back.
			if (stored && stored.saved_at >= draft.saved_at && stored.saved_at <= Date.now()) return true;
			if (empty) await drafts.delete(draft.key);
			else await drafts.put(draft);
			return true;
		});
	});
}

/** Hands out what lies in the journal of a database. @param take resolves to whether it may go from there */
export async function takeEach(database: string, take: (words: Journaled) => Promise<boolean>): Promise<void> {
	for (const place of placesOf(database)) {
		const value = localStorage.getItem(place) ?? "";
		const words = parse(value);
		if (!words || (await take(words))) clear(place, value);
	}
}

/**
 * `takeFromJournal` while a database opens. Words that cannot be saved now stay in the journal, and the database opens
 * all the same.
 */
export const takeWhenOpened = (db: Dexie): Promise<void> =>
	takeFromJournal(db).catch((error: unknown) => console.error("draft journal", error));

/**
 * Removes words from the journal unless newer words of the same field took their place: those have a call of their own.
 */
function clear(place: string, value: string): void {
	try {
		if (localStorage.getItem(place) === value) localStorage.removeItem(place);
	} catch {
		// Storage refused: nothing lies there.
	}
}

/** None where there is no local storage, as in a service worker. */
function placesOf(database: string): string[] {
	try {
		return Object.keys(localStorage).filter((place) => place.startsWith(placeOf(database)));
	} catch {
		return [];
	}
}

function parse(value: string) {
	try {
		return journaledShape.parse(JSON.parse(value));
	} catch {
		return null;
	}
}
