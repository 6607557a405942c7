// The short messages the app shows, and the button in them that undoes.
import type { BrowserContext, Locator, Page } from "@playwright/test";

/** Every toast a page ever shows is noted, so that a second one is seen also when the first is gone. */
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

/** One that was pressed fades out for a moment; it is not the one meant. */
export const undoButton = (page: Page): Locator =>
	page.locator('[data-sonner-toast][data-removed="false"]').getByRole("button", { name: /^(Undo|Annuler)$/ });

/** Presses it and goes away: a pointer that stays keeps every toast up, over what stands below them. */
export async function pressUndo(page: Page): Promise<void> {
	await undoButton(page).click();
	await page.mouse.move(0, 0);
}
