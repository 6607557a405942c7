// What becomes of confirmed entries: how long they stay, and what a server that was restored still has of them.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { answerRow } from "#support/rows.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { keepSentFor } from "#sync/outbox.ts";
import { stillKept } from "#sync/reconcile.ts";
import { answeringPhone, day, now } from "./answering-phone.ts";
import { whicheverCallFails } from "./failing-calls.ts";

const sent = { state: "sent", sent_at: now, attempts: 1, notified: "saved" } as const;
const knows = (...entries: Entry[]) => new Set(entries.map(({ id }) => id));

test("what the server lost waits again without a word about it, and what it has stays sent", async () => {
	const { answer, reconcileNow, stateOf } = answeringPhone();
	const lost = await answer({ ...sent, seen: true, next_attempt: now });
	const ofThisRun = await answer(sent);
	const ofEarlierRun = await answer(sent);
	const shown = await answer({ ...sent, seen: true });
	const lookedFor = [lost, ofThisRun, ofEarlierRun, shown];
	const open = { lookedFor, known: knows(ofThisRun, ofEarlierRun, shown), fromEarlierRuns: [ofEarlierRun] };
	expect(await reconcileNow(open)).toBe(true);
	const again = { state: "queued", sent_at: null, seen: false, next_attempt: 0, notified: "end" };
	expect(await stateOf(lost)).toEqual({ ...lost, ...again });
	expect(await stateOf(ofThisRun)).toEqual(ofThisRun);
	expect(await stateOf(ofEarlierRun)).toEqual({ ...ofEarlierRun, seen: true });
	expect(await stateOf(shown)).toEqual(shown);
});

test("there is nothing new to send when the server has all that was looked for", async () => {
	const { db, answer, reconcileNow } = answeringPhone();
	await noteSyncState(db, { restored: true });
	const there = await answer(sent);
	expect(await reconcileNow({ lookedFor: [there], known: knows(there) })).toBe(false);
	expect(await syncStateOf(db)).toMatchObject({ restored: false });
});

test("what left the outbox or is not sent any more since it was looked for stays as it is", async () => {
	const { db, answer, reconcileNow } = answeringPhone();
	const [gone, refused] = [await answer(sent), await answer({ state: "failed", attempts: 1 })];
	await db.outbox.delete(gone.seq);
	expect(await reconcileNow({ lookedFor: [gone, refused] })).toBe(false);
	expect(await db.outbox.toArray()).toEqual([refused]);
});

test("a confirmed entry stays for 30 days, and one that a wrong clock confirmed in the future no longer than that", async () => {
	const { db, run, answer, reconcileNow } = answeringPhone();
	const [newest, oldest] = [await answer(sent), await answer({ ...sent, sent_at: now - keepSentFor })];
	const future = await answer({ ...sent, sent_at: now + keepSentFor });
	await answer({ ...sent, sent_at: now - keepSentFor - 1 });
	await answer({ ...sent, sent_at: now + keepSentFor + 1 });
	const waiting = await answer({ created: now - 60 * day });
	const ofAnotherBuild = await answer(sent);
	await db.outbox.update(ofAnotherBuild.seq, { kind: "drawPicture", sent_at: 0 });
	expect(await stillKept(run)).toEqual([newest, oldest, future]);
	expect(await reconcileNow()).toBe(false);
	const left = [newest, oldest, future, waiting, { ...ofAnotherBuild, kind: "drawPicture", sent_at: 0 }];
	expect(await db.outbox.toArray()).toEqual(left);
});

test("a confirmed entry stays for 30 days also by the server's clock: the phone's, or the server's, may be wrong", async () => {
	const { db, run, answer, reconcileNow } = answeringPhone();
	const at = async (state: Partial<Entry>, offset: number) => {
		const entry = await answer({ ...sent, ...state });
		await noteSyncState(db, { clock_offset: offset });
		const kept = (await stillKept(run)).length === 1;
		await reconcileNow();
		expect(await db.outbox.count()).toBe(kept ? 1 : 0);
		await db.outbox.delete(entry.seq);
		return kept;
	};
	const year = 365 * day;
	// The phone's clock is a year ahead since, was a year ahead, or has gone back to its first day.
	expect(await at({ sent_at: now - year - 30 * day, clock_offset: 0 }, -year)).toBe(true);
	expect(await at({ sent_at: now - year - 30 * day - 1, clock_offset: 0 }, -year)).toBe(false);
	expect(await at({ sent_at: now + year - 30 * day, clock_offset: -year }, 0)).toBe(true);
	expect(await at({ sent_at: now + year - 30 * day - 1, clock_offset: -year }, 0)).toBe(false);
	expect(await at({ sent_at: now * 2, clock_offset: 0 }, now)).toBe(true);
	// The server's is a year ahead since, or was; nobody knew it then.
	expect(await at({ sent_at: now - 30 * day, clock_offset: 0 }, year)).toBe(true);
	expect(await at({ sent_at: now - 30 * day, clock_offset: year }, 0)).toBe(true);
	expect(await at({ sent_at: now - 30 * day, clock_offset: null }, -year)).toBe(true);
	expect(await at({ sent_at: now - 30 * day - 1, clock_offset: null }, -year)).toBe(false);
});

test("everything that was found out is noted, whichever call of the storage fails", async () => {
	await whicheverCallFails(async () => {
		const { db, answer, reconcileNow } = answeringPhone();
		await noteSyncState(db, { restored: true });
		const tired = await answer({ attempts: 5, created: now - day });
		const there = await answer({ state: "failed", attempts: 1 });
		await db.submissions.put(answerRow({ ...there.body, id: newId() }));
		const lost = await answer(sent);
		await answer({ ...sent, sent_at: 0 });
		const act = async () => {
			await reconcileNow({ unexplained: [tired], lookedFor: [lost] });
		};
		const check = async (failure: string) => {
			const states = (await db.outbox.toArray()).map(({ state }) => state);
			expect(states, failure).toEqual(["failed", "sent", "queued"]);
			expect(await syncStateOf(db), failure).toMatchObject({ restored: false });
			db.close();
		};
		return { act, check };
	});
});
