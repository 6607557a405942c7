// What an author does with an entry that waits or was refused, and what is told of the entries.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerTo, otherAnswer, type StillPhone, stillPhone } from "#parts/still-phone.ts";
import { foreignEntries } from "#support/foreign-work.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { discard, lastSent, nextAttempt, retry, save, unseen } from "#sync/outbox.ts";

/** An answer in the outbox to which this has happened. */
async function anAnswer({ db, platform, note }: StillPhone, change: Partial<Entry> = {}): Promise<Entry> {
	return await note(await save(db, platform, answerTo(newId(), db.userId, "Three eighths")), change);
}

const refused = { state: "failed", attempts: 1, next_attempt: 70 } as const;
const waiting = { state: "queued", attempts: 3, next_attempt: 70 } as const;
const underWay = { state: "sending", attempts: 1, next_attempt: 70 } as const;
const confirmed = { state: "sent", attempts: 1, next_attempt: 70, sent_at: 5 } as const;

/** What a later build confirmed, which this one cannot read. */
async function foreignSent({ db }: StillPhone): Promise<void> {
	const [foreign] = foreignEntries(db.userId);
	await db.table<object>("outbox").add({ ...foreign?.entry, state: "sent", sent_at: 50 });
}

test.each([
	["refused", refused],
	["waiting", waiting],
])("an entry that is %s may go at once when its author asks", async (_, became) => {
	const phone = stillPhone();
	const entry = await anAnswer(phone, became);
	await retry(phone.db, entry.id);
	expect(await phone.outbox()).toEqual([{ ...entry, state: "queued", next_attempt: 0, notified: "saved" }]);
});

test.each([
	["under way", underWay],
	["confirmed", confirmed],
])("asking again changes nothing of an entry that is %s", async (_, became) => {
	const phone = stillPhone();
	const entry = await anAnswer(phone, became);
	await retry(phone.db, entry.id);
	await retry(phone.db, newId());
	expect(await phone.outbox()).toEqual([entry]);
});

test.each([
	["was refused", refused],
	["was never tried", {}],
])("an entry that %s goes when its author discards it", async (_, became) => {
	const phone = stillPhone();
	const entry = await anAnswer(phone, became);
	expect(await discard(phone.db, entry.id)).toBeInstanceOf(Function);
	expect(await phone.outbox()).toEqual([]);
});

test.each([
	["unanswered", waiting],
	["under way", underWay],
	["confirmed", confirmed],
])("an entry that is %s cannot be discarded: the server may have it", async (_, became) => {
	const phone = stillPhone();
	const entry = await anAnswer(phone, became);
	expect(await discard(phone.db, entry.id)).toBeNull();
	expect(await discard(phone.db, newId())).toBeNull();
	expect(await phone.outbox()).toEqual([entry]);
});

test("what comes back is unchanged and in its place, also when it is asked for twice", async () => {
	const phone = stillPhone();
	const earlier = await anAnswer(phone);
	const { db, platform, note } = phone;
	const change = await save(db, platform, otherAnswer(earlier.record_id, "Five eighths"));
	const gone = await note(change, { ...refused, notified: "end" });
	const undo = await discard(db, gone.id);
	const later = await anAnswer(phone);
	await undo?.();
	expect(await phone.outbox()).toEqual([earlier, gone, later]);
	await undo?.();
	expect(await phone.outbox()).toEqual([earlier, gone, later]);
});

test("what comes back after its author wrote to the same record stands behind that write", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const gone = await anAnswer(phone);
	const undo = await discard(db, gone.id);
	const meanwhile = await save(db, platform, otherAnswer(gone.record_id, "Five eighths"));
	await undo?.();
	expect(await phone.outbox()).toEqual([meanwhile, { ...gone, seq: meanwhile.seq + 1 }]);
});

test("an undo that is pressed twice does not take back what became of the entry in between", async () => {
	const phone = stillPhone();
	const gone = await anAnswer(phone);
	const undo = await discard(phone.db, gone.id);
	await undo?.();
	const sent = await phone.note(gone, confirmed);
	await undo?.();
	expect(await phone.outbox()).toEqual([sent]);
});

test("an undo that is pressed twice brings the entry back once behind a newer write, and fails at nothing", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const gone = await anAnswer(phone, refused);
	const undo = await discard(db, gone.id);
	await save(db, platform, otherAnswer(gone.record_id, "Five eighths"));
	await undo?.();
	const there = await phone.outbox();
	await undo?.();
	expect(await phone.outbox()).toEqual(there);
	expect(there.map(({ kind }) => kind)).toEqual(["replaceAnswer", "submitAssignment"]);
});

test("a phone without room says that an entry was neither asked for again nor discarded", async () => {
	const phone = stillPhone();
	const { db, state } = phone;
	const entry = await anAnswer(phone, refused);
	state.noRoomFor = { table: "outbox", type: "put" };
	await expect(retry(db, entry.id)).rejects.toThrow("not saved on this phone");
	state.noRoomFor = { table: "outbox", type: "delete" };
	await expect(discard(db, entry.id)).rejects.toThrow("not saved on this phone");
	expect(await phone.outbox()).toEqual([entry]);
});

test("a phone without room says that what was discarded did not come back, wherever it would stand", async () => {
	const phone = stillPhone();
	const { db, platform, state } = phone;
	const gone = await anAnswer(phone);
	const undo = await discard(db, gone.id);
	state.noRoomFor = { table: "outbox", type: "put" };
	await expect(undo?.()).rejects.toThrow("not saved on this phone");
	const meanwhile = await save(db, platform, otherAnswer(gone.record_id, "Five eighths"));
	state.noRoomFor = { table: "outbox", type: "add" };
	await expect(undo?.()).rejects.toThrow("not saved on this phone");
	expect(await phone.outbox()).toEqual([meanwhile]);
});

test("unseen is what was confirmed and no pull has shown, of what this build can read", async () => {
	const phone = stillPhone();
	await anAnswer(phone, waiting);
	await anAnswer(phone, { ...confirmed, seen: true });
	const entry = await anAnswer(phone, confirmed);
	await foreignSent(phone);
	expect(await unseen(phone.db)).toEqual([entry]);
});

test("the next attempt is the first of what had to wait, and there is none when nothing had", async () => {
	const phone = stillPhone();
	const { db } = phone;
	for (const next_attempt of [90, 70, 0]) await anAnswer(phone, { ...waiting, next_attempt });
	await anAnswer(phone, { ...refused, next_attempt: 80 });
	expect(await nextAttempt(db, 60)).toBe(70);
	expect(await nextAttempt(db, 70)).toBe(90);
	expect(await nextAttempt(db, 90)).toBe(Number.POSITIVE_INFINITY);
});

test("the newest of what was confirmed since a moment come first, and of one moment those written last", async () => {
	const phone = stillPhone();
	const { db } = phone;
	const at = (sent_at: number) => anAnswer(phone, { ...confirmed, sent_at });
	const [newest, oldest, first, second] = [await at(30), await at(10), await at(20), await at(20)];
	await anAnswer(phone, waiting);
	await foreignSent(phone);
	expect(await lastSent(db, 20, 9)).toEqual([newest, second, first]);
	expect(await lastSent(db, 10, 9)).toEqual([newest, second, first, oldest]);
	expect(await lastSent(db, 10, 2)).toEqual([newest, second]);
});
