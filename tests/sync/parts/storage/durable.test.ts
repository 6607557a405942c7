// Writing on a phone whose browser loses its connection to the storage, or that has no room.
import { Dexie } from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { failingDatabase, noRoom } from "#parts/failing-database.ts";
import { newId } from "#sync/new-id.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";

const words = { key: "answer:fractions", text: "Three eighths", saved_at: 1 };

const { indexedDB } = Dexie.dependencies;

afterEach(() => {
	vi.unstubAllGlobals();
	Dexie.dependencies.indexedDB = indexedDB;
});

/** Writes the words, and counts how often that was tried. */
function writer(db: AccountDatabase) {
	const write = vi.fn(async () => void (await db.drafts.put(words)));
	return { write, written: () => db.drafts.toArray() };
}

/** The caches of a browser. Deleting one takes a moment. */
function stubCaches(...names: string[]) {
	const kept = new Set(names);
	const caches = {
		keys: async () => [...kept],
		delete: async (name: string) => {
			for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
			return kept.delete(name);
		},
	};
	vi.stubGlobal("caches", caches);
	return kept;
}

/** A file that was fetched to this phone. */
async function keepFile(db: AccountDatabase): Promise<void> {
	await db.keptFiles.put({ id: "triangle", why: "opened", received: 4, size: 4, used_at: 1 });
	await db.filePieces.put({ id: "triangle", at: 0, bytes: new ArrayBuffer(4) });
}

test.each([{ spares: true }, { spares: false }])(
	"a write outlives three lost connections, which cost nothing that was fetched: %o",
	async (options) => {
		const { db, storage } = failingDatabase();
		await keepFile(db);
		const caches = stubCaches("pages");
		const { write, written } = writer(db);
		await storage.lose(3);
		await durably(db, write, options);
		expect(write).toHaveBeenCalledTimes(4);
		expect(await written()).toEqual([words]);
		expect([...caches]).toEqual(["pages"]);
		expect(await db.filePieces.count()).toBe(1);
	},
);

test("a write that failed four times is said not to be saved, and nothing of it is", async () => {
	const { db, storage } = failingDatabase();
	const { write, written } = writer(db);
	await storage.lose(4);
	await expect(durably(db, write)).rejects.toThrow(NotSaved);
	db.close({ disableAutoOpen: false });
	expect(await written()).toEqual([]);
});

test("an error that is not the storage's is the caller's at once", async () => {
	const { db } = failingDatabase();
	const write = vi.fn(async () => {
		await db.drafts.put(words);
		throw new RangeError("no such grade");
	});
	await expect(durably(db, write)).rejects.toThrow(RangeError);
	expect(write).toHaveBeenCalledTimes(1);
	expect(await db.drafts.toArray()).toEqual([]);
});

test.each([
	["a write", noRoom],
	["a whole transaction", () => new Dexie.AbortError("ended", noRoom())],
])("when there is no room for %s, caches go first; the app itself stays, and so do kept files", async (_, failure) => {
	const { db, storage } = failingDatabase();
	await keepFile(db);
	const { write, written } = writer(db);
	const caches = stubCaches("workbox-precache-v2", "pages", "pictures");
	storage.failure = ({ does }) => (does === "put" && caches.size > 1 ? failure() : null);
	await durably(db, write);
	expect(write).toHaveBeenCalledTimes(2);
	expect(await written()).toEqual([words]);
	expect([...caches]).toEqual(["workbox-precache-v2"]);
	expect(await db.filePieces.count()).toBe(1);
});

test("when caches were not enough, kept files go, and with them the note that they are here", async () => {
	const { db, storage } = failingDatabase();
	await keepFile(db);
	const { write, written } = writer(db);
	const emptied = new Set<string>();
	storage.failure = ({ table, does }) => {
		if (does === "deleteRange") emptied.add(table);
		return does === "put" && !emptied.has("filePieces") ? noRoom() : null;
	};
	await durably(db, write);
	expect(write).toHaveBeenCalledTimes(3);
	expect(await written()).toEqual([words]);
	expect(await db.keptFiles.count()).toBe(0);
	expect(await db.filePieces.count()).toBe(0);
});

test("when the browser refuses to give its caches out, kept files go all the same", async () => {
	const { db, storage } = failingDatabase();
	await keepFile(db);
	const { write, written } = writer(db);
	vi.stubGlobal("caches", { keys: () => Promise.reject(new DOMException("denied", "SecurityError")) });
	storage.failure = ({ does }) => (does === "put" && write.mock.calls.length < 3 ? noRoom() : null);
	await durably(db, write);
	expect(await written()).toEqual([words]);
	expect(await db.filePieces.count()).toBe(0);
});

/** A storage that opens a database only where there is room for it. */
class Crowded extends IDBFactory {
	readonly hasRoom: () => boolean;

	constructor(hasRoom: () => boolean) {
		super();
		this.hasRoom = hasRoom;
	}

	override open(...asked: Parameters<IDBFactory["open"]>) {
		if (!this.hasRoom()) throw noRoom();
		return super.open(...asked);
	}
}

test("a database for whose opening there was no room is opened once there is some", async () => {
	const caches = stubCaches("pages");
	Dexie.dependencies.indexedDB = new Crowded(() => caches.size === 0);
	const { db } = failingDatabase();
	const { write, written } = writer(db);
	await durably(db, write);
	expect(await written()).toEqual([words]);
});

test("what can be fetched again makes no room for something of its kind, which is not saved then", async () => {
	const { db, storage } = failingDatabase();
	await keepFile(db);
	const { write } = writer(db);
	const caches = stubCaches("pages");
	storage.failure = ({ does }) => (does === "put" && write.mock.calls.length < 2 ? noRoom() : null);
	await expect(durably(db, write, { spares: false })).rejects.toThrow(NotSaved);
	expect([...caches]).toEqual(["pages"]);
	expect(await db.filePieces.count()).toBe(1);
});

test("a phone that is full four times says so, although making room fails", async () => {
	const { db, storage } = failingDatabase();
	const { write } = writer(db);
	storage.failure = ({ does }) => (does !== "read" && write.mock.calls.length < 5 ? noRoom() : null);
	await expect(durably(db, write)).rejects.toThrow(NotSaved);
});

test("a phone that is full four times says so, although the database keeps nothing that could make room", async () => {
	const db = new Dexie(newId());
	db.version(1).stores({ words: "key" });
	const write = vi.fn(async () => {
		if (write.mock.calls.length < 5) throw noRoom();
	});
	await expect(durably(db, write)).rejects.toThrow(NotSaved);
});
