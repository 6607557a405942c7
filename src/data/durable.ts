// Saving that may be believed. Browsers lose their connection to IndexedDB in known ways (Safari's "Connection to
// Indexed Database server lost" among them); each is met by closing, reopening and trying again. Only after that is
// the person told that the words are *not* saved.
import type { AccountDatabase } from "./db.ts";

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

function causes(error: unknown): string[] {
	const names: string[] = [];
	for (let at = error; at instanceof Error; at = "inner" in at ? at.inner : at.cause) names.push(at.name);
	return names;
}

async function reopen(db: AccountDatabase): Promise<void> {
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
export async function durably<Result>(db: AccountDatabase, work: () => Promise<Result>): Promise<Result> {
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
 * answer never comes, and the screen keeps what it shows: a form is not torn away with the words in it. A live query
 * calls it in an async function: with any other it hears of no change behind the first `await`, and what is being
 * written meanwhile may fall out of its transaction.
 */
export async function lasting<Result>(
	db: AccountDatabase,
	read: (db: AccountDatabase) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 0; ; attempt++) {
		try {
			return await read(db);
		} catch (error) {
			if (!causes(error).some((name) => deaths.has(name))) throw error;
			if (attempt === 3) return await new Promise(() => {});
			await reopen(db).catch(() => undefined);
		}
	}
}
