// Reliable saving. Browsers lose their connection to IndexedDB in known ways (Safari's "Connection to Indexed Database
// server lost" among them). Each time the database is closed and reopened and the write is tried again. Only after that
// does the person read that the words are *not* saved.

import type { Dexie } from "dexie";
import { CannotOpen } from "./cannot-open.ts";

/** The words could not be written to this phone. They must stay in their field. */
export class NotSaved extends Error {
	override name = "NotSaved";
}

/** What browsers throw when the connection is lost, or a transaction with it. */
const connectionErrors = new Set([
	"UnknownError",
	"InvalidStateError",
	"InvalidState",
	"AbortError",
	"TransactionInactiveError",
	"DatabaseClosedError",
	"OpenFailedError",
	"TimeoutError",
]);

/** The layout on this phone is not one this app can bring to its own. */
const layoutErrors = new Set(["VersionError", "UpgradeError", "SchemaError", "NotFoundError"]);

/** Databases that this page has read from: they can be opened. */
const seenOpen = new WeakSet<Dexie>();

/** The names of an error and of those behind it. What writes many rows at once lists the error of each row that failed. */
function causes(error: unknown): string[] {
	if (!(error instanceof Error)) return [];
	const rows: unknown[] = "failures" in error && Array.isArray(error.failures) ? error.failures : [];
	const behind = "inner" in error ? error.inner : error.cause;
	return [error.name, ...[behind, ...rows].flatMap(causes)];
}

/**
 * Whether the error comes from a browser that opens no database at all: a private window of some browsers, a disk
 * without room.
 */
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

/** What can be fetched again, dropped for the sake of words: first the caches, then what a product keeps beside its rows. */
async function dropSpare(db: object, attempt: number): Promise<void> {
	// Some browsers have caches and give none of them out.
	if (attempt === 0) await dropCaches().catch(() => undefined);
	else if (hasSpare(db)) await db.dropSpare().catch(() => undefined);
}

type Spare = { dropSpare(): Promise<void> };
const hasSpare = (db: object): db is Spare => "dropSpare" in db && typeof db.dropSpare === "function";

/**
 * Runs one transaction over every table and resolves only when it is durably on the phone.
 * @param spares whether what can be fetched again makes room when the phone is full; not for what is such itself
 * @throws {NotSaved} when three more attempts did not help either
 */
export async function durably<Result>(
	db: Dexie,
	work: () => Promise<Result>,
	{ spares = true }: { spares?: boolean } = {},
): Promise<Result> {
	for (let attempt = 0; ; attempt++) {
		try {
			// The database follows its own work through an `await` only in a function that says it is async.
			return await db.transaction("rw", db.tables, async () => await work());
		} catch (error) {
			const names = causes(error);
			const full = names.includes("QuotaExceededError");
			if (!full && !names.some((name) => connectionErrors.has(name))) throw error;
			if (attempt === 3 || (full && !spares)) throw new NotSaved("not saved on this phone", { cause: error });
			// Only what can be fetched again makes room; the outbox is never touched.
			if (full) await dropSpare(db, attempt);
			// A database for whose opening there was no room stays closed until it is opened again.
			if (!full || !db.isOpen()) await reopen(db).catch(() => undefined);
		}
	}
}

/**
 * Reads for a live query. If the browser loses the connection, the database is reopened up to three times. If that
 * fails, a page that has read before gets no answer and keeps its form on screen; a page that never read gets
 * CannotOpen.
 * A live query must call this in an async function: otherwise Dexie does not observe what is read after the first
 * `await`, and a write under way may fall out of its transaction.
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
			if (names.some((name) => layoutErrors.has(name))) throw new CannotOpen("unknown layout", { cause: error });
			if (!names.some((name) => connectionErrors.has(name))) throw error;
			if (attempt === 3 && !seenOpen.has(db)) throw new CannotOpen("does not open", { cause: error });
			if (attempt === 3) return await new Promise(() => {});
			await reopen(db).catch(() => undefined);
		}
	}
}
