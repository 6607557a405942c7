// One server for all tests of a file (vitest); a failed test shows the server's output.
import { afterAll, afterEach, beforeAll } from "vitest";
import { type RealServer, realServer, type ServerOptions } from "#support/server.ts";

/**
 * Starts a server before the file's tests and ends it after them; `fill` runs once, before the first test.
 * The returned function returns the server and the result of `fill`; it throws when called outside a test.
 */
export function serverForThisFile<Filled extends object = object>(
	fill: (server: RealServer) => Promise<Filled> = async () => Object.create(null),
	options: ServerOptions = {},
): () => { server: RealServer } & Filled {
	let server: RealServer | undefined;
	let filled: Filled | undefined;
	let shown = 0;
	beforeAll(async () => {
		server = await realServer(options);
		filled = await fill(server);
	});
	afterEach(({ task }) => {
		const log = server?.log() ?? "";
		if (task.result?.state === "fail" && log.length > shown) console.info(`The server said:\n${log.slice(shown)}`);
		shown = log.length;
	});
	afterAll(() => server?.end());
	return () => {
		if (!server || !filled) throw new Error("The server is only there inside a test.");
		return { server, ...filled };
	};
}
