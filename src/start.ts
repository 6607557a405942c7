// What a prerendered page runs: it fetches the app only once the page has been painted, or as soon as somebody touches
// it. A page that reads well already must not wait for its own script (measured: 0.86 s instead of 3.8 s to the largest
// paint on a slow phone). What is pressed before the app is there is pressed again when it is. An app that did not come
// over a bad line is fetched again at the next touch, or when there is a network again.
const place = document.querySelector<HTMLScriptElement>("script[data-app]");
const { app = "", parts = "" } = place?.dataset ?? {};

const touches = ["pointerdown", "keydown", "focusin", "online"];

let started = false;
let again: (() => void) | null = null;

async function start(): Promise<void> {
	if (started) return;
	started = true;
	draw();
	for (const href of parts.split(" ")) {
		const link = document.createElement("link");
		link.rel = "modulepreload";
		link.href = href;
		document.head.append(link);
	}
	try {
		await import(/* @vite-ignore */ app);
	} catch (error) {
		console.error(error);
		started = false;
		return;
	}
	for (const touch of touches) removeEventListener(touch, touched, true);
	removeEventListener("click", holdClick, true);
	removeEventListener("submit", holdForm, true);
	again?.();
}

const touched = (): void => void start();

/** Links and what opens by itself work without the app; a button does nothing yet. */
function holdClick(event: MouseEvent): void {
	const button = event.target instanceof Element ? event.target.closest("button") : null;
	if (button && button.type !== "submit") hold(event, () => button.click());
}

/** A form sent without the app would take its words with it. */
function holdForm(event: SubmitEvent): void {
	const form = event.target;
	if (form instanceof HTMLFormElement) hold(event, () => form.requestSubmit());
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

addEventListener("click", holdClick, true);
addEventListener("submit", holdForm, true);
for (const touch of touches) addEventListener(touch, touched, { capture: true, passive: true });

const loaded = new Promise<void>((done) => {
	if (document.readyState === "complete") done();
	else addEventListener("load", () => done());
});
new PerformanceObserver((paints, observer) => {
	if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
	observer.disconnect();
	draw();
	void dress();
	void loaded.then(start);
}).observe({ type: "paint", buffered: true });

/** Puts the drawings where they belong, as the app expects to find them (scripts/site/prerender.mjs). */
function draw(): void {
	for (const later of document.querySelectorAll("svg[data-later]")) {
		const drawing = later.nextElementSibling;
		later.outerHTML = drawing?.textContent ?? "";
		drawing?.remove();
	}
}

/** All fonts change in one moment, as each change lays the whole page out anew (src/app/theme/fonts.css). */
async function dress(): Promise<void> {
	await Promise.allSettled([...document.fonts].map((face) => face.load()));
	delete document.documentElement.dataset.unpainted;
}
