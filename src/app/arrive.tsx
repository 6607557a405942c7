// The app takes over the page. A public page arrives drawn, in one language: it is brought to life as it is, and only when
// that is not the language of this visitor is it drawn afresh. Never from under somebody's hands: the words in a field are
// nowhere else yet, and this one page then stays in the language it came in.
import { createRoot, hydrateRoot } from "react-dom/client";
import { followManifest } from "#app/build/manifest-link.ts";
import { makeRouter, type Router } from "#app/router/router.ts";
import { chosenLanguage, type Language, language, languageReady, rememberLanguage, speak } from "#i18n/i18n.ts";
import { isTwin } from "#site/address.ts";
import { App } from "./App.tsx";

/** What arrived in the document's head and the app says anew when it does not take over what arrived. */
const headOfPage =
	"title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[hreflang]";

/** Resolves when the page is alive, or on its way to be drawn. */
export async function arrive(): Promise<void> {
	const place = document.getElementById("root");
	if (!place) throw new Error("index.html has no #root");
	const arrived = place.firstElementChild ? languageOf(document) : null;
	const chosen = isTwin(location.pathname) ? "fr" : chosenLanguage();
	if (chosen) rememberLanguage(chosen);
	const wanted = chosen ?? arrived ?? language();
	// What arrived in French can be read without its words: the same in English would be no help.
	while (!(await speak(wanted)) && arrived === wanted) await nextRetry();
	if (arrived && hasBegun(place)) await speak(arrived);
	followManifest();
	const router = makeRouter();
	resetScroll(router);
	if (arrived !== language()) {
		place.replaceChildren();
		for (const part of document.head.querySelectorAll(headOfPage)) part.remove();
		createRoot(place).render(<App router={router} />);
		return;
	}
	// To the router this says: what is on the screen is your own first drawing. Then it draws the same once more.
	router.ssr = { manifest: undefined };
	await router.load();
	while (!(await languageReady())) await nextRetry();
	keepPlace(router);
	hydrateRoot(place, <App router={router} />, {
		onRecoverableError: (error) => console.error("The page that arrived is not the page that was drawn:", error),
	});
}

/** As in start.ts: at the next touch, or when there is a network again. */
const nextRetry = (): Promise<void> =>
	new Promise((done) => {
		for (const touch of ["pointerdown", "keydown", "online"]) {
			addEventListener(touch, () => done(), { capture: true, once: true });
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

/** "Scroll position resets on every route change": also on the way back, where the browser would restore it. */
function resetScroll(router: Router): void {
	history.scrollRestoration = "manual";
	router.subscribe("onResolved", ({ fromLocation, pathChanged, toLocation }) => {
		if (fromLocation && pathChanged && !toLocation.hash) scrollTo({ top: 0, behavior: "instant" });
	});
}

/** Coming to life is no change: the router would take who has read on meanwhile back to the top. */
function keepPlace(router: Router): void {
	let place = scrollY;
	const note = () => {
		place = scrollY;
	};
	addEventListener("scroll", note, { passive: true });
	const rendered = router.subscribe("onRendered", ({ toLocation }) => {
		rendered();
		removeEventListener("scroll", note);
		if (!toLocation.hash) scrollTo({ top: place, behavior: "instant" });
	});
}
