// The pages as a visitor gets them before any script has run: drawn while the site is built (scripts/site/prerender.mjs).
import { renderToString } from "react-dom/server";
import { App } from "#app/App.tsx";
import { makeRouter } from "#app/router/router.ts";
import { english } from "#app/words.en.ts";
import { french } from "#app/words.fr.ts";
import { say, type TitleKey } from "#app/words.ts";
import { centre, examples, whatsappLink } from "#centre.ts";
import { type Language, languageReady, speak } from "#i18n/i18n.ts";
import { manifest } from "./manifest.ts";
import { manifestAddress } from "./manifest-link.ts";
import { robots, siteMap } from "./site-map.ts";

/** A path no page has. */
const nowhere = "/404";

export type Drawn = {
	/** File of the page, without its ending. */
	name: string;
	/** What belongs into the document's head. */
	head: string;
	/** What stands in #root: "" for a page of the portal, which is drawn on the phone. */
	body: string;
};

/** What is written beside the pages, by name. */
export const drawFiles = (): Record<string, string> =>
	siteFiles(
		addresses()
			.filter(({ portal, known }) => !portal && known)
			.map(({ path }) => path),
	);

const languages = ["en", "fr"] as const;
const greetings = { en: english["whatsapp.greeting"], fr: french["whatsapp.greeting"] };

/** The files of the site that are no pages, by name. @param paths of the public pages, without language */
function siteFiles(paths: string[]): Record<string, string> {
	const files = languages.flatMap((language) => [
		[manifestAddress(language).slice(1), JSON.stringify(manifest(language))],
		// The address that the server redirects /whatsapp to (pb_hooks/lib/site/pages.js).
		[`pages/${language}/whatsapp.away`, whatsappLink(greetings[language])],
	]);
	const { town, phone, whatsapp, email } = centre;
	return {
		"sitemap.xml": siteMap(paths),
		"robots.txt": robots(),
		// What stands at the end of every mail (pb_hooks/lib/mail/contact.js).
		"pages/contact.json": JSON.stringify({ town, phone, whatsapp, email }),
		// What `npm run serve` says is still to be replaced.
		"pages/examples.json": JSON.stringify(centre.sampleVoices ? [...examples, "sampleVoices"] : examples),
		...Object.fromEntries(files),
	};
}

/** Every address of the route table. `known`: it is the one its page is known by. */
const addresses = () =>
	Object.values(makeRouter("/").routesByPath).map(({ fullPath, options: { staticData = {} } }) => ({
		path: fullPath,
		portal: staticData.portal,
		known: staticData.known === undefined,
	}));

/** What React puts before the page, as it does not draw the head itself. */
const headParts = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

/** Every page in a language: those of the public site drawn, those of the portal with their head alone, and the 404 page. */
export async function drawAll(language: Language): Promise<Drawn[]> {
	await speak(language);
	await languageReady();
	const drawn = [await draw(nowhere)];
	for (const { path, portal } of addresses()) drawn.push(portal ? shell(path, portal.title) : await draw(path));
	return drawn;
}

async function draw(path: string): Promise<Drawn> {
	const router = makeRouter(path);
	await router.load();
	await languageReady();
	const html = renderToString(<App router={router} />);
	const head = headParts.exec(html)?.[0] ?? "";
	return { name: path === "/" ? "index" : path.slice(1), head, body: html.slice(head.length) };
}

// What a portal page shows depends on who opens it, so only its head is prerendered.
const shell = (path: string, title: TitleKey): Drawn => ({
	name: path.slice(1),
	head: renderToString(
		<>
			<title>{say(title)}</title>
			<meta name="robots" content="noindex" />
		</>,
	),
	body: "",
});
