// One at a time on this device: tabs and the service worker share the browser's own locks, which a closed or crashed tab
// gives back by itself. A tab that the phone froze, or stopped, does not: it would keep everybody from sending for as
// long as it sleeps. So a holder answers when it is asked whether it is awake, however slow its work is, and one that
// does not answer for twelve seconds loses the lock to whoever waits. It is asked with messages, since the
// browser slows down the timers of hidden tabs and not their messages.

const question = "awake?";
const answer = "awake";
/** In milliseconds; a waiter that itself slept in between counts one missed answer and not all of them. */
const patience = 4000;
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
		timer = setTimeout(ask, patience);
	};
	ask();
	return () => clearTimeout(timer);
}

/**
 * Runs the work while nobody else on this device does so under the same name. Whoever waits takes the lock from a holder
 * that shows no life.
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
		// Others that wait may be about to give up on the holder before this one.
		channel.postMessage(answer);
		held.result = work(lost.signal);
		// How it ends is told below; to the lock it only matters that it ended.
		await held.result.catch(() => undefined);
	};
	const request = async (options: LockOptions) => {
		try {
			await navigator.locks.request(name, options, hold);
		} catch (error) {
			// The lock was taken from a work under way, which still ends in its own way.
			if (held.result) lost.abort();
			else throw error;
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
