// The head of a public page as the router wants it: what the page says of itself, and where it stands in both languages.

import { language } from "#i18n/i18n.ts";
import { fileAddress, publicAddress } from "#site/address.ts";
import type { PageHead } from "#site/head.ts";

const locales = { en: "en_US", fr: "fr_FR" } as const;

/** @param path of the page, without language */
export function siteHead(path: string, { title, description, picture = "home", data = [] }: PageHead) {
	const spoken = language();
	const other = spoken === "en" ? "fr" : "en";
	const here = publicAddress(path, spoken);
	return {
		meta: [
			{ title },
			{ name: "description", content: description },
			{ name: "robots", content: "index, follow" },
			{ property: "og:type", content: "website" },
			{ property: "og:site_name", content: "LEAD" },
			{ property: "og:title", content: title },
			{ property: "og:description", content: description },
			{ property: "og:url", content: here },
			{ property: "og:image", content: fileAddress(`/og/${picture}-${spoken}.jpg`) },
			{ property: "og:image:width", content: "1200" },
			{ property: "og:image:height", content: "630" },
			{ property: "og:locale", content: locales[spoken] },
			{ property: "og:locale:alternate", content: locales[other] },
			{ name: "twitter:card", content: "summary_large_image" },
		],
		links: [
			{ rel: "canonical", href: here },
			{ rel: "alternate", hrefLang: "en", href: publicAddress(path, "en") },
			{ rel: "alternate", hrefLang: "fr", href: publicAddress(path, "fr") },
			{ rel: "alternate", hrefLang: "x-default", href: publicAddress(path, "en") },
		],
		scripts: data.map((object) => ({ type: "application/ld+json", children: inScript(object) })),
	};
}

/** As JSON that cannot end the script it stands in. */
const inScript = (object: object): string => JSON.stringify(object).replaceAll("<", "\\u003c");
