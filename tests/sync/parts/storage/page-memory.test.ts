// What an open page remembers of a database that the browser deletes under it, and how it comes into the next one.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerTo, type StillPhone, stillPhone } from "#parts/still-phone.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";
import { durably, NotSaved } from "#sync/storage/durable.ts";
import { ensureLife, lifeOf, setOpen } from "#sync/storage/life.ts";
import { forget, remember, remembersAnother, restoreDatabase, seenIn } from "#sync/storage/page-memory.ts";

const typed = { key: "answer:angles", text: "Half a right angle", saved_at: 1 };

const write = async ({ db, platform }: StillPhone, text = "Three eighths") =>
	await save(db, platform, answerTo(newId(), db.userId, text));

/** The page remembers what the database holds now. */
async function look({ db }: StillPhone): Promise<void> {
	remember(db, await seenIn(db, (await lifeOf(db))?.id ?? ""));
}

/** The browser deletes the database, and the next access makes an empty one. */
async function loseDatabase({ db }: StillPhone): Promise<void> {
	await db.delete();
	await db.open();
}

/** What a save does first. @returns what the same transaction finds afterwards */
const restored = ({ db }: StillPhone) =>
	durably(db, async () => {
		const life = await restoreDatabase(db);
		// At first, because a save asks it whether it can seal what comes after a sign-out.
		const state = await syncStateOf(db);
		return { life, state, entries: await db.outbox.toArray(), drafts: await db.drafts.toArray() };
	});

/** A page that remembers an answer and a draft of a database that is gone. */
async function pageThatLost() {
	const phone = stillPhone();
	const entry = await write(phone);
	await phone.db.drafts.put(typed);
	await noteSyncState(phone.db, { vault_key: "key", clock_offset: 5000, role: "teacher" });
	await look(phone);
	await loseDatabase(phone);
	return { ...phone, entry };
}

test("what a page sees in a database is everything unsent, the drafts, and where the phone stands", async () => {
	const phone = stillPhone();
	const entry = await write(phone);
	await phone.db.drafts.put(typed);
	const state = await syncStateOf(phone.db);
	expect(await seenIn(phone.db, "this")).toEqual({
		life: "this",
		entries: [entry],
		foreign: [],
		drafts: [typed],
		state,
	});
});

test("a page knows that a database is another one only when it saw one of this name before", async () => {
	const { db } = stillPhone();
	expect(remembersAnother(db, "first")).toBe(false);
	remember(db, await seenIn(db, "first"));
	expect(remembersAnother(db, "first")).toBe(false);
	expect(remembersAnother(db, "second")).toBe(true);
	forget(db);
	expect(remembersAnother(db, "second")).toBe(false);
});

test("a database that was never there before begins empty, with an id that it keeps", async () => {
	const phone = stillPhone();
	const { life, entries } = await restored(phone);
	expect(life).toMatchObject({ id: expect.stringMatching(/./), open: true });
	expect(entries).toEqual([]);
	expect((await restored(phone)).life).toEqual(life);
});

test("the new database has the unsent words at once, under the same ids and in the same order", async () => {
	const phone = stillPhone();
	const refusal = { reason: "already-submitted", status: 400, code: "already_submitted", message: "", at: 0 };
	const underWay = await phone.note(await write(phone, "first"), { state: "sending", attempts: 1 });
	const refused = await phone.note(await write(phone, "second"), { state: "failed", refusal });
	const waits = await write(phone, "third");
	await phone.db.drafts.put(typed);
	await noteSyncState(phone.db, { vault_key: "key", clock_offset: 5000, role: "teacher" });
	await look(phone);
	await loseDatabase(phone);
	const { life, entries, drafts, state } = await restored(phone);
	// What was under way is sent again: the server knows it by its id.
	expect(entries).toEqual([{ ...underWay, state: "queued" }, refused, waits]);
	expect(drafts).toEqual([typed]);
	expect(state).toMatchObject({ vault_key: "key", clock_offset: 5000, role: "teacher" });
	expect(await lifeOf(phone.db)).toEqual(life);
	expect(remembersAnother(phone.db, life.id)).toBe(false);
});

test("words come back once: what is sent or taken back afterwards stays away", async () => {
	const phone = await pageThatLost();
	await restored(phone);
	// Another tab does so, of which this page hears nothing.
	await phone.db.outbox.clear();
	await phone.db.drafts.clear();
	const { entries, drafts } = await restored(phone);
	expect([...entries, ...drafts]).toEqual([]);
});

test("a database that is still there takes nothing from the page", async () => {
	const phone = stillPhone();
	await write(phone);
	await look(phone);
	await phone.db.outbox.clear();
	expect((await restored(phone)).entries).toEqual([]);
});

test("a database whose owner has signed out takes nothing from the page", async () => {
	const phone = await pageThatLost();
	await durably(phone.db, () => setOpen(phone.db, false));
	const { life, entries, drafts } = await restored(phone);
	expect(life.open).toBe(false);
	expect([...entries, ...drafts]).toEqual([]);
});

test("where another tab was first, nothing is there twice, and newer words are not replaced", async () => {
	const phone = stillPhone();
	const { db } = phone;
	const [mine, theirs] = [await write(phone), await write(phone, "A half")];
	const submitted = { key: "answer:fractions", text: "Five eighths", saved_at: 1 };
	const typedOn = { key: "answer:circles", text: "Two of", saved_at: 1 };
	await db.drafts.bulkPut([typed, submitted, typedOn]);
	await look(phone);
	await loseDatabase(phone);
	const { id } = await durably(db, () => ensureLife(db));
	await db.outbox.add({ ...theirs, state: "sent" });
	const body = { ...theirs.body, text_body: submitted.text };
	const written = { ...theirs, seq: theirs.seq + 1, id: newId(), body };
	await db.outbox.add(written);
	await db.drafts.put({ ...typedOn, text: "Two of them", saved_at: 2 });
	const { life, entries, drafts } = await restored(phone);
	expect(life.id).toBe(id);
	expect(entries.map((entry) => [entry.id, entry.state])).toEqual([
		[theirs.id, "sent"],
		[written.id, "queued"],
		[mine.id, "queued"],
	]);
	expect(drafts).toEqual([typed, { ...typedOn, text: "Two of them", saved_at: 2 }]);
});

test("a key that the new database has from the server already is not replaced by the old one", async () => {
	const phone = await pageThatLost();
	const changes = { vault_key: "new key", clock_offset: 7, role: "student" };
	await noteSyncState(phone.db, changes);
	expect((await restored(phone)).state).toMatchObject(changes);
});

test.each([
	["the entries", { table: "outbox", type: "add" }],
	["the drafts", { table: "drafts", type: "put" }],
	["where it stands", { table: "meta", type: "put" }],
] as const)("a phone without room for %s says so, and the words come back when there is room", async (_, write) => {
	const phone = await pageThatLost();
	phone.state.noRoomFor = write;
	await expect(restored(phone)).rejects.toThrow(NotSaved);
	expect(await lifeOf(phone.db)).toBeUndefined();
	expect(await phone.outbox()).toEqual([]);
	phone.state.noRoomFor = null;
	const { entries, drafts } = await restored(phone);
	expect(entries).toEqual([phone.entry]);
	expect(drafts).toEqual([typed]);
});
