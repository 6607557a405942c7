// @vitest-environment happy-dom
// Whether a database is the one that this phone knew, and what is noted when it is another.
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { draft } from "#parts/sealing-phone.ts";
import { answerTo, type StillPhone, stillPhone } from "#parts/still-phone.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { lifeOf, setOpen } from "#sync/storage/life.ts";
import { forget } from "#sync/storage/page-memory.ts";
import { isWhole, lossRead, mend, stillLost } from "#sync/storage/whole.ts";
import { lossOf, noteLoss, noteSealed, noteUnsent, type Witnessed, witnessOf } from "#sync/storage/witness.ts";

beforeEach(() => localStorage.clear());

const item = (id: string): Witnessed => ({ id, kind: "submitAssignment", title: "Fractions", at: 5, author: "" });

const whole = async ({ db }: StillPhone) => isWhole(db, await lifeOf(db));

const answer = async ({ db, platform }: StillPhone) =>
	await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));

/** As a browser leaves it that deletes a database of which nothing is remembered. */
async function deleteDatabase({ db }: StillPhone): Promise<void> {
	forget(db);
	await db.delete();
	await db.open();
}

test("a database in which nothing was begun, or whose owner signed out, is not called whole", async () => {
	const phone = stillPhone();
	expect(await whole(phone)).toBe(false);
	await mend(phone.db);
	expect(await whole(phone)).toBe(true);
	await setOpen(phone.db, false);
	expect(await whole(phone)).toBe(false);
});

test("another database than the witness names is not whole; without a witness, and nothing remembered, it is", async () => {
	const phone = stillPhone();
	await mend(phone.db);
	localStorage.clear();
	expect(await whole(phone)).toBe(true);
	noteUnsent(phone.db.name, "another", []);
	expect(await whole(phone)).toBe(false);
});

test("another database than this page remembers is not whole, also without a witness", async () => {
	const phone = stillPhone();
	const { id } = await answer(phone);
	await phone.db.delete();
	await phone.db.open();
	localStorage.clear();
	expect(isWhole(phone.db, { id: newId(), open: true })).toBe(false);
	await mend(phone.db);
	expect(await phone.outbox()).toMatchObject([{ id }]);
	expect(await whole(phone)).toBe(true);
});

test("looking into the database that was noted loses nothing, and says that it is the same", async () => {
	const phone = stillPhone();
	const { db } = phone;
	expect(await mend(db)).toBe(false);
	const { id } = await answer(phone);
	const { seq } = await answer(phone);
	// As another tab does, whose note did not get so far.
	await db.outbox.delete(seq);
	await db.drafts.put(draft("angles", "Half"));
	expect(await mend(db)).toBe(false);
	expect(witnessOf(db.name)?.items.map((each) => each.id)).toEqual([id, "answer:angles"]);
	expect(lossOf(db.name)).toEqual({ items: [], sealed: null });
});

test("what was noted of a database that is gone is lost, but for what is there again, with what was lost before", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const [here, secret] = [newId(), newId()];
	noteUnsent(db.name, "gone", [item("lost"), item(here), item(secret)]);
	noteLoss(db.name, { items: [item("before")], sealed: { count: 2, at: 3 } });
	await save(db, platform, answerTo(newId(), db.userId, "Three eighths"), { id: here });
	expect(await mend(db, ({ id }) => id !== secret)).toBe(true);
	expect(lossOf(db.name)).toEqual({ items: [item("before"), item("lost")], sealed: { count: 2, at: 3 } });
	expect(witnessOf(db.name)).toMatchObject({ life: (await lifeOf(db))?.id, items: [{ id: here }] });
	expect(await mend(db)).toBe(false);
});

test("everything that was noted is reported where nobody says otherwise, sealed work too", async () => {
	const phone = stillPhone();
	const { db } = phone;
	const saved = await answer(phone);
	await deleteDatabase(phone);
	expect(await mend(db)).toBe(true);
	expect(lossOf(db.name).items.map(({ id }) => id)).toEqual([saved.id]);
	noteSealed(db.name, "gone", { count: 3, at: 4 });
	expect(await mend(db)).toBe(true);
	expect(lossOf(db.name).sealed).toEqual({ count: 3, at: 4 });
});

test("a database whose owner signed out is left alone, and what is noted of their sealed work stays", async () => {
	const { db } = stillPhone();
	await setOpen(db, false);
	const life = (await lifeOf(db))?.id ?? "";
	noteSealed(db.name, life, { count: 3, at: 4 });
	expect(await mend(db)).toBe(false);
	expect(witnessOf(db.name)?.sealed).toEqual({ count: 3, at: 4 });
	noteSealed(db.name, "gone", { count: 3, at: 4 });
	expect(await mend(db)).toBe(false);
	expect(lossOf(db.name)).toEqual({ items: [], sealed: null });
});

test("a full phone says that it could not put back what was remembered, and nothing is noted of it yet", async () => {
	const phone = stillPhone();
	const { db, state } = phone;
	await answer(phone);
	const before = witnessOf(db.name);
	await db.delete();
	await db.open();
	state.noRoomFor = { table: "outbox", type: "add" };
	await expect(mend(db)).rejects.toThrow(NotSaved);
	expect(witnessOf(db.name)).toEqual(before);
	expect(lossOf(db.name)).toEqual({ items: [], sealed: null });
});

test("a loss is told until it is read, and no longer of what stands there again", async () => {
	const phone = stillPhone();
	const { db } = phone;
	const { id } = await answer(phone);
	const sealed = { count: 1, at: 5 };
	noteLoss(db.name, { items: [item(id), item("lost")], sealed });
	expect(await stillLost(db)).toEqual({ items: [item("lost")], sealed });
	lossRead(db);
	expect(await stillLost(db)).toEqual({ items: [], sealed: null });
});
