// Which entries travel together, and what they look like when they are first sent.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { whicheverCallFails } from "#parts/failing-calls.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { bytesOf, markSending, nextBatch } from "#sync/batch.ts";
import { noteSyncState } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { discard } from "#sync/outbox.ts";
import { startRun } from "#sync/run.ts";
import { durably } from "#sync/storage/durable.ts";

const about = { title: "Fractions", course: "Mathematics", person: "" };
const now = Date.UTC(2026, 10, 20, 8);
const platform = { ...browserPlatform, now: () => now };
const seconds = 1000;

function createCourse(db: AccountDatabase, title = "Robotics"): Promise<Entry> {
	const body = { id: newId(), title, code: "ROB-6", subject: "", grade_level: "6", teacher_id: db.userId };
	return save(db, platform, { kind: "createCourse", body, about });
}

function submit(db: AccountDatabase): Promise<Entry> {
	const body = { id: newId(), assignment_id: newId(), student_id: db.userId, text_body: "One half." };
	return save(db, platform, { kind: "submitAssignment", body, about });
}

const next = (db: AccountDatabase) => nextBatch(startRun({ db, platform, token: "" }, false, []), 50, new Set());
const mark = (db: AccountDatabase, batch: Entry[]) => durably(db, () => markSending(db, batch));
const idsOf = (entries: Entry[]) => entries.map(({ id }) => id);

test("an entry waits until its time, and not at all for a time that only a clock that jumped can have set", async () => {
	const db = signedIn("teacher");
	const due = await createCourse(db);
	await db.outbox.update(due.seq, { next_attempt: now });
	for (const wait of [1, 300 * seconds]) {
		const { seq } = await createCourse(db);
		await db.outbox.update(seq, { next_attempt: now + wait });
	}
	const jumped = await createCourse(db);
	await db.outbox.update(jumped.seq, { next_attempt: now + 300 * seconds + 1 });
	expect(idsOf(await next(db))).toEqual(idsOf([due, jumped]));
});

test("entries of 64 KB travel together, with one byte more they do not", async () => {
	const db = signedIn("teacher");
	const first = await createCourse(db);
	const second = await createCourse(db, "");
	const room = 64 * 1024 - bytesOf(db.schema, first) - bytesOf(db.schema, second);
	await db.outbox.update(second.seq, { body: { ...second.body, title: "x".repeat(room) } });
	expect(idsOf(await next(db))).toEqual(idsOf([first, second]));
	await db.outbox.update(second.seq, { body: { ...second.body, title: "x".repeat(room + 1) } });
	expect(idsOf(await next(db))).toEqual(idsOf([first]));
});

test("a clock counts as set between writing and sending when it moved by more than two minutes", async () => {
	const db = signedIn("student");
	await noteSyncState(db, { clock_offset: 0 });
	const [early, late] = [await submit(db), await submit(db)];
	await noteSyncState(db, { clock_offset: -120 * seconds });
	expect(await mark(db, [early])).toMatchObject([{ body: { clock_unsure: false } }]);
	await noteSyncState(db, { clock_offset: -120 * seconds - 1 });
	expect(await mark(db, [late])).toMatchObject([{ body: { clock_unsure: true } }]);
});

test("a write that does not say whether its clock was set goes as it was written", async () => {
	const db = signedIn("teacher");
	await noteSyncState(db, { clock_offset: 0 });
	const words = { title: "Cranes", instructions: "Build one.", max_points: 20, due_at: null };
	const body = { ...words, id: newId(), course_id: newId(), created_by: db.userId };
	const written = await save(db, platform, { kind: "createAssignment", body, about });
	await noteSyncState(db, { clock_offset: 3600 * seconds });
	expect(await mark(db, [written])).toEqual([{ ...written, state: "sending", attempts: 1 }]);
});

test("what was taken back, sent or written anew by another build since it was chosen does not go", async () => {
	const db = signedIn("teacher");
	for (const title of ["Taken back", "Sent", "Written anew", "Goes"]) await createCourse(db, title);
	const batch = await next(db);
	const [takenBack, sent, anew, goes] = batch;
	if (!takenBack || !sent || !anew || !goes) throw new Error("not everything was chosen");
	await discard(db, takenBack.id);
	await db.outbox.update(sent.seq, { state: "sent" });
	await db.outbox.update(anew.seq, { body: { picture: "M0 0" } });

	expect(idsOf(await mark(db, batch))).toEqual([goes.id]);
	expect(await db.outbox.get(sent.seq)).toMatchObject({ state: "sent", attempts: 0 });
	expect(await db.outbox.get(anew.seq)).toMatchObject({ state: "queued", attempts: 0, body: { picture: "M0 0" } });
});

test("what is said to go is noted as under way, whichever call of the storage fails", async () => {
	await whicheverCallFails(async () => {
		const db = signedIn("teacher");
		const batch = [await createCourse(db)];
		let going: Entry[] = [];
		const act = async () => {
			going = await mark(db, batch);
		};
		const check = async (failure: string) => {
			expect(idsOf(going), failure).toEqual(idsOf(batch));
			expect(await db.outbox.toArray(), failure).toEqual(going);
			db.close();
		};
		return { act, check };
	});
});
