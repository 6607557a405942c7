// Checks of a public page beyond axe's.
import type { Page } from "@playwright/test";
import { drawn } from "#support/browser/drawn.ts";
import { misdrawn } from "#support/browser/letters.ts";
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

/** Words that continue in the next line. */
const dividedWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const divided: string[] = [];
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const holder = text.parentElement;
			if (!holder?.checkVisibility() || holder.closest("script, style, option, svg")) continue;
			for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) divided.push(`divided: ${word}`);
			}
		}
		return divided;
	});
