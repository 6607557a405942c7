// Dexie calls a database open although the browser refused it the transaction with which it looks at the tables. Every call
// of its tables is then a TypeError, which names no fault of the storage, until the page is loaded anew.
import type { Dexie } from "dexie";

/**
 * For `on("ready")`, before any other: the opening fails, and is tried again like any that failed (durable.ts).
 * @throws {DOMException} InvalidStateError
 */
export function refuseHalfOpen(db: { core?: Dexie["core"] }): void {
	if (!db.core) throw new DOMException("opened without its tables", "InvalidStateError");
}
