// The pages as a visitor gets them before any script has run: drawn while the site is built (scripts/prerender.mjs).
import { renderToString } from "react-dom/server";
import { App } from "#app/App.tsx";
import { makeRouter } from "#app/router/router.ts";
import { say, type TitleKey } from "#app/words.ts";
import { type Language, languageReady, speak } from "#i18n/i18n.ts";
import { siteFiles } from "./site-files.ts";

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
	const lazyComponent = [await draw(nowhere)];
	for (const { path, portal } of addresses()) lazyComponent.push(portal ? shell(path, portal.title) : await draw(path));
	return lazyComponent;
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
