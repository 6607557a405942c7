// One tab at a time: who waits, who takes the lock from a frozen tab, and what the robbed tab hears of it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { locksOfOneDevice } from "#support/dom/locks.ts";
import { alone } from "#sync/device-lock.ts";

let name = "";
let locks: ReturnType<typeof locksOfOneDevice>;

/** Ends what works or is frozen, so that nobody is heard in the next test. */
const ends: (() => void)[] = [];

beforeEach(({ task }) => {
	name = task.id;
	locks = locksOfOneDevice();
	vi.stubGlobal("navigator", { locks });
	// Messages between tabs stay real.
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(async () => {
	for (const end of ends.splice(0)) end();
	await messagesArrive();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Lets every message arrive that was posted, and every answer to it: within one process that takes a few turns. */
async function messagesArrive() {
	for (let turn = 0; turn < 20; turn++) await new Promise<void>((next) => setImmediate(next));
}

/** Lets so many seconds go by; tabs hear one another all the while. */
async function pass(seconds: number) {
	for (let second = 0; second < seconds; second++) {
		await messagesArrive();
		await vi.advanceTimersByTimeAsync(1000);
	}
	await messagesArrive();
}

/** A tab that works under the lock until it is told to end. */
function tab() {
	const seen = { begun: false, robbed: false };
	let end = (_result: string) => {};
	const result = new Promise<string>((resolve) => {
		end = resolve;
	});
	ends.push(() => end(""));
	const done = alone(name, async (lost) => {
		seen.begun = true;
		lost.addEventListener("abort", () => {
			seen.robbed = true;
		});
		return await result;
	});
	return { seen, done, end };
}

/** A tab that was frozen while it held the lock: it answers nobody. @returns the error with which it loses the lock */
function frozenTab(options: LockOptions = {}): Promise<unknown> {
	const work = new Promise<void>((resolve) => ends.push(resolve));
	return locks.request(name, options, () => work).catch((error: unknown) => error);
}

/** What the tabs say to one another from now on. */
function overheard() {
	const channel = new BroadcastChannel(name);
	const said: unknown[] = [];
	channel.onmessage = ({ data }) => said.push(data);
	ends.push(() => channel.close());
	return { said, say: (word: string) => channel.postMessage(word) };
}

test("a tab waits for one that works, however long its work is, and begins when that has ended", async () => {
	const first = tab();
	await messagesArrive();
	const second = tab();
	await pass(60);
	expect(first.seen).toEqual({ begun: true, robbed: false });
	expect(second.seen.begun).toBe(false);

	first.end("first");
	expect(await first.done).toBe("first");
	await messagesArrive();
	expect(second.seen).toEqual({ begun: true, robbed: false });
	second.end("second");
	expect(await second.done).toBe("second");
});

test("a failure of the work reaches who asked for it, and the next tab begins", async () => {
	const failing = alone(name, () => Promise.reject(new Error("the network is gone")));
	const next = tab();
	await expect(failing).rejects.toThrow("the network is gone");
	await messagesArrive();
	expect(next.seen.begun).toBe(true);
});

test("a frozen tab loses the lock after twelve seconds without an answer, and not before", async () => {
	const frozen = frozenTab();
	const waiting = tab();
	await pass(11);
	expect(waiting.seen.begun).toBe(false);
	await pass(1);
	expect(waiting.seen).toEqual({ begun: true, robbed: false });
	expect(await frozen).toMatchObject({ name: "AbortError" });

	waiting.end("done");
	expect(await waiting.done).toBe("done");
});

test("of two tabs that wait for a frozen one, the first takes the lock and the other waits for the first", async () => {
	frozenTab();
	const first = tab();
	await pass(2);
	const second = tab();
	await pass(60);
	expect(first.seen).toEqual({ begun: true, robbed: false });
	expect(second.seen.begun).toBe(false);

	first.end("first");
	expect(await first.done).toBe("first");
	await messagesArrive();
	second.end("second");
	expect(await second.done).toBe("second");
});

test("a tab that was robbed is told so, and who asked for its work still gets the result", async () => {
	const awake = tab();
	await messagesArrive();
	expect(awake.seen.robbed).toBe(false);
	await locks.request(name, { steal: true }, async () => "taken");
	await messagesArrive();
	expect(awake.seen.robbed).toBe(true);

	awake.end("late");
	expect(await awake.done).toBe("late");
});

test("a robbed tab that still works does not answer for the next holder, who loses the lock when it freezes", async () => {
	const robbed = tab();
	await messagesArrive();
	const frozen = frozenTab({ steal: true });
	const waiting = tab();
	await pass(12);
	expect(robbed.seen.robbed).toBe(true);
	expect(waiting.seen.begun).toBe(true);
	expect(await frozen).toMatchObject({ name: "AbortError" });
});

test("a browser that refuses the lock is no reason to take it from a tab that works", async () => {
	const working = tab();
	await messagesArrive();
	vi.spyOn(locks, "request").mockRejectedValueOnce(new DOMException("not now", "InvalidStateError"));
	const work = vi.fn(async () => "never");
	await expect(alone(name, work)).rejects.toThrow("not now");
	expect(work).not.toHaveBeenCalled();
	expect(working.seen.robbed).toBe(false);
});

test("a tab that works says nothing but answers to questions, so that two such tabs do not answer each other for ever", async () => {
	tab();
	await messagesArrive();
	const { said, say } = overheard();
	say("awake");
	await pass(20);
	expect(said).toEqual([]);
	say("awake?");
	await messagesArrive();
	expect(said).toEqual(["awake"]);
});
