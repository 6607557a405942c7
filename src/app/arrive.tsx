// Hands the page over to the app. A public page arrives prerendered in one language. It is hydrated as it is, or drawn
// afresh when this visitor reads the other language. It is never redrawn while somebody is using a form, because that
// text is stored nowhere else yet; this one page then keeps its language.
import { createRoot, hydrateRoot } from "react-dom/client";
import { followManifest } from "#app/build/manifest-link.ts";
import { keepPlace } from "#app/router/keep-place.ts";
import { reloadOnce } from "#app/router/missing-parts.ts";
import { makeRouter, type Router } from "#app/router/router.ts";
import { chosenLanguage, type Language, language, languageReady, rememberLanguage, speak } from "#i18n/i18n.ts";
import { isTwin } from "#site/address.ts";
import { App } from "./App.tsx";

/** The elements of the prerendered head that the app writes itself; they are removed when it does not hydrate. */
const headOfPage =
	"title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[hreflang]";

/** Resolves when the page is about to be hydrated or drawn. */
export async function arrive(): Promise<void> {
	const place = document.getElementById("root");
	if (!place) throw new Error("index.html has no #root");
	const arrived = place.firstElementChild ? languageOf(document) : null;
	const chosen = isTwin(location.pathname) ? "fr" : chosenLanguage();
	if (chosen) rememberLanguage(chosen);
	const wanted = chosen ?? arrived ?? language();
	// A page that arrived in French can be read even when the French dictionary could not be loaded; redrawing it in
	// English would not help.
	while (!(await speak(wanted)) && arrived === wanted) await nextRetry();
	if (arrived && hasBegun(place)) await speak(arrived);
	followManifest();
	const router = makeRouter();
	resetScroll(router);
	if (arrived) await codeOfPage(router, place);
	if (arrived !== language()) {
		place.replaceChildren();
		for (const part of document.head.querySelectorAll(headOfPage)) part.remove();
		createRoot(place).render(<App router={router} />);
		return;
	}
	// Makes the router treat what is on the screen as its own first render, so that hydration renders the same again.
	router.ssr = { manifest: undefined };
	await router.load();
	while (!(await languageReady())) await nextRetry();
	if (!location.hash) keepPlace(router);
	hydrateRoot(place, <App router={router} />, {
		onRecoverableError: (error) => console.error("The page that arrived is not the page that was drawn:", error),
	});
}

/**
 * Resolves when the code of the page that arrived is here. Without it the app would draw an error over a page that can be
 * read and written in.
 */
async function codeOfPage(router: Router, place: Element): Promise<void> {
	for (let tries = 1; ; tries++) {
		// A network that comes back during an attempt is not missed.
		const again = nextRetry();
		if (await fetchCode(router)) return;
		// Perhaps the code is gone with a deployment. What was pressed in a form would not outlive a reload.
		if (tries > 1 && !hasBegun(place)) await reloadOnce();
		await again;
	}
}

/** False when a part could not be fetched. A page whose code is here has nothing left to preload. */
async function fetchCode(router: Router): Promise<boolean> {
	const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
	const pages = routes.map(({ options }) => options.component);
	await Promise.all(pages.map((page) => page?.preload?.()));
	return pages.every((page) => !page?.preload);
}

const retriesAfter = 15_000; // milliseconds

/** At the next touch, when there is a network again, or after a while: not every line that comes back is noticed. */
const nextRetry = (): Promise<void> =>
	new Promise((done) => {
		const waiting = new AbortController();
		const go = () => {
			waiting.abort();
			clearTimeout(timer);
			done();
		};
		const timer = setTimeout(go, retriesAfter);
		for (const touch of ["pointerdown", "keydown", "online"]) {
			addEventListener(touch, go, { capture: true, signal: waiting.signal });
		}
	});

/** Somebody is in a form, or has written in it. */
const hasBegun = (place: Element): boolean =>
	place.querySelector("form :focus") !== null ||
	[...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields)].some(
		({ value }) => value !== "",
	);

const fields = "form :is(input, textarea, select)";

const languageOf = ({ documentElement }: Document): Language => (documentElement.lang === "fr" ? "fr" : "en");

/**
 * Every route change starts at the top of the page, also on the way back, where the browser would restore the scroll
 * position. A hash leads on to a part of the page, or names a tab of a dashboard.
 */
function resetScroll(router: Router): void {
	history.scrollRestoration = "manual";
	router.subscribe("onResolved", ({ fromLocation, pathChanged, toLocation }) => {
		if (!fromLocation || !pathChanged || document.getElementById(toLocation.hash)) return;
		scrollTo({ top: 0, behavior: "instant" });
	});
}
