// The network of an open page, cut and mended.
import { onTestFinished } from "vitest";
import { type NetworkProxy, proxyTo } from "#support/proxy.ts";
import type { App } from "./app.ts";

/** A line to a server that ends with the test. */
export async function lineTo(server: { url: string }): Promise<NetworkProxy> {
	const line = await proxyTo(server.url);
	onTestFinished(() => line.close());
	return line;
}

/** The phone loses its network while the page is open: requests break, and the browser says so. */
export function goOffline(app: App, line: NetworkProxy): void {
	line.refuse();
	app.online(false);
}

/** The network is there again, and the browser says so. */
export function goOnline(app: App, line: NetworkProxy): void {
	line.pass();
	app.online(true);
}

/** The browser's event that there is a network again, after which the page asks the server at once. */
export const networkIsBack = (app: App): void => app.online(true);
