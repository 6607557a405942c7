// Letters that are larger than what holds them.
import type { Page } from "@playwright/test";

/** Words that their box cuts off or that overflow it, and icons larger than the words beside them. */
export const misdrawn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const wrong: string[] = [];
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const boxAround = (node: Element | null): Element | null =>
			node && ["hidden", "clip"].includes(getComputedStyle(node).overflowX)
				? node
				: node && boxAround(node.parentElement);
		const scrolls = (node: Element | null): boolean =>
			node !== null &&
			node !== document.documentElement &&
			node !== document.body &&
			((["auto", "scroll"].includes(getComputedStyle(node).overflowX) && node.scrollWidth > node.clientWidth + 1) ||
				scrolls(node.parentElement));
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const holder = text.parentElement;
			if (!holder || !text.textContent?.trim()) continue;
			// Slides wait beside their frame, and texts for screen readers only have no size.
			// What scrolls sideways is no loss.
			if (scrolls(holder)) continue;
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

/** Words that continue in the next line. @param within a selector of what is looked at */
export const dividedWords = (page: Page, within = "body"): Promise<string[]> =>
	page.evaluate((within) => {
		const range = document.createRange();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const divided: string[] = [];
		for (let text = walker.nextNode(); text; text = walker.nextNode()) {
			const holder = text.parentElement;
			if (!holder?.closest(within) || !holder.checkVisibility()) continue;
			if (holder.closest("script, style, option, svg")) continue;
			for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
				if (lines.size > 1) divided.push(`divided: ${word}`);
			}
		}
		return divided;
	}, within);
