// What a notice lies over.
import { expect, type Page } from "@playwright/test";

export const notice = "[data-sonner-toast]";

/**
 * The controls and lines of text that are in view under the notice, by their words. What is scrolled behind the header is
 * not in view, nor what is behind the strip that makes it higher while a notice stands.
 */
const coveredBy = (page: Page): Promise<string[]> =>
	page.evaluate((notice) => {
		const shown = document.querySelector(notice)?.getBoundingClientRect();
		const [header, main] = [document.querySelector("header"), document.querySelector("main")];
		if (!shown || !header || !main) return ["The notice is gone."];
		const below = header.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(main).paddingTop);
		const under = (box: DOMRect, from: number) =>
			Math.min(box.bottom, shown.bottom) > Math.max(box.top, shown.top, from) + 0.5 &&
			Math.min(box.right, shown.right) > Math.max(box.left, shown.left) + 0.5;
		const found: string[] = [];
		for (const room of [header, main]) {
			const from = room === header ? 0 : below;
			const controls = room.querySelectorAll("a, button, summary, input, textarea, select, label, [role=tab]");
			for (const control of controls) {
				if (control.checkVisibility() && under(control.getBoundingClientRect(), from)) {
					found.push(control.textContent || control.outerHTML);
				}
			}
			const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				const holder = text.parentElement;
				// What only screen readers hear is held by a box of one pixel.
				if (!holder?.checkVisibility({ visibilityProperty: true }) || holder.closest(".out-of-sight")) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const words = text.textContent?.trim() ?? "";
				if (words && [...range.getClientRects()].some((box) => under(box, from))) found.push(words);
			}
		}
		return found;
	}, notice);

/** The notice stands, and nothing that is read or pressed lies under it. */
export async function coversNothing(page: Page, hint = ""): Promise<void> {
	await expect.poll(() => coveredBy(page), hint).toEqual([]);
}
