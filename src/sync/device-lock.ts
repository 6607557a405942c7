// A lock for this device: tabs and the service worker share the browser's own locks, and a closed or crashed tab gives
// its lock back by itself. A tab that the phone froze or stopped does not, and would keep every other tab from sending.
// So the holder answers when it is asked whether it is awake, however slow its work is, and a holder that does not
// answer for twelve seconds loses the lock to a tab that waits. It is asked with messages, because browsers slow down
// the timers of hidden tabs and not their messages.

const question = "awake?";
const answer = "awake";
/** A waiter that itself slept in between counts one missed answer and not all of them. */
const askEveryMs = 4000;
const missedAnswers = 3;

/** Asks the holder again and again. @returns what ends it */
function watchHolder(channel: BroadcastChannel, asleep: () => void): () => void {
	let heard = true;
	let missed = 0;
	let timer: ReturnType<typeof setTimeout>;
	channel.onmessage = ({ data }) => {
		if (data === answer) heard = true;
	};
	const ask = () => {
		missed = heard ? 0 : missed + 1;
		if (missed === missedAnswers) return asleep();
		heard = false;
		channel.postMessage(question);
		timer = setTimeout(ask, askEveryMs);
	};
	ask();
	return () => clearTimeout(timer);
}

/**
 * Runs the work while no other tab on this device does so under the same name. A tab that waits takes the lock from a
 * holder that does not answer.
 * @param work its signal aborts when the lock was taken from it: from then on it must change nothing
 */
export async function alone<Result>(name: string, work: (lost: AbortSignal) => Promise<Result>): Promise<Result> {
	const channel = new BroadcastChannel(name);
	const lost = new AbortController();
	const held: { result?: Promise<Result> } = {};
	const waiting = new AbortController();
	const stopWatching = watchHolder(channel, () => waiting.abort());
	const hold = async () => {
		stopWatching();
		channel.onmessage = ({ data }) => {
			if (data === question) channel.postMessage(answer);
		};
		// Other waiting tabs may be about to give up on the previous holder.
		channel.postMessage(answer);
		held.result = work(lost.signal);
		// The error is thrown by the `await` below; the lock only needs the end.
		await held.result.catch(() => undefined);
	};
	const request = async (options: LockOptions) => {
		try {
			await navigator.locks.request(name, options, hold);
		} catch (error) {
			if (!held.result) throw error;
			// The lock was taken while the work runs; the work still ends by itself, and another holder is asked from now on.
			channel.onmessage = null;
			lost.abort();
		}
	};
	try {
		await request({ signal: waiting.signal }).catch(async (error: unknown) => {
			if (!waiting.signal.aborted) throw error;
			await request({ steal: true });
		});
		if (!held.result) throw new Error(`the lock ${name} was never held`);
		return await held.result;
	} finally {
		stopWatching();
		channel.close();
	}
}
