// What a run hears of a request: an answer of our server, or none.
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { browser } from "#sync/platform.ts";
import { connect } from "#sync/request.ts";

const ended: (() => void)[] = [];
afterEach(() => {
	for (const end of ended.splice(0)) end();
});

/** A server on this machine. @returns the platform of a phone that knows it, whose deadlines pass when `late` is called */
async function answering(listener: RequestListener) {
	const server = createServer(listener);
	await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
	ended.push(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("the server has no port");
	const deadline = new AbortController();
	return {
		platform: {
			...browser,
			mark: "X-Lead",
			origin: `http://127.0.0.1:${address.port}`,
			deadline: () => deadline.signal,
		},
		late: () => deadline.abort(),
	};
}

const json = { "Content-Type": "application/json", "X-Lead": "1" };

/** Listens, and never answers. @returns the listener, and a promise of the first request */
function silent() {
	let hear = () => {};
	const asked = new Promise<void>((resolve) => {
		hear = resolve;
	});
	return { listener: () => hear(), asked };
}

test("an answer of our server comes with its status and its body", async () => {
	const { platform } = await answering((_, response) => {
		response.writeHead(200, json).end(JSON.stringify({ seq: 7 }));
	});
	const answer = await connect(platform, "token")("/api/hello");
	expect(answer).toEqual({ status: 200, body: { seq: 7 }, timedOut: false, retryAfter: null });
});

test("what somebody else answers is no answer, whatever it says", async () => {
	const { platform } = await answering((_, response) => {
		response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ seq: 7 }));
	});
	const answer = await connect(platform, "token")("/api/hello");
	expect(answer).toEqual({ status: 0, body: {}, timedOut: false, retryAfter: null });
});

test("how long the server asks to wait is heard in seconds, and a date or nothing counts as not said", async () => {
	const said = ["90", "Fri, 20 Nov 2026 08:00:00 GMT", undefined];
	const { platform } = await answering((_, response) => {
		const wait = said.shift();
		response
			.writeHead(429, wait ? { ...json, "Retry-After": wait } : json)
			.end(JSON.stringify({ message: "slow down" }));
	});
	const ask = connect(platform, "token");
	const waits = [await ask("/api/hello"), await ask("/api/hello"), await ask("/api/hello")];
	expect(waits.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
		[429, 90_000],
		[429, null],
		[429, null],
	]);
});

test("a request ends when its deadline passes, and says so", async () => {
	const { listener, asked } = silent();
	const { platform, late } = await answering(listener);
	const answer = connect(platform, "token")("/api/hello");
	await asked;
	late();
	expect(await answer).toMatchObject({ status: 0, timedOut: true });
});

test("a request ends when its run is stopped, and no later one reaches the server", async () => {
	const heard: (string | undefined)[] = [];
	const { listener, asked } = silent();
	const { platform } = await answering(({ url }) => {
		heard.push(url);
		listener();
	});
	const stop = new AbortController();
	const ask = connect(platform, "token", undefined, stop.signal);
	const answer = ask("/api/first");
	await asked;
	stop.abort();
	expect(await answer).toMatchObject({ status: 0, timedOut: false });
	expect(await ask("/api/second")).toMatchObject({ status: 0, timedOut: false });
	expect(heard).toEqual(["/api/first"]);
});

test("what cannot be sent at all is an error, and not a missing answer", async () => {
	const { platform } = await answering(() => {});
	await expect(connect(platform, "token")("/api/hello", { method: "POST", body: { seq: 7n } })).rejects.toThrow(
		TypeError,
	);
});
