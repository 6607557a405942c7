// What a fresh mirror says about entries that were refused.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerRow } from "#support/rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { reconcile } from "#sync/reconcile.ts";
import { durably } from "#sync/storage/durable.ts";
import { answeringPhone, day, nothingOpen, now } from "./answering-phone.ts";

const notYours = { reason: "not-yours", status: 400, code: "not_enrolled", message: "You are not in it.", at: 1 };
const noReason = { reason: "unknown", status: 400, code: "", message: "", at: 1 };
const taken = { reason: "already-submitted", status: 409, code: "already_submitted", message: "", at: 1 };
const longAgo = { attempts: 5, created: now - day };

test("a refusal without a reason is its author's to decide after five attempts and a day, and waits until then", async () => {
	const { answer, reconcileNow, stateOf } = answeringPhone();
	const tired = await answer({ ...longAgo, refusal: noReason });
	const fewAttempts = await answer({ ...longAgo, attempts: 4, refusal: noReason });
	const recent = await answer({ ...longAgo, created: now - day + 1, refusal: noReason });
	expect(await reconcileNow({ unexplained: [tired, fewAttempts, recent] })).toBe(false);
	expect(await stateOf(tired)).toEqual({ ...tired, state: "failed" });
	for (const waiting of [fewAttempts, recent]) expect(await stateOf(waiting)).toEqual(waiting);
});

test("an author who came back is tried once more also where the phone lost the first attempt to note it", async () => {
	const { db, run, answer, stateOf } = answeringPhone();
	const refused = await answer({ ...longAgo, refusal: notYours });
	let losses = 0;
	const more = await durably(db, async () => {
		const found = await reconcile(run, { ...nothingOpen, unexplained: [refused] });
		if (losses++ === 0) throw new DOMException("lost", "AbortError");
		return found;
	});
	expect(more).toBe(true);
	expect(await stateOf(refused)).toEqual(refused);
});

test("an author who may not write where they see it is tried once more in the same run, and then decides", async () => {
	const { answer, reconcileNow, stateOf } = answeringPhone();
	const refused = await answer({ ...longAgo, refusal: notYours });
	expect(await reconcileNow({ unexplained: [refused] })).toBe(true);
	expect(await stateOf(refused)).toEqual(refused);
	expect(await reconcileNow({ unexplained: [refused] })).toBe(false);
	expect(await stateOf(refused)).toEqual({ ...refused, state: "failed" });
});

test("newer words that wait behind an entry go into it when it is refused for good, and stay behind one that waits", async () => {
	for (const attempts of [5, 1]) {
		const { db, answer, otherWords, reconcileNow } = answeringPhone();
		const first = await answer({ ...longAgo, attempts, refusal: noReason });
		const behind = await otherWords(first, "Five eighths.");
		await reconcileNow({ unexplained: [first] });
		const words = { ...first.body, text_body: "Five eighths." };
		const merged = { ...first, id: expect.not.stringMatching(first.id), state: "failed", body: words };
		expect(await db.outbox.toArray()).toEqual(attempts === 5 ? [merged] : [first, behind]);
	}
});

test("an entry that left the outbox or was sent since its refusal is not refused any more", async () => {
	const { db, answer, reconcileNow, stateOf } = answeringPhone();
	const gone = await answer({ refusal: notYours });
	const sent = await answer({ state: "sent", sent_at: now });
	await db.outbox.delete(gone.seq);
	await db.assignments.clear();
	expect(await reconcileNow({ unexplained: [gone, sent] })).toBe(false);
	expect(await db.outbox.toArray()).toEqual([await stateOf(sent)]);
	expect(await stateOf(sent)).toMatchObject({ state: "sent", orphaned: false });
});

test("an entry whose assignment is gone is orphaned with the server's words, and goes by itself when it is back", async () => {
	const { db, answer, reconcileNow, stateOf } = answeringPhone();
	const refused = await answer({ refusal: { ...noReason, message: "No." }, next_attempt: now + 1 });
	const task = await db.assignments.toCollection().first();
	await db.assignments.clear();
	expect(await reconcileNow({ unexplained: [refused] })).toBe(false);
	const refusal = { ...noReason, message: "No.", reason: "not-yours", at: now };
	const orphan = { ...refused, state: "failed", orphaned: true, refusal };
	expect(await stateOf(refused)).toEqual(orphan);
	expect(await reconcileNow()).toBe(false);
	expect(await stateOf(refused)).toEqual(orphan);

	if (task) await db.assignments.put(task);
	expect(await reconcileNow()).toBe(true);
	const again = { state: "queued", orphaned: false, next_attempt: 0, notified: "saved" };
	expect(await stateOf(refused)).toEqual({ ...orphan, ...again });
});

test("an entry is orphaned while its author has not the role whose pages make it", async () => {
	const { db, answer, reconcileNow, stateOf } = answeringPhone();
	const refused = await answer({ refusal: noReason });
	await noteSyncState(db, { role: "teacher" });
	await reconcileNow({ unexplained: [refused] });
	expect(await stateOf(refused)).toMatchObject({ state: "failed", orphaned: true });
	await noteSyncState(db, { role: "student" });
	expect(await reconcileNow()).toBe(true);
});

test("what its author may not write is orphaned once its assignment is gone too; refused for another reason it is not", async () => {
	const { db, answer, reconcileNow, stateOf } = answeringPhone();
	const refused = await answer({ state: "failed", refusal: notYours });
	const late = await answer({ state: "failed", refusal: taken });
	const waiting = await answer({ refusal: notYours });
	expect(await reconcileNow()).toBe(false);
	for (const entry of [refused, late, waiting]) expect(await stateOf(entry)).toEqual(entry);
	await db.assignments.clear();
	expect(await reconcileNow()).toBe(false);
	expect(await stateOf(refused)).toEqual({ ...refused, orphaned: true });
	for (const entry of [late, waiting]) expect(await stateOf(entry)).toEqual(entry);
});

test("a refused answer that reached the server by another phone counts as sent; one that waits and other words do not", async () => {
	const { db, answer, otherWords, reconcileNow, stateOf } = answeringPhone();
	const [there, waiting] = [await answer({ state: "failed", refusal: taken }), await answer()];
	const [elsewhere, other] = [await answer({ state: "failed", refusal: taken }), await answer({ refusal: taken })];
	const { seq } = await otherWords(other, "Five eighths.");
	for (const entry of [other, { seq }]) await db.outbox.update(entry.seq, { state: "failed" });
	const before = await Promise.all([waiting, elsewhere, other, { seq }].map(stateOf));
	const held = (of: typeof there, change: object = {}) =>
		db.submissions.put(answerRow({ ...of.body, id: newId(), ...change }));
	for (const entry of [there, waiting]) {
		await held(entry, { student_id: newId() });
		await held(entry);
	}
	await held(elsewhere, { student_id: newId() });
	await held(other, { text_body: "Four eighths." });
	expect(await reconcileNow()).toBe(false);
	expect(await stateOf(there)).toEqual({ ...there, state: "sent", refusal: null, sent_at: now, seen: true });
	for (const entry of before) expect(await stateOf(entry)).toEqual(entry);
});
