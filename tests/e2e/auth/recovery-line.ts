// Lines that break while somebody gets in again, and what the console says of it.
import type { Page } from "@playwright/test";
import { expect } from "#support/browser/test.ts";
import { NetworkProxy } from "#support/proxy.ts";
import type { RealServer } from "#support/server.ts";

export const unreachable =
	/net::ERR_(CONNECTION_REFUSED|EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED) .*\/api\//;

/** A line to the server that can fail; the page has left it before it is taken down. */
export async function throughProxy(server: RealServer, page: Page, work: (line: NetworkProxy) => Promise<void>) {
	const line = await new NetworkProxy(server.url).listen();
	await work(line)
		.then(() => page.goto("about:blank"))
		.finally(() => line.close());
}

/** The server does its work, and the line breaks before anybody hears of it; it stays broken until it may pass again. */
export async function cutAfter(line: NetworkProxy, path: string, page: Page, work: () => Promise<void>): Promise<void> {
	const held = line.nextHeldAnswer(path);
	await work();
	await held;
	await expect(page.getByRole("button", { name: /^(Submitting|Envoi)\.\.\.$/ })).toBeDisabled();
	line.refuse();
}
