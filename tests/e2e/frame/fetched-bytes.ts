// The bytes that a page fetches, on the wire.
import type { Page, Request } from "@playwright/test";

export const kilobyte = 1024;

/** Records what a page fetches; returns the bytes of one kind of file, each address counted once. */
export function meter(page: Page) {
	const requests = new Map<string, Request>();
	// Only the first time: afterwards the browser has it.
	page.on("requestfinished", (request) => {
		if (!requests.has(request.url())) requests.set(request.url(), request);
	});
	return async (kind: "script" | "font") => {
		const sizes = new Map<string, number>();
		for (const [url, request] of requests) {
			if (!url.includes("/assets/")) continue;
			const is = url.endsWith(".js") ? "script" : url.endsWith(".woff2") ? "font" : "";
			if (is === kind) sizes.set(url, (await request.sizes()).responseBodySize);
		}
		return { count: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
	};
}

/** Opens the first page and waits for the last step of its app: registering the service worker, which is not allowed here. */
export async function openHome(page: Page, url: string): Promise<void> {
	const done = page.waitForEvent("console", (said) => said.text().startsWith("Service Worker registration blocked"));
	await page.goto(`${url}/`);
	await done;
	await page.waitForLoadState("networkidle");
}
