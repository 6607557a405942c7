// The links of a PDF that lead out of it.
import * as z from "zod/mini";

export type PageLink = {
	address: string;
	/** What is heard: the words of who made it, else the address. */
	says: string;
	/** Left, top, width and height in percent of the page. */
	place: readonly [number, number, number, number];
};

/** Every other kind of annotation, and a link within the file, has another shape. */
const link = z.object({
	subtype: z.literal("Link"),
	url: z.string().check(z.regex(/^(https?|mailto):/i)),
	rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
	contentsObj: z.optional(z.object({ str: z.string() })),
});

/** What is asked of a page of pdfjs. */
type Page = {
	getAnnotations: (options: { intent: string }) => Promise<unknown[]>;
	getViewport: (options: { scale: number }) => {
		width: number;
		height: number;
		convertToViewportPoint: (x: number, y: number) => number[];
	};
};

/** Those that are safe to open: pages of the web and mail addresses. */
export async function linksOf(page: Page): Promise<PageLink[]> {
	const viewport = page.getViewport({ scale: 1 });
	const found = await page.getAnnotations({ intent: "display" });
	return found.flatMap((annotation) => {
		const { data } = link.safeParse(annotation);
		if (!data) return [];
		const [x1, y1, x2, y2] = data.rect;
		const [left = 0, top = 0] = viewport.convertToViewportPoint(x1, y1);
		const [right = 0, bottom = 0] = viewport.convertToViewportPoint(x2, y2);
		const across = (px: number) => (px / viewport.width) * 100;
		const down = (px: number) => (px / viewport.height) * 100;
		const place = [
			across(Math.min(left, right)),
			down(Math.min(top, bottom)),
			across(Math.abs(right - left)),
			down(Math.abs(bottom - top)),
		] as const;
		return [{ address: data.url, says: data.contentsObj?.str || data.url, place }];
	});
}
