// Imitates a tab of another build of the app, as far as it shows in the database that both share: it writes the rows of
// the mirror in its own layout and notifies the other tabs, as the database library of every build does.
import type { Page } from "@playwright/test";
import type { Fields, Layout } from "#support/layouts.ts";

const mirror = ["users", "courses", "enrollments", "assignments", "submissions"] as const;

type Stored = { [Name in (typeof mirror)[number]]?: Fields[] };

/** The rows of one account's mirror exactly as they are stored on the phone. */
export async function storedRows(page: Page, userId: string): Promise<Stored> {
	return await page.evaluate(
		async ([name, stores]) => {
			const answer = <Result>(request: IDBRequest<Result>) =>
				new Promise<Result>((done, fail) => {
					request.onsuccess = () => done(request.result);
					request.onerror = () => fail(request.error);
				});
			const db = await answer(indexedDB.open(name));
			const found: Stored = {};
			for (const store of stores) found[store] = await answer(db.transaction(store).objectStore(store).getAll());
			db.close();
			return found;
		},
		[`lead-${userId}`, mirror] as const,
	);
}

/** Puts rows into tables of the account's database without the app's code, and notifies every tab. */
async function written(page: Page, userId: string, rows: { [store: string]: readonly object[] }): Promise<void> {
	await page.evaluate(
		async ([name, rows]) => {
			const opening = indexedDB.open(name);
			const db = await new Promise<IDBDatabase>((done, fail) => {
				opening.onsuccess = () => done(opening.result);
				opening.onerror = () => fail(opening.error);
			});
			const writing = db.transaction(Object.keys(rows), "readwrite");
			for (const [store, written] of Object.entries(rows)) {
				for (const row of written) writing.objectStore(store).put(row);
			}
			await new Promise<void>((done, fail) => {
				writing.oncomplete = () => done();
				writing.onerror = () => fail(writing.error);
			});
			db.close();
			const channel = new BroadcastChannel("x-storagemutated-1");
			channel.postMessage({ all: { d: 1, from: Number.NEGATIVE_INFINITY, to: [[]] } });
			channel.close();
		},
		[`lead-${userId}`, rows] as const,
	);
}

/** Another build puts these entries into the outbox. */
export const addedToOutbox = (page: Page, userId: string, outbox: readonly object[]): Promise<void> =>
	written(page, userId, { outbox });

/** A tab of that build, open beside this page, writes every row of the mirror again. */
export async function rewrittenBy(page: Page, userId: string, layout: Layout): Promise<void> {
	const rows = await storedRows(page, userId);
	for (const name of mirror) rows[name] = (rows[name] ?? []).map((row) => layout(name, row));
	const tab = await page.context().newPage();
	await tab.goto(new URL("/robots.txt", page.url()).href);
	await written(tab, userId, rows);
	await tab.close();
}
