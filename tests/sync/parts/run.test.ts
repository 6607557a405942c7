// The send lock: which run's writes count.
import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { Superseded, startRun, takeSendLock, writeWithSendLock } from "#sync/run.ts";

function twoRuns() {
	const db = signedIn("student");
	const start = () => startRun({ db, platform: browserPlatform, token: "" }, false, []);
	return { db, first: start(), second: start() };
}

test("the run that took the send lock last writes, and one that lost it changes nothing and hears of it", async () => {
	const { db, first, second } = twoRuns();
	await takeSendLock(first);
	expect(
		await writeWithSendLock(first, () => db.drafts.put({ key: "by the first", text: "A half", saved_at: 1 })),
	).toBe("by the first");
	await takeSendLock(second);
	const late = writeWithSendLock(first, () => db.drafts.put({ key: "too late", text: "A half", saved_at: 2 }));
	await expect(late).rejects.toThrow(Superseded);
	await writeWithSendLock(second, () => noteSyncState(db, { failures: 3 }));
	expect(await db.drafts.toCollection().primaryKeys()).toEqual(["by the first"]);
	expect(await syncStateOf(db)).toMatchObject({ turn: second.id, failures: 3 });
});

test("the send lock is taken with all that the run writes at its start, or not at all", async () => {
	const { db, first, second } = twoRuns();
	await takeSendLock(first, () => noteSyncState(db, { failures: 1 }));
	const failing = takeSendLock(second, async () => {
		await noteSyncState(db, { failures: 2 });
		throw new Error("the entries cannot be read");
	});
	await expect(failing).rejects.toThrow("the entries cannot be read");
	expect(await syncStateOf(db)).toMatchObject({ turn: first.id, failures: 1 });
});
