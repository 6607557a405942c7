// Saving that may be believed. Browsers lose their connection to IndexedDB in known ways (Safari's "Connection to
// Indexed Database server lost" among them); each is met by closing, reopening and trying again. Only after that is
// the person told that the words are *not* saved.

import type { Dexie } from "dexie";
import { CannotOpen } from "./cannot-open.ts";

/** The words could not be written to this phone. They must stay in their field. */
export class NotSaved extends Error {
	override name = "NotSaved";
}

const deaths = new Set([
	"UnknownError",
	"InvalidStateError",
	"InvalidState",
	"AbortError",
	"DatabaseClosedError",
	"OpenFailedError",
	"TimeoutError",
]);

/** The layout on this phone is not one this app can bring to its own. */
const strangers = new Set(["VersionError", "UpgradeError", "SchemaError", "NotFoundError"]);

/** Databases that were open once in this page: they can be opened. */
const seenOpen = new WeakSet<Dexie>();

function causes(error: unknown): string[] {
	const names: string[] = [];
	for (let at = error; at instanceof Error; at = "inner" in at ? at.inner : at.cause) names.push(at.name);
	return names;
}

/** Whether this came of a browser that opens no database at all: a private window of some, a disk without room. */
export const opensNothing = (error: unknown): boolean =>
	causes(error).some((name) => name === "DatabaseClosedError" || name === "OpenFailedError");

async function reopen(db: Dexie): Promise<void> {
	db.close({ disableAutoOpen: false });
	await db.open();
}

/** Room for words: caches of pictures and pages can be fetched again. */
async function dropCaches(): Promise<void> {
	if (!("caches" in globalThis)) return;
	for (const name of await caches.keys()) if (!name.includes("precache")) await caches.delete(name);
}

/**
 * Runs one transaction over every table and resolves only when it is durably on the phone.
 * @throws {NotSaved} when three more attempts did not help either
 */
export async function durably<Result>(db: Dexie, work: () => Promise<Result>): Promise<Result> {
	for (let attempt = 0; ; attempt++) {
		try {
			// The database follows its own work through an `await` only in a function that says it is async.
			return await db.transaction("rw", db.tables, async () => await work());
		} catch (error) {
			const names = causes(error);
			const full = names.includes("QuotaExceededError");
			if (!full && !names.some((name) => deaths.has(name))) throw error;
			if (attempt === 3) throw new NotSaved("not saved on this phone", { cause: error });
			// Only what can be fetched again makes room; the outbox is never touched.
			if (full) await dropCaches();
			else await reopen(db).catch(() => undefined);
		}
	}
}

/**
 * Reads for a screen. A browser that loses its database under a page is met by reopening it; if that does not help the
 * answer never comes, and the screen keeps what it shows: a form is not torn away with the words in it. Only a database
 * that never opened in this page has no form to tear away: that is said.
 *
 * A live query calls it in an async function: with any other it hears of no change behind the first `await`, and what is
 * being written meanwhile may fall out of its transaction.
 * @throws {CannotOpen} and nothing has been touched
 */
export async function lasting<Database extends Dexie, Result>(
	db: Database,
	read: (db: Database) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 0; ; attempt++) {
		try {
			const answer = await read(db);
			seenOpen.add(db);
			return answer;
		} catch (error) {
			const names = causes(error);
			if (names.some((name) => strangers.has(name))) throw new CannotOpen("unknown layout", { cause: error });
			if (!names.some((name) => deaths.has(name))) throw error;
			if (attempt === 3 && !seenOpen.has(db)) throw new CannotOpen("does not open", { cause: error });
			if (attempt === 3) return await new Promise(() => {});
			await reopen(db).catch(() => undefined);
		}
	}
}
