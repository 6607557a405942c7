import { expect, test } from "vitest";
import { linksOf } from "./page-links.ts";

/** A page of A4 that holds these annotations, as pdfjs describes them. */
const pageWith = (...annotations: object[]) => ({
	getAnnotations: async () => annotations,
	getViewport: () => ({
		width: 600,
		height: 800,
		convertToViewportPoint: (x: number, y: number) => [x, 800 - y],
	}),
});
const rect = [60, 700, 360, 720];
const link = (url: string) => ({ subtype: "Link", url, rect });

test("a link to a page or a mail address lies where the file says, and says its words, or else its address", async () => {
	const titled = { ...link("mailto:help@lead.example"), contentsObj: { str: "Write to us" } };
	const page = pageWith(link("https://lead.example/"), titled);
	const place = [10, 10, 50, 2.5];
	expect(await linksOf(page)).toEqual([
		{ address: "https://lead.example/", says: "https://lead.example/", place },
		{ address: "mailto:help@lead.example", says: "Write to us", place },
	]);
});

test("no other address of a file can be opened", async () => {
	const others = ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "ftp://lead.example/", "tel:+961"];
	const inside = { subtype: "Link", dest: "chapter", rect };
	const field = { ...link("https://lead.example/"), subtype: "Widget" };
	expect(await linksOf(pageWith(...others.map(link), inside, field))).toEqual([]);
});
