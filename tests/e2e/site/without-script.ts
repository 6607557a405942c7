// A public page without scripts: what search engines read of it, and every element that belongs on it.
import type { Page } from "@playwright/test";
import { addressIn, type Language } from "#support/browser/site.ts";
import { headOf } from "#support/browser/site-head.ts";
import { linksIn, outlineOf, wordsIn } from "#support/browser/site-outline.ts";
import { foot, menu, type Row, words } from "#support/browser/site-words.ts";
import { expect } from "#support/browser/test.ts";
import type { RealServer } from "#support/server.ts";

type Typed = { "@type": string; [more: string]: unknown };
const typed = (object: Typed): [string, Typed] => [object["@type"], object];

/** The schema.org objects of a page. */
const data: Record<string, Typed[]> = {
	"/": [
		{
			"@type": "EducationalOrganization",
			name: "LEAD",
			address: { addressLocality: "Zahlé", addressCountry: "LB" },
			openingHoursSpecification: { opens: "14:30", closes: "20:30", dayOfWeek: { length: 5 } },
		},
	],
	"/learning-programs": [{ "@type": "BreadcrumbList" }, { "@type": "ItemList", itemListElement: { length: 3 } }],
	"/after-school-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/personalized-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/advanced-learning": [{ "@type": "BreadcrumbList", itemListElement: { length: 3 } }],
	"/activities": [{ "@type": "BreadcrumbList", itemListElement: { length: 2 } }],
	"/join-us": [{ "@type": "EducationalOrganization", name: "LEAD" }],
	"/faq": [{ "@type": "FAQPage", mainEntity: { length: 13 } }],
};

/** Checks what a search engine reads of the open page. @returns its title */
export async function expectFindable(
	server: RealServer,
	page: Page,
	path: string,
	language: Language,
): Promise<string> {
	const { title, description, meta, canonical, twins, ...rest } = await headOf(page);
	const known = path === "/contact" ? "/join-us" : path;
	expect({ path, title }).toEqual({ path, title: expect.stringMatching(/^.{10,60}$/u) });
	expect({ path, description }).toEqual({ path, description: expect.stringMatching(/^.{70,160}$/u) });
	expect(canonical).toBe(addressIn(language, known));
	expect(twins).toEqual({ en: known, fr: addressIn("fr", known), "x-default": known });
	expect(meta).toMatchObject({
		"og:title": title,
		"og:description": description,
		"og:url": canonical,
		"og:site_name": "LEAD",
		"og:type": "website",
		"og:locale": language === "en" ? "en_US" : "fr_FR",
		"og:image:width": "1200",
		"og:image:height": "630",
		"twitter:card": "summary_large_image",
	});
	const picture = await server.ask("GET", meta["og:image"] ?? "");
	expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
	expect(rest.origins).toHaveLength(1);
	const objects = new Map(rest.data.map((text) => typed(JSON.parse(text))));
	for (const wanted of data[known] ?? []) expect(objects.get(wanted["@type"])).toMatchObject(wanted);
	return title;
}

/** The rows that are missing, or not there as often as they should be. */
const missing = (rows: Row[], language: Language, outline: string[], text = ""): string[] =>
	rows.flatMap(([kind, en, fr, times = 1]) => {
		const wanted = language === "en" ? en : fr;
		if (kind === "text") return text.includes(wanted) ? [] : [wanted];
		const found = outline.filter((line) => line === `${kind} ${wanted}`).length;
		return found === times ? [] : [`${found} instead of ${times}: ${kind} ${wanted}`];
	});

/** The elements that belong in the main part of the open page and are missing. */
export async function lacks(page: Page, path: string, h1: Record<Language, string>, language: Language) {
	const main = page.getByRole("main");
	const heading: Row = ["h1", h1.en, h1.fr.replaceAll("\u202f", " ")];
	const rows = [heading, ...(words[path] ?? [])];
	expect(rows.length).toBeGreaterThan(1);
	const lost = missing(rows, language, await outlineOf(main), await wordsIn(main));
	return lost.map((row) => `${path} ${row}`);
}

/** Checks what is around every page. */
export async function expectFramed(page: Page, language: Language): Promise<void> {
	const header = page.getByRole("banner");
	await expect(header.getByRole("link", { name: language === "en" ? "LEAD, home" : "LEAD, accueil" })).toBeVisible();
	const tagline = language === "en" ? "Learn, Evolve, Achieve, Discover" : "Apprendre, évoluer, réussir, découvrir";
	await expect(header.getByText(tagline)).toBeVisible();
	const portal = header.getByRole("link", { name: language === "en" ? "Portal" : "Portail", exact: true });
	await expect(portal).toHaveAttribute("href", "/portal");
	expect(missing(menu, language, await linksIn(header.getByRole("navigation")))).toEqual([]);
	expect(missing(foot, language, await outlineOf(page.getByRole("contentinfo")))).toEqual([]);
}
