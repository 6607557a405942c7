// The browser's locks between tabs, which neither Node 20 nor happy-dom has.

type Waiting = { begin: () => void };

/**
 * @returns a LockManager with as much as src/sync/device-lock.ts asks of it: one holder of a name at a time. `freeAll` is
 * for the end of a page, which gives back every lock that it holds or waits for.
 */
export function locksOfOneDevice() {
	const queues = new Map<string, Waiting[]>();
	const leave = (name: string, who: Waiting) => {
		const queue = queues.get(name);
		// A page that has ended is in no queue any more.
		if (queue?.[0] !== who) return;
		queue.shift();
		if (queue.length > 0) queue[0]?.begin();
		else queues.delete(name);
	};
	const request = async <Result>(name: string, _: LockOptions, work: () => Promise<Result>): Promise<Result> => {
		const queue = queues.get(name) ?? [];
		queues.set(name, queue);
		const me: Waiting = { begin: () => {} };
		const free = new Promise<void>((begin) => {
			me.begin = begin;
		});
		queue.push(me);
		if (queue.length === 1) me.begin();
		await free;
		try {
			return await work();
		} finally {
			leave(name, me);
		}
	};
	return { request, freeAll: () => queues.clear() };
}
