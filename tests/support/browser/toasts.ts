// The short messages the app shows, and the undo button in them.
import type { BrowserContext, Locator, Page } from "@playwright/test";

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

/** Leaves out a toast that was pressed and is still fading out. */
export const undoButton = (page: Page): Locator =>
	page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: /^(Undo|Annuler)$/ });

/** Presses it and moves the pointer away: a pointer that stays keeps every toast open, over the elements below. */
export async function pressUndo(page: Page): Promise<void> {
	await undoButton(page).click();
	await page.mouse.move(0, 0);
}
