// What a prerendered page runs. Nobody needs the app to read it, so a first visitor's is fetched as soon as somebody
// touches the page, and not before: taking the page over is one long task, in which a slow phone answers nothing. Whoever
// has something of their own on this phone gets it once the page is painted (`mustStart`). What is pressed before the app
// is there is pressed again when it is. An app that did not come over a bad line is fetched again at the next touch, when
// there is a network again, or by itself if something was pressed.
import "./start-typed.ts";

const place = document.querySelector<HTMLScriptElement>("script[data-app]");
const { app = "", parts = "", sheet = "", form = "" } = place?.dataset ?? {};
/** Its `app` says that a form's press waits for the app ("awaited") or that the app has taken the page over ("here"). */
const { dataset: page } = document.documentElement;

/** Not the pointer's way: browsers say that it moved when a page appears under it. */
const touches = ["pointerdown", "wheel", "scroll", "keydown", "focusin", "online"];

const languageKey = "lead-language";
/** So many milliseconds before the first slide moves the app is fetched. */
const ahead = 2500;
/**
 * So many milliseconds after a page with a form was loaded the app is fetched, and not run: whoever will type needs it,
 * perhaps when the line is gone. By then a slow phone has painted the page, and its reader has not come down to the form yet.
 */
const reading = 2000;

/** So many milliseconds after it did not come: no browser says that a server is back. */
const retriesAfter = 15_000;
let retry: ReturnType<typeof setTimeout> | undefined;

let started = false;
let again: (() => void) | null = null;

async function start(): Promise<void> {
	if (started) return;
	started = true;
	draw();
	for (const href of parts.split(" ")) addLink("modulepreload", href);
	try {
		await addSheet();
		await import(/* @vite-ignore */ app);
	} catch (error) {
		console.error(error);
		started = false;
		clearTimeout(retry); // Every touch meanwhile is an attempt, too.
		if (again) retry = setTimeout(touched, retriesAfter);
		return;
	}
	for (const touch of touches) removeEventListener(touch, touched, true);
	removeEventListener("click", holdClick, true);
	removeEventListener("submit", holdForm, true);
	page.app = "here";
	again?.();
}

/** As the app's own code asks for its parts (`crossOrigin`), or it would ask for them once more. */
function addLink(rel: string, href: string, as = "script"): HTMLLinkElement {
	const link = document.createElement("link");
	Object.assign(link, { rel, href, as, crossOrigin: "" });
	document.head.append(link);
	return link;
}

/** The page carries the styles of what is on it (scripts/site/page-styles.mjs), and the app draws more. @throws {Error} */
const addSheet = (): Promise<unknown> =>
	new Promise((done, fail) => {
		const onerror = () => fail(new Error(`${sheet} did not come`));
		Object.assign(addLink("stylesheet", sheet), { onload: done, onerror });
	});

const touched = (): void => void start();

/** Links and what opens by itself work without the app; a button does nothing yet. */
function holdClick(event: MouseEvent): void {
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (button && button.type !== "submit") hold(event, () => button.click());
}

/** A form sent without the app would take its words with it. */
function holdForm(event: SubmitEvent): void {
	const form = event.target;
	if (!(form instanceof HTMLFormElement)) return;
	page.app = "awaited";
	hold(event, () => form.requestSubmit());
}

function hold(event: Event, repeat: () => void): void {
	event.preventDefault();
	event.stopImmediatePropagation();
	again = repeat;
	void start();
}

/** The browser says so once, and perhaps before the app is there to hear it (src/local/browser/installing.ts). */
window.addEventListener("beforeinstallprompt", (event) => {
	event.preventDefault();
	window.leadInstall = event;
});

rememberFrench();
addEventListener("click", holdClick, true);
addEventListener("submit", holdForm, true);
for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });
// This script comes after the page. Who has just pressed or has scrolled has touched it; a press that led here long ago has not.
if (navigator.userActivation?.isActive || scrollY > 0) touched();

const loaded = new Promise<void>((done) => {
	if (document.readyState === "complete") done();
	else addEventListener("load", () => done());
});
new PerformanceObserver((paints, observer) => {
	if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
	observer.disconnect();
	draw();
	void showFonts();
	void loaded.then(mustStart).then((must) => (must ? start() : startSoon()));
}).observe({ type: "paint", buffered: true });

/**
 * Whether the page is not what its visitor should see, or the app has something to do besides: words in the other
 * language, an account, unsent work, an app that is kept here, a place in the page, an address that is none.
 */
async function mustStart(): Promise<boolean> {
	const { lang } = document.documentElement;
	try {
		const chosen = localStorage.getItem(languageKey);
		if (chosen !== null && chosen !== lang) return true;
		const names = Object.keys(localStorage).concat((await indexedDB.databases()).map(({ name = "" }) => name));
		if (names.some((name) => name !== languageKey && name.startsWith("lead"))) return true;
	} catch {
		// A browser that does not say what it holds.
		return true;
	}
	const isPage = document.querySelector("meta[name=robots][content=noindex]") === null;
	return Boolean(navigator.serviceWorker?.controller) || location.hash !== "" || !isPage;
}

/**
 * Who types needs the app, and what moves by itself (src/ui/blocks/use-rotation.ts) needs it in time, if this visitor wants
 * it to move. Neither is fetched unasked for who saves data.
 */
function startSoon(): void {
	if (navigator.connection?.saveData) return;
	if (form) setTimeout(fetchAhead, reading);
	const moving = document.querySelector<HTMLElement>("[data-moves-after]");
	if (!moving || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	setTimeout(touched, Number(moving.dataset.movesAfter) - ahead - performance.now());
}

function fetchAhead(): void {
	if (started) return;
	for (const href of `${form} ${parts}`.split(" "))
		if (href.endsWith(".js")) addLink("modulepreload", href);
		else addLink("preload", href, "style");
}

/** Who opens an address under /fr has chosen French (src/app/arrive.tsx), also for a link that is followed before the app is there. */
function rememberFrench(): void {
	if (!/^\/fr(?=\/|$)/.test(location.pathname)) return;
	// biome-ignore lint/suspicious/noDocumentCookie: the server reads it with the next page, which a promise might miss.
	document.cookie = "lang=fr;path=/;max-age=31536000;samesite=lax";
	try {
		localStorage.setItem(languageKey, "fr");
	} catch {
		// The cookie keeps it.
	}
}

/** Puts the drawings where they belong, as the app expects to find them (scripts/site/prerender.mjs). */
function draw(): void {
	for (const later of document.querySelectorAll("svg[data-later]")) {
		const drawing = later.nextElementSibling;
		later.outerHTML = drawing?.textContent ?? "";
		drawing?.remove();
	}
}

/** All fonts change in one moment, as each change lays the whole page out anew (src/app/theme/fonts.css). */
async function showFonts(): Promise<void> {
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	delete page.unpainted;
}
