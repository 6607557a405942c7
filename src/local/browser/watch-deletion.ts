// When a database has to be looked into again: a browser deletes one without telling the page that shows it.
import type { Dexie } from "dexie";

/** Calls back when the person is back at this page: it may have been deleted meanwhile. @returns what ends it */
export function watchReturns(tell: () => void): () => void {
	const seen = () => document.visibilityState === "visible" && tell();
	document.addEventListener("visibilitychange", seen);
	addEventListener("focus", seen);
	return () => {
		document.removeEventListener("visibilitychange", seen);
		removeEventListener("focus", seen);
	};
}

const heardOf = new WeakSet<IDBDatabase>();

/** Calls back when the browser is about to delete the database: it closes the connection first. Once for a connection. */
export function hearDeletion(db: Dexie, tell: () => void): void {
	const connection = db.isOpen() ? db.backendDB() : null;
	if (!connection || heardOf.has(connection)) return;
	heardOf.add(connection);
	connection.addEventListener("close", tell);
	connection.addEventListener("versionchange", tell);
}
