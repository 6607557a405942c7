// Checks of a public page beyond axe's.
import type { Page } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import { dividedWords, misdrawn } from "#support/browser/letters.ts";
import { judge, judgeLooks, widerThanScreen, withLargeLetters } from "#support/browser/looks.ts";

/** Checks a public page, and its words and icons at its own width and at 200 % zoom. */
export const judgeSitePage = (page: Page, name: string): Promise<void> => judge(page, name, misplaced);

/** The same in both looks, for a page opened in the first one. */
export const judgeSitePageInBothLooks = (page: Page, name: string): Promise<void> => judgeLooks(page, name, misplaced);

async function misplaced(page: Page): Promise<string[]> {
	await drawn(page);
	return [...(await widerThanScreen(page)), ...(await misdrawn(page))];
}

/** What is wrong at 320 pixels when the visitor's browser doubles the size of letters. */
export async function wrongWithLargeLetters(page: Page): Promise<string[]> {
	const size = page.viewportSize();
	await page.setViewportSize({ width: 320, height: 640 });
	await drawn(page);
	const wrong = [...(await widerThanScreen(page)), ...(await misdrawn(page)), ...(await dividedWords(page))];
	if (size) await page.setViewportSize(size);
	return [...wrong, ...(await withLargeLetters(page))];
}
