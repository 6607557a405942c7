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
			return await db.transaction("rw", db.tables, work);
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
 * A live query hears only of what was read in its zone, and a chain of awaits can lose that zone: then a pull arrives
 * and the screen does not follow. So every table is touched in the first breath. Drafts are not: they change with every
 * few keys, and whoever shows them reads them first.
 */
const noticed = (db: AccountDatabase) =>
	Promise.all(db.tables.filter(({ name }) => name !== "drafts").map((table) => table.count()));

/**
 * Reads for a screen. A browser that loses its database under a page is met by reopening it; if that does not help the
 * answer never comes, and the screen keeps what it shows: a form is not torn away with the words in it.
 */
export async function lasting<Result>(
	db: AccountDatabase,
	read: (db: AccountDatabase) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 0; ; attempt++) {
		try {
			return (await Promise.all([read(db), noticed(db)]))[0];
		} catch (error) {
			if (!causes(error).some((name) => deaths.has(name))) throw error;
			if (attempt === 3) return await new Promise(() => {});
			await reopen(db).catch(() => undefined);
		}
	}
}
