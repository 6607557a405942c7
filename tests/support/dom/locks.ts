// The browser's locks between tabs, which neither Node 20 nor happy-dom has.

type Waiting = { begin: () => void };

/** @returns a LockManager with as much as src/sync/device-lock.ts asks of it: one holder of a name at a time. */
export function locksOfOneDevice() {
	const queues = new Map<string, Waiting[]>();
	const next = (name: string) => {
		const queue = queues.get(name);
		queue?.shift();
		if (queue?.length) queue[0]?.begin();
		else queues.delete(name);
	};
	const request = async <Result>(name: string, _: LockOptions, work: () => Promise<Result>): Promise<Result> => {
		const queue = queues.get(name) ?? [];
		queues.set(name, queue);
		const free = new Promise<void>((begin) => queue.push({ begin }));
		if (queue.length === 1) queue[0]?.begin();
		await free;
		try {
			return await work();
		} finally {
			next(name);
		}
	};
	return { request };
}
