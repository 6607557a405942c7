// Everything that the phone of a screen test stores and shows: local and session storage, every database, the page with
// its fields, and the history of the tab. Such a phone has no caches, because it has no service worker.
import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
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

type Entry = { state: string; notified: string };

/** Every write of anybody that this phone still has, sent ones too. */
async function entriesOnPhone(): Promise<Entry[]> {
	const found: Entry[] = [];
	for (const { name } of await indexedDB.databases()) {
		if (!name) continue;
		const db = await answer(indexedDB.open(name));
		if (db.objectStoreNames.contains("outbox")) {
			const entries: Entry[] = await answer(db.transaction("outbox").objectStore("outbox").getAll());
			found.push(...entries);
		}
		db.close();
	}
	return found;
}

/** How many of them the server has not confirmed. */
export const unsentOnPhone = async (): Promise<number> =>
	(await entriesOnPhone()).filter(({ state }) => state !== "sent").length;

/** Of every write on this phone the moment has come to say that it is saved, or how it ended, unless the page says it. */
export const noticeIsDue = (kind: "saved" | "end"): Promise<void> =>
	waitFor(async () => {
		const entries = await entriesOnPhone();
		expect(entries.length).toBeGreaterThan(0);
		const before = kind === "end" ? ["nothing", "saved"] : ["nothing"];
		expect(entries.filter(({ notified }) => before.includes(notified))).toEqual([]);
	});
