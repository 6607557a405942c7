// The browser's locks between tabs, which neither Node 20 nor happy-dom has.
import { setImmediate as nextTask } from "node:timers/promises";

/** One who asked for a lock. `turn` comes when the lock is theirs; `lost` rejects when it is taken from them, or never comes. */
function asker() {
	let begin = () => {};
	let lose = (_why: unknown) => {};
	const turn = new Promise<void>((resolve) => {
		begin = resolve;
	});
	const lost = new Promise<never>((_, reject) => {
		lose = reject;
	});
	// Who has ended hears no more of it.
	lost.catch(() => undefined);
	return { turn, begin, lost, lose };
}

/** A page that has ended runs nothing any more. */
const never = new Promise<never>(() => {});

/**
 * @returns a LockManager with as much as src/sync/device-lock.ts asks of it: one holder of a name at a time, a wait that a
 * signal ends, and stealing, after which the work of the robbed goes on. `freeAll` is for the end of a page, which gives
 * back every lock that it holds or waits for.
 */
export function locksOfOneDevice() {
	/** By name: who holds the lock, and then who waits for it. */
	const queues = new Map<string, ReturnType<typeof asker>[]>();
	const leave = (name: string, who: ReturnType<typeof asker>) => {
		const queue = queues.get(name) ?? [];
		const place = queue.indexOf(who);
		// Who was robbed, or whose page has ended, is in no queue any more.
		if (place < 0) return;
		queue.splice(place, 1);
		if (place === 0) queue[0]?.begin();
		if (queue.length === 0) queues.delete(name);
	};
	const request = async <Result>(
		name: string,
		{ signal, steal = false }: LockOptions,
		work: () => Promise<Result>,
	): Promise<Result> => {
		signal?.throwIfAborted();
		const queue = queues.get(name) ?? [];
		queues.set(name, queue);
		const me = asker();
		if (steal) {
			queue.shift()?.lose(new DOMException("The lock was stolen.", "AbortError"));
			queue.unshift(me);
		} else queue.push(me);
		if (queue[0] === me) me.begin();
		const giveUp = () => {
			// A lock that was given is kept.
			if (queue[0] !== me) me.lose(signal?.reason);
		};
		signal?.addEventListener("abort", giveUp);
		try {
			// A browser gives a lock in a task of its own.
			await Promise.race([me.turn.then(() => nextTask()), me.lost]);
			if (!queues.get(name)?.includes(me)) await never;
			return await Promise.race([work(), me.lost]);
		} finally {
			signal?.removeEventListener("abort", giveUp);
			leave(name, me);
		}
	};
	return { request, freeAll: () => queues.clear() };
}
