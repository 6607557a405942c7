// Which database this is, and whether its owner is signed in.
import { expect, test } from "vitest";
import { connectionLost, failingDatabase } from "#parts/failing-database.ts";
import { durably } from "#sync/storage/durable.ts";
import { ensureLife, isDatabaseClosed, lifeOf, setOpen } from "#sync/storage/life.ts";

test("a database has no id until it is given one, and keeps that for good", async () => {
	const { db } = failingDatabase();
	expect(await lifeOf(db)).toBeUndefined();
	const life = await durably(db, () => ensureLife(db));
	expect(life).toMatchObject({ key: "life", open: true });
	expect(await durably(db, () => ensureLife(db))).toEqual(life);
	expect(await lifeOf(db)).toEqual(life);
});

test("a database is closed and opened again under the same id; one that had none gets one", async () => {
	const { db } = failingDatabase();
	await durably(db, () => setOpen(db, false));
	expect(await isDatabaseClosed(db)).toBe(true);
	const life = await lifeOf(db);
	await durably(db, () => setOpen(db, true));
	expect(await isDatabaseClosed(db)).toBe(false);
	expect(await lifeOf(db)).toEqual({ ...life, open: true });
});

test("a database that was emptied is closed under the id it had", async () => {
	const { db } = failingDatabase();
	const life = await durably(db, () => ensureLife(db));
	await db.meta.clear();
	await durably(db, () => setOpen(db, false, life));
	expect(await lifeOf(db)).toEqual({ ...life, open: false });
});

test("the id and the closing are noted although the browser loses a connection while they are written", async () => {
	const { db, storage } = failingDatabase();
	let left = 1;
	storage.failure = ({ table, does }) => (table === "meta" && does === "put" && left-- > 0 ? connectionLost() : null);
	const life = await durably(db, () => ensureLife(db));
	expect(await lifeOf(db)).toEqual(life);
	left = 1;
	await durably(db, () => setOpen(db, false));
	expect(await lifeOf(db)).toEqual({ ...life, open: false });
});
