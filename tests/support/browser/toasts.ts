// The short messages the app shows.
import type { BrowserContext, Page } from "@playwright/test";

/** Records every toast that a page shows, so that a test also sees those that are gone. */
export async function recordToasts(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		const shown: string[] = [];
		Object.assign(window, { shownToasts: shown });
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes) {
				for (const node of addedNodes) {
					if (!(node instanceof HTMLElement)) continue;
					const toast = node.matches("[data-sonner-toast]") ? node : node.querySelector("[data-sonner-toast]");
					const words = toast?.querySelector("[data-title]")?.textContent;
					if (words) shown.push(words);
				}
			}
		}).observe(document, { childList: true, subtree: true });
	});
}

/** Every toast since this page was loaded, in order. */
export async function toastsOf(page: Page): Promise<string[]> {
	const shown: unknown = await page.evaluate(() => Reflect.get(window, "shownToasts"));
	return Array.isArray(shown) ? shown.map(String) : [];
}
