// What a page tells search engines, and messengers that show a shared link.
import type { Page } from "@playwright/test";

export type Head = {
	title: string;
	description: string;
	/** By name or property. */
	meta: Record<string, string>;
	canonical: string;
	/** The addresses of the page by language. */
	twins: Record<string, string>;
	/** Its schema.org objects, as JSON text. */
	data: string[];
	/** The origins of all these addresses. */
	origins: string[];
};

/** The head of the open page; addresses are without their origin. */
export const headOf = (page: Page): Promise<Head> =>
	page.evaluate(() => {
		const all = (selector: string) => [...document.head.querySelectorAll(selector)];
		const attribute = (node: Element, name: string) => node.getAttribute(name) ?? "";
		const origins = new Set<string>();
		const path = (address: string) => {
			const { origin, pathname } = new URL(address);
			origins.add(origin);
			return pathname;
		};
		const meta = Object.fromEntries(
			all("meta[content]").map((node) => [
				attribute(node, "name") || attribute(node, "property"),
				attribute(node, "content"),
			]),
		);
		for (const name of ["og:url", "og:image"]) if (meta[name]) meta[name] = path(meta[name]);
		return {
			title: document.title,
			description: meta.description ?? "",
			meta,
			canonical: all("link[rel=canonical]")
				.map((link) => path(attribute(link, "href")))
				.join(" and "),
			twins: Object.fromEntries(
				all("link[rel=alternate][hreflang]").map((link) => [
					attribute(link, "hreflang"),
					path(attribute(link, "href")),
				]),
			),
			data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((node) => node.textContent ?? ""),
			origins: [...origins],
		};
	});
