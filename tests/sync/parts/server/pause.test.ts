// How long a server is left alone after it asked for it, or did not answer.
import { expect, test } from "vitest";
import { aRun } from "#support/fakes/run.ts";
import { noteSyncState, syncStateOf } from "#sync/database.ts";
import { conclude, isHeld, quietEnd, waitOf } from "#sync/pause.ts";
import { Superseded, startRun, takeSendLock } from "#sync/run.ts";
import { NotSaved } from "#sync/storage/durable.ts";

const minute = 60_000;
const hour = 60 * minute;

test("the wait that the server asked for is read from how a request ended; most ends name none", () => {
	expect(waitOf({ kind: "silent", wait: 5000 })).toBe(5000);
	expect(waitOf({ kind: "silent", wait: null })).toBe(0);
	expect(waitOf({ kind: "session" })).toBe(0);
});

test("a server that asked for thirty seconds is left alone for thirty seconds", async () => {
	const { run, clock } = await aRun();
	expect(await isHeld(run, {})).toBe(false);
	await conclude(run, { silent: true, wait: 30_000 }, {});
	const until = clock.now + 30_000;
	expect(await syncStateOf(run.db)).toMatchObject({ contact: "offline", hold_until: until, pause_until: until });
	clock.now += 29_999;
	expect(await isHeld(run, {})).toBe(true);
	clock.now += 1;
	expect(await isHeld(run, {})).toBe(false);
});

test("who asks for a run, or comes back, does not wait", async () => {
	const { run } = await aRun();
	await conclude(run, { silent: true, wait: 30_000 }, {});
	expect(await isHeld(run, { urgent: true })).toBe(false);
	expect(await isHeld(run, { anew: true })).toBe(false);
	expect(await isHeld(run, { urgent: false, anew: false })).toBe(true);
});

test("an open app heeds a minute at most of a longer wait, a closed one an hour", async () => {
	const { run, clock } = await aRun();
	await conclude(run, { silent: true, wait: 5 * hour }, {});
	expect(await syncStateOf(run.db)).toMatchObject({ hold_until: clock.now + minute });
	expect(await isHeld(run, {})).toBe(true);
	await conclude(run, { silent: true, wait: 5 * hour }, { background: true });
	expect(await syncStateOf(run.db)).toMatchObject({ hold_until: clock.now + hour });
	expect(await isHeld(run, { background: true })).toBe(true);
	expect(await isHeld(run, {})).toBe(false);
});

test("the pauses grow with every silence, and begin anew when the person or the network came back", async () => {
	const { run, clock } = await aRun();
	const pauses: number[] = [];
	for (const anew of [false, false, false, true, false]) {
		await conclude(run, { silent: true, wait: 0 }, { anew });
		const { failures, pause_until, hold_until } = await syncStateOf(run.db);
		pauses.push(failures, pause_until - clock.now);
		expect(hold_until).toBe(0);
	}
	// Half of the longest pause each, by the chance of this phone.
	expect(pauses).toEqual([1, 1000, 2, 2000, 3, 4000, 1, 1000, 2, 2000]);
});

test("a pause that grew longer than the wait the server asked for is kept", async () => {
	const { run, clock } = await aRun();
	await noteSyncState(run.db, { failures: 5 });
	await conclude(run, { silent: true, wait: 10_000 }, {});
	const later = { failures: 6, pause_until: clock.now + 32_000, hold_until: clock.now + 10_000 };
	expect(await syncStateOf(run.db)).toMatchObject(later);
});

test("a run that was answered ends every pause, except the one that the server asks for", async () => {
	const { run, clock } = await aRun();
	await conclude(run, { silent: true, wait: 30_000 }, {});
	await conclude(run, { silent: false, wait: 0 }, {});
	expect(await syncStateOf(run.db)).toMatchObject(quietEnd);
	await conclude(run, { silent: false, wait: 20_000 }, {});
	expect(await syncStateOf(run.db)).toMatchObject({ ...quietEnd, hold_until: clock.now + 20_000 });
});

test.each([true, false])("a phone too full to note the end says so, and notes nothing (silent: %s)", async (silent) => {
	const { run, phone } = await aRun();
	const before = await syncStateOf(run.db);
	phone.storage.fullWrites = Number.POSITIVE_INFINITY;
	await expect(conclude(run, { silent, wait: 30_000 }, {})).rejects.toThrow(NotSaved);
	phone.storage.fullWrites = 0;
	expect(await syncStateOf(run.db)).toEqual(before);
});

test("the end of a run does not count after another took over", async () => {
	const { run } = await aRun();
	await takeSendLock(startRun({ ...run, token: "token" }, false, []));
	const before = await syncStateOf(run.db);
	await expect(conclude(run, { silent: true, wait: 30_000 }, {})).rejects.toThrow(Superseded);
	expect(await syncStateOf(run.db)).toEqual(before);
});
