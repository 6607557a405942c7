// Reading on a phone whose browser loses its connection to the storage, or cannot open it.
import { Dexie } from "dexie";
import { afterEach, expect, test, vi } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { connectionLost, failingDatabase, noRoom } from "#parts/failing-database.ts";
import { newId } from "#sync/new-id.ts";
import { CannotOpen } from "#sync/storage/cannot-open.ts";
import { lasting, NotSaved, opensNothing } from "#sync/storage/durable.ts";

const words = { key: "answer:fractions", text: "Three eighths", saved_at: 1 };

const draftsOf = vi.fn(async (db: AccountDatabase) => await db.drafts.toArray());
afterEach(() => void draftsOf.mockClear());

test("a query answers after three lost connections, also on a page that has never read", async () => {
	const { db, storage } = failingDatabase();
	await db.drafts.put(words);
	await storage.lose(3);
	expect(await lasting(db, draftsOf)).toEqual([words]);
});

test("a page that has never read is told after the fourth lost connection that the database does not open", async () => {
	const { db, storage } = failingDatabase();
	await storage.lose(4);
	await expect(lasting(db, draftsOf)).rejects.toThrow(CannotOpen);
	expect(draftsOf).toHaveBeenCalledTimes(4);
});

test("a page that has read keeps what it shows when the connection is lost for good: its query never ends", async () => {
	const { db, storage } = failingDatabase();
	expect(await lasting(db, draftsOf)).toEqual([]);
	await storage.lose(4);
	const ended = vi.fn();
	void lasting(db, draftsOf).then(ended, ended);
	await expect.poll(() => draftsOf.mock.calls.length).toBe(5);
	// By then a query that went on would have been answered.
	expect(await lasting(db, draftsOf)).toEqual([]);
	expect(await lasting(db, draftsOf)).toEqual([]);
	expect(ended).not.toHaveBeenCalled();
});

test("a database whose layout cannot become this app's is not opened, and not tried again", async () => {
	const db = new AccountDatabase(newId());
	const stranger = new Dexie(db.name);
	stranger.version(0.1).stores({ outbox: "id" });
	await stranger.open();
	stranger.close();
	await expect(lasting(db, draftsOf)).rejects.toThrow(CannotOpen);
	expect(draftsOf).toHaveBeenCalledTimes(1);
});

test("a query's own error is its reader's at once", async () => {
	const { db } = failingDatabase();
	const read = vi.fn(async () => Promise.reject(new RangeError("no such page")));
	await expect(lasting(db, read)).rejects.toThrow(RangeError);
	expect(read).toHaveBeenCalledTimes(1);
});

test("a browser that opens no database is known by its error, and by what that error led to", async () => {
	const failed = new Dexie.OpenFailedError("no database here");
	expect(opensNothing(failed)).toBe(true);
	expect(opensNothing(new Dexie.DatabaseClosedError("closed", connectionLost()))).toBe(true);
	expect(opensNothing(new CannotOpen("does not open", { cause: failed }))).toBe(true);
	expect(opensNothing(new NotSaved("not saved", { cause: noRoom() }))).toBe(false);
	expect(opensNothing("no error at all")).toBe(false);
});
