// The manifest that a page names.
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect } from "#support/browser/test.ts";

export const picture = z.strictObject({
	src: z.string().startsWith("/"),
	sizes: z.string().regex(/^(any|\d+x\d+)$/),
	type: z.enum(["image/svg+xml", "image/png", "image/webp"]),
});
export const manifestShape = z.strictObject({
	id: z.literal("/"),
	name: z.string().min(1).max(30),
	short_name: z.string().min(1).max(12),
	description: z.string().min(20).max(300),
	lang: z.enum(["en", "fr"]),
	dir: z.literal("ltr"),
	start_url: z.string().startsWith("/"),
	scope: z.literal("/"),
	display: z.literal("standalone"),
	background_color: z.literal("#fffcf5"),
	theme_color: z.literal("#fffcf5"),
	categories: z.tuple([z.literal("education")]),
	icons: z.array(picture.extend({ purpose: z.enum(["maskable", "monochrome"]).optional() })),
	shortcuts: z.array(
		z.strictObject({
			name: z.string().min(1).max(12),
			description: z.string().min(1),
			url: z.string().startsWith("/"),
			icons: z.array(picture).min(1),
		}),
	),
	screenshots: z.array(picture.extend({ form_factor: z.enum(["narrow", "wide"]), label: z.string().min(10) })),
});

/** The manifest the open page links to. */
export async function manifestOf(page: Page): Promise<z.infer<typeof manifestShape>> {
	const address = await page.locator("link[rel=manifest]").evaluateAll((links) => {
		const [link] = links.map((one) => (one instanceof HTMLLinkElement ? one.href : ""));
		return links.length === 1 ? link : undefined;
	});
	const answer = await page.request.get(address ?? "");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/manifest+json"]);
	return manifestShape.parse(await answer.json());
}
