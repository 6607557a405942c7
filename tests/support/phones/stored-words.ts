// Reading everything that a phone stores and shows. Each of these is given to the browser as its own source, too, and so
// names nothing from outside itself.

/**
 * Local and session storage, every database, every cache, the page with its fields, and the history of the tab, as one text
 * in which to search for words. Binary data is read as Latin-1.
 */
export async function everythingStored(): Promise<string> {
	const found: string[] = [
		JSON.stringify({ ...localStorage }),
		JSON.stringify({ ...sessionStorage }),
		document.cookie,
		JSON.stringify(history.state),
		location.href,
	];
	const bytes = (value: ArrayBuffer | Uint8Array) =>
		Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join("");
	const readable = (_key: string, value: unknown) =>
		value instanceof ArrayBuffer || value instanceof Uint8Array ? bytes(value) : value;
	const answer = <Result>(request: IDBRequest<Result>) =>
		new Promise<Result>((done, fail) => {
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(request.error);
		});
	for (const { name } of await indexedDB.databases()) {
		if (!name) continue;
		const db = await answer(indexedDB.open(name));
		for (const store of db.objectStoreNames) {
			const rows = await answer(db.transaction(store).objectStore(store).getAll());
			found.push(name, store, JSON.stringify(rows, readable));
		}
		db.close();
	}
	// The phone of a screen test has none: it has no service worker.
	const stores = "caches" in globalThis ? await caches.keys() : [];
	for (const name of stores) {
		const cache = await caches.open(name);
		for (const request of await cache.keys()) {
			found.push(request.url);
			const type = (await cache.match(request))?.headers.get("Content-Type") ?? "";
			if (/json|html|text/.test(type)) found.push((await (await cache.match(request))?.text()) ?? "");
		}
	}
	found.push(document.documentElement.outerHTML);
	for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
		found.push(field.value);
	}
	return found.join("\n");
}

/** @returns how many rows each table of a database has */
export async function rowsStored(database: string): Promise<Record<string, number>> {
	const answer = <Result>(request: IDBRequest<Result>) =>
		new Promise<Result>((done, fail) => {
			request.onsuccess = () => done(request.result);
			request.onerror = () => fail(request.error);
		});
	const db = await answer(indexedDB.open(database));
	const counts: Record<string, number> = {};
	for (const store of db.objectStoreNames) {
		counts[store] = await answer(db.transaction(store).objectStore(store).count());
	}
	db.close();
	return counts;
}
