// Targets on a screen that are too small for a finger.
import type { Page } from "@playwright/test";

/**
 * Buttons, links, fields and tabs smaller than 44 x 44 px, counting invisible areas that belong to them. Links within a
 * sentence do not count.
 */
export function smallTargets(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const room = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
		const targets = [
			...room.querySelectorAll<HTMLElement>("button, a[href], input, textarea, select, summary, [role=tab]"),
		];
		const inSentence = (node: HTMLElement) =>
			getComputedStyle(node).display === "inline" &&
			(node.parentElement?.textContent ?? "").trim() !== (node.textContent ?? "").trim();
		const hits = (node: HTMLElement, x: number, y: number) => {
			const there = document.elementFromPoint(x, y);
			return there === node || node.contains(there);
		};
		const before = scrollY;
		const small = targets.filter((node) => {
			if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || inSentence(node)) return false;
			let box = node.getBoundingClientRect();
			if (box.width >= 43.5 && box.height >= 43.5) return false;
			// A skip link is above the page until it has the focus.
			if (box.bottom + scrollY <= 0 || box.right <= 0) return false;
			node.scrollIntoView({ block: "center", behavior: "instant" });
			box = node.getBoundingClientRect();
			const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
			const wide = box.width >= 43.5 || (hits(node, x - 21.5, y) && hits(node, x + 21.5, y));
			const high = box.height >= 43.5 || (hits(node, x, y - 21.5) && hits(node, x, y + 21.5));
			return !(wide && high);
		});
		scrollTo({ top: before, behavior: "instant" });
		return small.map((node) => {
			const { width, height } = node.getBoundingClientRect();
			return `${Math.round(width)}x${Math.round(height)} ${node.outerHTML.slice(0, 140)}`;
		});
	});
}
