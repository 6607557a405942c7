// Lines that break while a person recovers an account, and the console errors this causes.
import type { Page } from "@playwright/test";
import { expect } from "#support/browser/test.ts";
import { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

export const unreachable =
	/net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED) .*\/api\//;

/** A line to the server that can fail. The page leaves it before it is closed. */
export async function throughProxy(server: RealServer, page: Page, work: (line: NetworkProxy) => Promise<void>) {
	const line = await new NetworkProxy(server.url).listen();
	await work(line)
		.then(() => page.goto("about:blank"))
		.finally(() => line.close());
}

/** The server carries out the request, and the line breaks before the response arrives; it stays broken until `line.pass()`. */
export async function cutAfter(line: NetworkProxy, path: string, page: Page, work: () => Promise<void>): Promise<void> {
	const held = line.nextHeldAnswer(path);
	await work();
	await held;
	await expect(page.getByRole("button", { name: /^(Submitting|Envoi)\.\.\.$/ })).toBeDisabled();
	line.refuse();
}
