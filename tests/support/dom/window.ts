// One happy-dom window for all pages of a process, because React and other packages keep the window in which they were
// loaded. What a page leaves behind (roots, timers, listeners, requests) is ended with it.
import { createRequire } from "node:module";
import { Window } from "happy-dom";
import { populateGlobal } from "vitest/runtime";

type Browser = {
	window: Window;
	roots: { unmount: () => void }[];
	/** What ends each timer and each listener since the last page began. */
	begun: (() => void)[];
	plainFetch: typeof fetch;
};

declare global {
	var leadBrowser: Browser | undefined;
}

function start(): Browser {
	const window = new Window({ url: "http://127.0.0.1", width: 1360, height: 860, console });
	populateGlobal(globalThis, window, { bindFunctions: true });
	// No style sheet is loaded. Happy-dom's own answer takes a tenth of a test.
	for (const view of [window, globalThis]) {
		Object.assign(view, { getComputedStyle: (element: HTMLElement) => element.style });
	}
	completeChoices();
	const begun: Browser["begun"] = [];
	const note = (end: () => void) => void begun.push(end);
	noteTimers(note);
	for (const target of [globalThis.window, document]) noteListeners(target, note);
	return { window, roots: rootsOfReact(), begun, plainFetch: globalThis.fetch };
}

/**
 * What react-hook-form asks a choice for before it gives it its first value; without an answer it takes the choice for one
 * that its reader has changed.
 */
function completeChoices(): void {
	Object.defineProperty(HTMLSelectElement.prototype, "size", {
		get(this: HTMLSelectElement) {
			return Number(this.getAttribute("size"));
		},
	});
	Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
		get(this: HTMLOptionElement) {
			return this.hasAttribute("selected");
		},
	});
}

/** @returns a list in which every root is that React makes from now on */
function rootsOfReact(): Browser["roots"] {
	const made: Browser["roots"] = [];
	// Before the app imports it: what it then takes by name is what stands here.
	const client: typeof import("react-dom/client") = createRequire(import.meta.url)("react-dom/client");
	const { createRoot, hydrateRoot } = client;
	const noted = <Root extends Browser["roots"][number]>(root: Root): Root => {
		made.push(root);
		return root;
	};
	Object.assign(client, {
		createRoot: (...words: Parameters<typeof createRoot>) => noted(createRoot(...words)),
		hydrateRoot: (...words: Parameters<typeof hydrateRoot>) => noted(hydrateRoot(...words)),
	});
	return made;
}

globalThis.leadBrowser ??= start();
const { window: browser, roots, begun, plainFetch } = globalThis.leadBrowser;

/**
 * Goes to an address with an empty page. @returns what ends the page. Its code goes on for a moment, and what it begins
 * then ends before the next page: a run that begins late would keep the lock of its phone for ever.
 */
export function emptyPage(url: string): () => void {
	for (const end of begun.splice(0)) end();
	browser.happyDOM.setURL(url);
	document.body.innerHTML = '<div id="root"></div>';
	const ends = [cutRequests(), closeChannels()];
	return () => {
		for (const root of roots.splice(0)) root.unmount();
		for (const end of [...begun.splice(0), ...ends]) end();
	};
}

/** Timers of fewer milliseconds are waited for by packages that stay loaded, and end by themselves. */
const short = 100;

/**
 * So many milliseconds a test waits for what it expects. The app promises to send within a minute of working network, and a
 * busy machine stands still for a while.
 */
export const patience = 100_000;

function noteTimers(note: (end: () => void) => void): void {
	const noting =
		(set: typeof setTimeout | typeof setInterval) =>
		(work: () => void, after = 0, ...words: []) => {
			const timer = set(work, after, ...words);
			if (after >= short) note(() => clearTimeout(timer));
			return timer;
		};
	Object.assign(globalThis, { setTimeout: noting(setTimeout), setInterval: noting(setInterval) });
}

/** Events by which an idle app begins to work again. Packages listen for the rest, once for all pages. */
const restarting = ["online", "offline", "visibilitychange", "pagehide", "pageshow", "storage", "popstate"];

function noteListeners(target: EventTarget, note: (end: () => void) => void): void {
	const { addEventListener } = target;
	target.addEventListener = (...words: Parameters<EventTarget["addEventListener"]>) => {
		if (restarting.includes(words[0])) note(() => target.removeEventListener(...words));
		addEventListener.apply(target, words);
	};
}

/** What a page that is gone had asked for is never answered to it. */
function cutRequests(): () => void {
	let gone = false;
	globalThis.fetch = async (input, init) =>
		await plainFetch(input, init).finally(() => (gone ? new Promise(() => {}) : undefined));
	return () => {
		gone = true;
		globalThis.fetch = plainFetch;
	};
}

/** A page that is gone hears nothing of the next one's. */
function closeChannels(): () => void {
	const plain = globalThis.BroadcastChannel;
	const opened: BroadcastChannel[] = [];
	globalThis.BroadcastChannel = class extends plain {
		constructor(name: string) {
			super(name);
			opened.push(this);
		}
	};
	return () => {
		globalThis.BroadcastChannel = plain;
		for (const channel of opened) channel.close();
	};
}
