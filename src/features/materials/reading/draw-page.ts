// Draws a page of a PDF as a picture.
import type { PDFPageProxy } from "pdfjs-dist";

/** Four bytes each: 32 MB for a page. A page of A4 as wide as a phone has a fifth of it, at four times that size all. */
const mostPixels = 2 ** 23;

/**
 * Draws it once more, as sharp as the screen is, and then puts it in the place of what was drawn before.
 * @param scale px for a point of its paper
 * @returns what ends it
 */
export function drawPage(page: PDFPageProxy, scale: number, holder: HTMLElement, onFailed: () => void): () => void {
	const plain = page.getViewport({ scale });
	const sharpness = Math.min(devicePixelRatio, Math.sqrt(mostPixels / (plain.width * plain.height)));
	const viewport = page.getViewport({ scale: scale * sharpness });
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.floor(viewport.width));
	canvas.height = Math.max(1, Math.floor(viewport.height));
	const task = page.render({ canvas, viewport });
	let over = false;
	task.promise.then(
		() => {
			if (over) return;
			freeCanvas(holder);
			holder.replaceChildren(canvas);
		},
		(error: unknown) => {
			if (over) return;
			console.warn(error);
			onFailed();
		},
	);
	return () => {
		over = true;
		task.cancel();
		if (canvas.parentElement !== holder) canvas.width = canvas.height = 0;
	};
}

/** Safari frees the memory of a canvas at once only when it has no size. */
export function freeCanvas(holder: HTMLElement | null): void {
	const canvas = holder?.querySelector("canvas");
	if (canvas) canvas.width = canvas.height = 0;
}
