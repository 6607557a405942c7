// @vitest-environment happy-dom
// When a page in view asks a server again that did not answer, over a real phone database. What is run stands in for a run.
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AccountDatabase } from "#local/database.ts";
import { save } from "#local/entries.ts";
import { browserPlatform } from "#local/platform.ts";
import { signedIn } from "#support/mirror-rows.ts";
import { noteSyncState } from "#sync/database.ts";
import { newId } from "#sync/new-id.ts";
import { durably } from "#sync/storage/durable.ts";
import { schedulerOf } from "./scheduler.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	vi.spyOn(browserPlatform, "random").mockReturnValue(0.99);
});

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const second = 1000;

/** A page in view whose server was silent so often that the waiting time is five minutes. */
async function afterLongSilence(db: AccountDatabase, held = 0) {
	const run = vi.fn(async () => {
		const now = browserPlatform.now();
		const pause_until = now + 300 * second;
		const hold_until = held && now + held;
		await durably(db, () => noteSyncState(db, { contact: "offline", failures: 9, pause_until, hold_until }));
		return false;
	});
	const scheduler = schedulerOf({ run, database: () => db });
	const end = scheduler.start();
	await scheduler.now();
	await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
	return { run, end };
}

async function aWaitingCourse(db: AccountDatabase): Promise<void> {
	await save(db, browserPlatform, {
		kind: "createCourse",
		body: {
			id: newId(),
			teacher_id: db.userId,
			title: "Science",
			code: "SCI-6",
			subject: "Science",
			grade_level: "6",
		},
		about: { title: "Science", course: "SCI-6", person: "" },
	});
}

test("while something waits in view, a silent server is asked again within ten seconds", async () => {
	const db = signedIn("teacher");
	await aWaitingCourse(db);
	const { run, end } = await afterLongSilence(db);
	await vi.advanceTimersByTimeAsync(10 * second);
	expect(run).toHaveBeenCalledTimes(2);
	end();
});

test("a server that asked to be left alone is not asked before, whatever waits", async () => {
	const db = signedIn("teacher");
	await aWaitingCourse(db);
	const { run, end } = await afterLongSilence(db, 30 * second);
	await vi.advanceTimersByTimeAsync(29 * second);
	expect(run).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(2 * second);
	expect(run).toHaveBeenCalledTimes(2);
	end();
});

test("with nothing that waits, a silent server is asked again each minute", async () => {
	const db = signedIn("teacher");
	const { run, end } = await afterLongSilence(db);
	await vi.advanceTimersByTimeAsync(40 * second);
	expect(run).toHaveBeenCalledOnce();
	await vi.advanceTimersByTimeAsync(20 * second);
	expect(run).toHaveBeenCalledTimes(2);
	end();
});
