// Checks of a public page beyond axe's.
import type { Page } from "@playwright/test";
import { drawn, judge, judgeBothLooks, widerThanScreen } from "#support/browser/looks.ts";

/** Checks a public page, and its words and icons at its own width and at 200 % zoom. */
export const judgeSitePage = (page: Page, name: string): Promise<void> => judge(page, name, misplaced);

/** The same in both looks, for a page opened in the first one. */
export const judgeSitePageInBothLooks = (page: Page, name: string): Promise<void> =>
	judgeBothLooks(page, name, misplaced);

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
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	await drawn(page);
	const large = [...(await widerThanScreen(page)), ...(await misdrawn(page))];
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	if (size) await page.setViewportSize(size);
	return [...wrong, ...large.map((what) => `large: ${what}`)];
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

/** Words that their box cuts off or that overflow it, and icons larger than the words beside them. */
const misdrawn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const wrong: string[] = [];
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const boxAround = (node: Element | null): Element | null =>
			node && ["hidden", "clip"].includes(getComputedStyle(node).overflowX)
				? node
				: node && boxAround(node.parentElement);
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const holder = text.parentElement;
			if (!holder || !text.textContent?.trim()) continue;
			// Slides wait beside their frame, and texts for screen readers only have no size.
			if (holder.closest("[inert], script, style, option, svg, .visually-hidden") || !holder.checkVisibility())
				continue;
			range.selectNodeContents(text);
			const words = range.getBoundingClientRect();
			const box = boxAround(holder)?.getBoundingClientRect();
			if (words.width < 2 || (box && box.width < 2)) continue;
			const edge = Math.min(box?.right ?? innerWidth, innerWidth);
			const start = Math.max(box?.left ?? 0, 0);
			if (words.right > edge + 1 || words.left < start - 1) wrong.push(`cut off: ${text.textContent.slice(0, 60)}`);
		}
		for (const sign of document.querySelectorAll(
			"a > svg[aria-hidden], button > svg[aria-hidden], summary > svg[aria-hidden]",
		)) {
			const { width, height } = sign.getBoundingClientRect();
			if (Math.max(width, height) > 48) wrong.push(`large sign: ${sign.outerHTML.slice(0, 120)}`);
		}
		return wrong;
	});
