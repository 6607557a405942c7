// One person's ear at the server: everything that realtime tells, as it comes.
import type { Person } from "#support/people.ts";
import type { RealServer } from "#support/server.ts";

export interface Listener {
	/** Waits until this word was heard. */
	heard: (word: string) => Promise<void>;
	/** Everything that was said so far. */
	said: () => string;
	stop: () => Promise<void>;
}

/** Subscribes a person to these topics, such as "submissions/*", over server-sent events. */
export async function listen(server: RealServer, who: Person, subscriptions: string[]): Promise<Listener> {
	const stopper = new AbortController();
	const stream = await fetch(`${server.url}/api/realtime`, { signal: stopper.signal });
	let text = "";
	const waiting: { word: string; done: () => void }[] = [];
	const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
	const read = async (): Promise<void> => {
		const part = await reader?.read();
		text += part?.value ?? "";
		for (const one of waiting) if (text.includes(one.word)) one.done();
		if (part && !part.done) await read();
	};
	const reading = read().catch(() => undefined);
	const heard = (word: string) =>
		new Promise<void>((done) => (text.includes(word) ? done() : waiting.push({ word, done })));
	await heard("clientId");
	const clientId = /"clientId":"([^"]+)"/.exec(text)?.[1];
	await server.ask("POST", "/api/realtime", { token: who.token, body: { clientId, subscriptions } });
	return {
		heard,
		said: () => text,
		stop: async () => {
			stopper.abort();
			await reading;
		},
	};
}
