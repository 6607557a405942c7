// What earlier tabs left in the outbox is put right before a run begins.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import type { Entry } from "#sync/entry.ts";
import { newId } from "#sync/new-id.ts";
import { recover } from "#sync/recover.ts";
import { startRun } from "#sync/run.ts";
import { whicheverCallFails } from "./failing-calls.ts";

const now = Date.UTC(2026, 10, 20, 8);
const platform = { ...browserPlatform, now: () => now };

/** A phone with an answer in the state in which the last tab left it, and a run that begins. */
async function afterTab(left: Partial<Entry>) {
	const db = signedIn("student");
	const body = { id: newId(), assignment_id: newId(), student_id: db.userId, text_body: "One half." };
	const about = { title: "Fractions", course: "Mathematics", person: "" };
	const { seq } = await save(db, platform, { kind: "submitAssignment", body, about });
	await db.outbox.update(seq, left);
	await noteSyncState(db, { burst_at: 1 });
	return { db, seq, run: startRun({ db, platform, token: "" }, false, []) };
}

test("what a tab had under way when it died waits again, and counts as sent from now on, whichever call fails", async () => {
	await whicheverCallFails(async () => {
		const { db, seq, run } = await afterTab({ state: "sending", attempts: 1 });
		const act = () => recover(run);
		const check = async (failure: string) => {
			expect(await db.outbox.get(seq), failure).toMatchObject({ state: "queued", attempts: 1 });
			expect(await syncStateOf(db), failure).toMatchObject({ turn: run.id, burst_at: now });
			db.close();
		};
		return { act, check };
	});
});

test("nothing counts as under way when only refused work is left", async () => {
	const { db, seq, run } = await afterTab({ state: "failed", attempts: 1 });
	await recover(run);
	expect(await db.outbox.get(seq)).toMatchObject({ state: "failed" });
	expect(await syncStateOf(db)).toMatchObject({ turn: run.id, burst_at: null });
});
