// Rows of the mirror that another build of the app wrote in another shape: nobody reads them, and the next run hears
// which they are.
import { beforeStorage } from "#support/before-storage.ts";
import "fake-indexeddb/auto";
import { Dexie, liveQuery, RangeSet } from "dexie";
import { expect, test } from "vitest";
import { AccountDatabase } from "#local/database.ts";
import { courseRow } from "#support/rows.ts";
import { newId } from "#sync/new-id.ts";
import { watchUnreadable } from "#sync/storage/unreadable-rows.ts";

const ours = courseRow({ id: "a", teacher_id: newId() });
/** A course as a build wrote it that knew no title. */
const theirs = { id: "b", code: "MATH-6B" };

const courses = (db: AccountDatabase) => db.table<object, string>("courses");

/** A phone with a course of this build and one of another. */
async function phoneWithBoth() {
	const db = new AccountDatabase(newId());
	await courses(db).bulkPut([ours, theirs]);
	return db;
}

/** Every way of reading rows. */
const readings: Record<string, (from: Dexie) => Promise<unknown[]>> = {
	"by its id": async (from) => [await from.table("courses").get("a"), await from.table("courses").get("b")],
	"by several ids": (from) => from.table("courses").bulkGet(["a", "b"]),
	"with all others": (from) => from.table("courses").toArray(),
	"one after the other": async (from) => {
		const found: unknown[] = [];
		await from.table("courses").each((row) => void found.push(row));
		return found;
	},
	"by what is in it": (from) =>
		from
			.table("courses")
			.filter(() => true)
			.toArray(),
};

test.each(Object.entries(readings))("read %s, a row of another shape is as if it were not there", async (_, read) => {
	const found = await read(await phoneWithBoth());
	expect(found.filter((row) => row !== undefined)).toEqual([ours]);
});

test("its key is there: the server showed a row of that id", async () => {
	const db = await phoneWithBoth();
	expect(await courses(db).count()).toBe(2);
	expect(await courses(db).toCollection().primaryKeys()).toEqual(["a", "b"]);
	const keys: string[] = [];
	await courses(db)
		.toCollection()
		.eachPrimaryKey((key) => void keys.push(key));
	expect(keys).toEqual(["a", "b"]);
});

test("an upgrade of the database reads every row, however it reads", async () => {
	const before = await phoneWithBoth();
	before.close();
	const found = new Map<string, unknown>();
	class LaterDatabase extends AccountDatabase {
		constructor() {
			super(before.userId);
			this.version(1000).upgrade(async ({ db }) => {
				for (const [way, read] of Object.entries(readings)) found.set(way, await read(db));
			});
		}
	}
	await new LaterDatabase().open();
	expect(Object.fromEntries(found)).toEqual(
		Object.fromEntries(Object.keys(readings).map((way) => [way, [ours, theirs]])),
	);
});

test("a table is looked through for rows that nobody has read yet", async () => {
	const db = await phoneWithBoth();
	expect(await db.unreadable.of(db, "courses")).toEqual(["b"]);
	expect(await db.unreadable.of(db, "users")).toEqual([]);
});

test("a row that came in today's shape meanwhile, or went, is asked for no longer, until it is strange again", async () => {
	const db = await phoneWithBoth();
	await courses(db).bulkPut([{ id: "c" }, { id: "d" }]);
	expect(await db.unreadable.of(db, "courses")).toEqual(["b", "c", "d"]);
	await courses(db).put({ ...ours, id: "b" });
	await courses(db).delete("c");
	expect(await db.unreadable.of(db, "courses")).toEqual(["d"]);
	await courses(db).put(theirs);
	expect(await db.unreadable.of(db, "courses")).toEqual(["d", "b"]);
});

test("a table is read again only when something was written to it", async () => {
	const db = new AccountDatabase(newId());
	let readings = 0;
	db.use(
		beforeStorage("counted readings", (table) => ({
			query: (request) => {
				if (table.name === "courses" && request.values) readings++;
				return table.query(request);
			},
		})),
	);
	await db.open();
	await db.unreadable.of(db, "courses");
	await db.unreadable.of(db, "courses");
	expect(readings).toBe(1);
	await db.table("users").put({ id: "maya" });
	await db.unreadable.of(db, "courses");
	expect(readings).toBe(1);
	await courses(db).put(theirs);
	await db.unreadable.of(db, "courses");
	expect(readings).toBe(2);
});

test("a page that the browser put aside and shows again looks through what was written meanwhile", async () => {
	const db = new AccountDatabase(newId());
	expect(await db.unreadable.of(db, "courses")).toEqual([]);
	// Past Dexie, as this page hears nothing of it then.
	const writing = db.backendDB().transaction("courses", "readwrite");
	writing.objectStore("courses").put(theirs);
	await new Promise((done) => writing.addEventListener("complete", done));
	// What Dexie says when the page is shown again.
	Dexie.on.storagemutated.fire({ all: new RangeSet(Number.NEGATIVE_INFINITY, [[]]) });
	expect(await db.unreadable.of(db, "courses")).toEqual(["b"]);
});

test("whoever watches is told once of each row that is left out, and no more after the end", async () => {
	const db = new AccountDatabase(newId());
	let calls = 0;
	const end = watchUnreadable(() => {
		calls++;
	});
	await courses(db).put(ours);
	await courses(db).toArray();
	expect(calls).toBe(0);
	await courses(db).put(theirs);
	await courses(db).toArray();
	await courses(db).get("b");
	expect(calls).toBe(1);
	await courses(db).put({ id: "c" });
	await courses(db).toArray();
	expect(calls).toBe(2);
	end();
	await courses(db).put({ id: "d" });
	await courses(db).toArray();
	expect(calls).toBe(2);
});

test("a list that screens share stays frozen when a row is left out of it, and one's own list can be changed", async () => {
	const db = await phoneWithBoth();
	const shared = await new Promise<object[]>((done, fail) => {
		const watch = liveQuery(() => courses(db).toArray()).subscribe((rows) => {
			watch.unsubscribe();
			done(rows);
		}, fail);
	});
	expect(shared).toEqual([ours]);
	expect(Object.isFrozen(shared)).toBe(true);
	const own = await courses(db).toArray();
	expect(own).toEqual([ours]);
	expect(Object.isFrozen(own)).toBe(false);
});
