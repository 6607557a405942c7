// Everything that the phone of a screen test stores and shows: local and session storage, every database, the page with
// its fields, and the history of the tab. Such a phone has no caches, because it has no service worker.
import "./window.ts";

const answer = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((done, fail) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => fail(request.error);
	});

const bytes = (value: ArrayBuffer | Uint8Array) =>
	Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join("");

const readable = (_key: string, value: unknown) =>
	value instanceof ArrayBuffer || value instanceof Uint8Array ? bytes(value) : value;

/** All of it as one text, in which to search for words. Binary data is read as Latin-1. */
export async function everythingOnPhone(): Promise<string> {
	const found: string[] = [
		JSON.stringify({ ...localStorage }),
		JSON.stringify({ ...sessionStorage }),
		document.cookie,
		JSON.stringify(history.state),
		location.href,
	];
	for (const { name } of await indexedDB.databases()) {
		if (!name) continue;
		const db = await answer(indexedDB.open(name));
		for (const store of db.objectStoreNames) {
			const rows = await answer(db.transaction(store).objectStore(store).getAll());
			found.push(name, store, JSON.stringify(rows, readable));
		}
		db.close();
	}
	found.push(document.documentElement.outerHTML);
	for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		found.push(field.value);
	}
	return found.join("\n");
}

/** How many rows each table of one account's database has on this phone. */
export async function rowsOnPhone(userId: string): Promise<Record<string, number>> {
	const db = await answer(indexedDB.open(`lead-${userId}`));
	const counts: Record<string, number> = {};
	for (const store of db.objectStoreNames) {
		counts[store] = await answer(db.transaction(store).objectStore(store).count());
	}
	db.close();
	return counts;
}

/** How many writes of anybody on this phone the server has not confirmed. */
export async function unsentOnPhone(): Promise<number> {
	let unsent = 0;
	for (const { name } of await indexedDB.databases()) {
		if (!name) continue;
		const db = await answer(indexedDB.open(name));
		if (db.objectStoreNames.contains("outbox")) {
			const entries: { state: string }[] = await answer(db.transaction("outbox").objectStore("outbox").getAll());
			unsent += entries.filter(({ state }) => state !== "sent").length;
		}
		db.close();
	}
	return unsent;
}
