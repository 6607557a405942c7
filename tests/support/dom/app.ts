// The whole app in a page without a browser: happy-dom, fake-indexeddb and a real server. It costs less than half of a browser,
// for what needs no layout, no style, no service worker and no second tab.
import { setImmediate as nextTask } from "node:timers/promises";
import "fake-indexeddb/auto";
import { type BoundFunctions, configure, type queries, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, vi } from "vitest";
import { locksOfOneDevice } from "./locks.ts";
import { endDatabases } from "./page-databases.ts";
import { emptyPage, patience } from "./window.ts";

configure({
	asyncUtilTimeout: patience,
	// No style sheet is loaded, so none hides anything; to ask each time costs more than all the rest.
	defaultHidden: true,
	// In one line: a summary of a run shows the first of each message.
	getElementError: (message) => new Error(`${message?.replace(/\s+/g, " ")}. On the page: ${wordsOf(document.body)}`),
});

export interface App {
	/** Queries over the whole page, dialogs and notices included. */
	page: BoundFunctions<typeof queries>;
	/** What a person does with keys and a pointer. */
	user: ReturnType<typeof userEvent.setup>;
	/** Opens an address of this server as a page load does, on the same phone. */
	load: (path: string) => Promise<void>;
	/** Every toast since the page was loaded, in order. */
	toasts: () => string[];
	/** The browser says whether there is a network. Requests find out by themselves: a proxy cuts them. */
	online: (there: boolean) => void;
	/** Allows errors on the console that a test provokes on purpose. */
	allowErrors: (...patterns: RegExp[]) => void;
}

/** The text of a part of the page, without the styles that stand in it. */
export function wordsOf(part: HTMLElement): string {
	const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	while (walker.nextNode()) {
		if (walker.currentNode.parentElement?.tagName !== "STYLE") found.push(walker.currentNode.textContent ?? "");
	}
	// Marks of direction around what people wrote are no words.
	return found.join("").replace(/[\u2068\u2069]/g, "");
}

/** How many fingers it knows; none where a mouse points, by which the app knows a computer from a phone. */
let fingers = 5;

/** What this test opens next is a computer and no phone. */
export function onComputer(): void {
	fingers = 0;
}

let end = () => {};
let locks = locksOfOneDevice();
let allowed: RegExp[] = [];
const errors = vi.spyOn(console, "error");
/** React names once in a process what the window has no class for; browsers have had one since 2023. */
const unknownToHappyDom = /^The tag <%s> is unrecognized in this browser\..* search$/;
const shown: string[] = [];

/**
 * Opens an address on a new phone. The page ends with the test, which fails by every error on its console.
 * @param origin of a server or of a proxy before it
 * @param language that the browser asks for
 * @param stored what local storage holds before the page is loaded
 */
export async function openApp(
	origin: string,
	path: string,
	language: "en" | "fr" = "en",
	stored: Record<string, string> = {},
): Promise<App> {
	end();
	newPhone(language);
	for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
	const load = async (address: string) => {
		end();
		// In its last moment the page may begin to wait for a run: it would keep the lock of its phone from the next page.
		await nextTask();
		locks.freeAll();
		// The state of the tab's history belongs to an address; only the page that is loaded again finds it.
		if (location.href !== origin + address) history.replaceState(null, "");
		const endPage = emptyPage(origin + address);
		const endRecord = recordToasts();
		end = () => {
			endRecord();
			endPage();
			endDatabases();
			locks.freeAll();
		};
		// The modules of the app are loaded again, packages not, but for those that keep something of a page (vitest.config.ts).
		vi.resetModules();
		await import("#main.tsx");
	};
	await load(path);
	return {
		page: within(document.body),
		user: userEvent.setup({ document, pointerEventsCheck: 0 }),
		load,
		toasts: () => [...shown],
		online: (there) => {
			setNavigator({ onLine: there });
			window.dispatchEvent(new Event(there ? "online" : "offline"));
		},
		allowErrors: (...patterns) => {
			allowed.push(...patterns);
		},
	};
}

afterEach(() => {
	end();
	end = () => {};
	fingers = 5;
	const found = errors.mock.calls.map((words) => words.map(String).join(" "));
	errors.mockClear();
	const unexpected = found.filter((words) => ![...allowed, unknownToHappyDom].some((pattern) => pattern.test(words)));
	allowed = [];
	expect(unexpected).toEqual([]);
});

function newPhone(language: "en" | "fr"): void {
	localStorage.clear();
	// A page of before whose work has not ended takes a storage without this mark for one that the browser has cleared, and
	// stores its session again (src/local/account/session.ts).
	localStorage.setItem("lead.storage", "1");
	sessionStorage.clear();
	for (const cookie of document.cookie.split("; ")) {
		// biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store
		document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
	}
	const named = language === "fr" ? "fr-FR" : "en-US";
	locks = locksOfOneDevice();
	setNavigator({ language: named, languages: [named], locks, maxTouchPoints: fingers, onLine: true });
	history.replaceState(null, "");
	globalThis.indexedDB = new IDBFactory();
}

function setNavigator(values: object): void {
	for (const [name, value] of Object.entries(values)) {
		Object.defineProperty(navigator, name, { value, configurable: true });
	}
}

/** @returns what ends it */
function recordToasts(): () => void {
	shown.length = 0;
	const observer = new MutationObserver((changes) => {
		for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
			if (!(node instanceof HTMLElement)) continue;
			const toast = node.matches("[data-sonner-toast]") ? node : node.querySelector("[data-sonner-toast]");
			const words = toast?.querySelector("[data-title]")?.textContent;
			if (words) shown.push(words);
		}
	});
	observer.observe(document.body, { childList: true, subtree: true });
	return () => observer.disconnect();
}
