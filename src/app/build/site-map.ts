// What search engines are told of the site as a whole.
import { fileAddress, publicAddress } from "#site/address.ts";

/** sitemap.xml: every page in both languages, each naming its twin. @param paths of the public pages, without language */
export function siteMap(paths: string[]): string {
	const entries = paths.flatMap((path) =>
		(["en", "fr"] as const).map((language) => entry(path, publicAddress(path, language))),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const entry = (path: string, address: string): string => {
	const twins = {
		en: publicAddress(path, "en"),
		fr: publicAddress(path, "fr"),
		"x-default": publicAddress(path, "en"),
	};
	const links = Object.entries(twins).map(
		([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
	);
	return `<url><loc>${address}</loc>${links.join("")}</url>`;
};

/**
 * robots.txt: everything but the server's own answers may be read; pages of the portal say themselves that they are not
 * for an index.
 */
export const robots = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${fileAddress("/sitemap.xml")}
`;
