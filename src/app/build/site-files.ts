// The files of the site that are no pages.

import { english } from "#app/words.en.ts";
import { french } from "#app/words.fr.ts";
import { whatsappLink } from "#centre.ts";
import { manifest } from "./manifest.ts";
import { manifestAddress } from "./manifest-link.ts";
import { robots, siteMap } from "./site-map.ts";

const languages = ["en", "fr"] as const;
const greetings = { en: english["whatsapp.greeting"], fr: french["whatsapp.greeting"] };

/** By name. @param paths of the public pages, without language */
export function siteFiles(paths: string[]): Record<string, string> {
	const files = languages.flatMap((language) => [
		[manifestAddress(language).slice(1), JSON.stringify(manifest(language))],
		// The address that the server redirects /whatsapp to (pb_hooks/lib/pages.js).
		[`pages/${language}/whatsapp.away`, whatsappLink(greetings[language])],
	]);
	return { "sitemap.xml": siteMap(paths), "robots.txt": robots(), ...Object.fromEntries(files) };
}
