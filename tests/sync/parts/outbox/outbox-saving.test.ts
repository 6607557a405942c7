// Saving: what a new entry takes the place of goes with it, in one transaction or not at all.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerTo, otherAnswer, type StillPhone, stillPhone } from "#parts/still-phone.ts";
import { newId } from "#sync/new-id.ts";
import { save } from "#sync/outbox.ts";

const refusal = { reason: "already-submitted", status: 400, code: "already_submitted", message: "", at: 0 };

/** An answer that the server refused. */
async function refusedAnswer({ db, platform, note }: StillPhone, text = "Three eighths") {
	const saved = await save(db, platform, answerTo(newId(), db.userId, text));
	return await note(saved, { state: "failed", attempts: 1, refusal });
}

const typed = (key: string) => ({ key, text: "Three eig", saved_at: 1 });

test("saved words are the only ones of their kind: their draft and the refused entry they stand for are gone", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const refused = await refusedAnswer(phone);
	await db.drafts.bulkPut([typed("answer:fractions"), typed("answer:angles")]);
	const options = { draftKey: "answer:fractions", instead: refused.id };
	const saved = await save(db, platform, otherAnswer(newId(), "Five eighths"), options);
	expect(await phone.outbox()).toEqual([saved]);
	expect(await db.drafts.toArray()).toEqual([typed("answer:angles")]);
});

test("an entry that is not refused keeps its place beside the one that names it", async () => {
	const { db, platform, outbox } = stillPhone();
	const waits = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	const saved = await save(db, platform, otherAnswer(newId(), "Five eighths"), { instead: waits.id });
	expect(await outbox()).toEqual([waits, saved]);
});

test.each([
	["the words", { table: "outbox", type: "add" }],
	["taking out what they stand for", { table: "outbox", type: "delete" }],
	["taking out their draft", { table: "drafts", type: "delete" }],
] as const)("a phone without room for %s says that nothing was saved, and nothing has changed", async (_, write) => {
	const phone = stillPhone();
	const { db, platform, state } = phone;
	const refused = await refusedAnswer(phone);
	await db.drafts.put(typed("answer:fractions"));
	state.noRoomFor = write;
	const options = { draftKey: "answer:fractions", instead: refused.id };
	const saving = save(db, platform, otherAnswer(newId(), "Five eighths"), options);
	await expect(saving).rejects.toThrow("not saved on this phone");
	expect(await phone.outbox()).toEqual([refused]);
	expect(await db.drafts.toArray()).toEqual([typed("answer:fractions")]);
});

test("its author is told how a write ends, unless the screen it was written on says so", async () => {
	const { db, platform } = stillPhone();
	const announced = await save(db, platform, answerTo(newId(), db.userId, "Three eighths"));
	const silent = await save(db, platform, answerTo(newId(), db.userId, "A half"), { silent: true });
	expect([announced.notified, silent.notified]).toEqual(["nothing", "end"]);
});

test("new words for a write that was refused in the meantime go into it, and stand there alone", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const refused = await refusedAnswer(phone);
	const saved = await save(db, platform, otherAnswer(refused.record_id, "Five eighths", refused.id));
	expect(saved).toMatchObject({ seq: refused.seq, state: "failed", body: { text_body: "Five eighths" } });
	expect(await phone.outbox()).toEqual([saved]);
});

test("a phone without room for the joined words keeps the refused ones, and says that nothing was saved", async () => {
	const phone = stillPhone();
	const { db, platform, state } = phone;
	const refused = await refusedAnswer(phone);
	state.noRoomFor = { table: "outbox", type: "put" };
	const saving = save(db, platform, otherAnswer(refused.record_id, "Five eighths", refused.id));
	await expect(saving).rejects.toThrow("not saved on this phone");
	expect(await phone.outbox()).toEqual([refused]);
});

test("new words for a write whose course is gone wait behind it", async () => {
	const phone = stillPhone();
	const { db, platform } = phone;
	const orphan = await phone.note(await refusedAnswer(phone), { orphaned: true });
	const saved = await save(db, platform, otherAnswer(orphan.record_id, "Five eighths", orphan.id));
	expect(saved).toMatchObject({ state: "queued", body: { text_body: "Five eighths" } });
	expect(await phone.outbox()).toEqual([orphan, saved]);
});

/** A refused answer is decided for an hour later, with these words. @returns the times of both */
async function decidedFor(text: string) {
	const phone = stillPhone();
	const { db, platform, state, note } = phone;
	const refused = await refusedAnswer(phone);
	const { seq } = await note(refused, { body: { ...refused.body, clock_unsure: true } });
	const first = await db.outbox.get(seq);
	state.now += 3_600_000;
	const saved = await save(db, platform, otherAnswer(newId(), text, "a"), { instead: refused.id });
	return { first: first?.body, saved: saved.body, now: new Date(state.now).toISOString() };
}

test("a refused text that is sent again unchanged keeps when it was submitted, and how sure that is", async () => {
	const { first, saved } = await decidedFor("Three eighths");
	expect(first).toMatchObject({ submitted_at: "2026-02-02T08:00:00.000Z", clock_unsure: true });
	const times = { submitted_at: "2026-02-02T08:00:00.000Z", clock_unsure: true };
	expect(saved).toEqual({ text_body: "Three eighths", replaces: "a", ...times });
});

test("other words in its place are of the moment in which they were written", async () => {
	const { saved, now } = await decidedFor("Five eighths");
	expect(saved).toEqual({ text_body: "Five eighths", replaces: "a", submitted_at: now, clock_unsure: false });
});
