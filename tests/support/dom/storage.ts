// What the phone of a screen test stores and shows.
import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { everythingStored, rowsStored } from "#support/phones/stored-words.ts";
import "./window.ts";

const answer = <Result>(request: IDBRequest<Result>) =>
	new Promise<Result>((done, fail) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => fail(request.error);
	});

/** All of it as one text, in which to search for words. */
export const everythingOnPhone = everythingStored;

/** How many rows each table of one account's database has on this phone. */
export const rowsOnPhone = (userId: string): Promise<Record<string, number>> => rowsStored(`lead-${userId}`);

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
