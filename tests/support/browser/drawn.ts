// Whether a page has drawn what it shows.
import type { Locator, Page } from "@playwright/test";

/** Waits until the page has drawn its changes and no animation is running. */
export async function drawn(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		const isMoving = ({ playState, effect }: Animation) =>
			playState === "running" && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
		for (let frames = 0; frames < 2; frames++) await frame();
		// Polls, because the `finished` promise of an element that leaves the page during its animation does not always
		// resolve. Endless animations are not waited for.
		while (document.getAnimations().some(isMoving)) await frame();
	});
}

/** Whether something dark was drawn on this canvas. */
export const isDrawn = (canvas: Locator): Promise<boolean> =>
	canvas.evaluate((node: HTMLCanvasElement) => {
		const drawn = node.getContext("2d")?.getImageData(0, 0, node.width, node.height).data ?? [];
		return drawn.some((value, at) => at % 4 === 0 && value < 100 && (drawn[at + 3] ?? 0) > 200);
	});
