// Putting the app on the home screen. Chromium says when it would (once in the life of a page, and perhaps before the app's
// code is there: src/start.ts keeps that word for us) and asks the person when we let it. On an iPhone the person does it by
// hand. Whoever says "not now" is left alone for thirty days.
import { listenersOf } from "#local/listeners.ts";

/** In no library of TypeScript's: one browser family has it. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
	interface WindowEventMap {
		beforeinstallprompt: InstallEvent;
	}
	interface Window {
		leadInstall?: InstallEvent;
	}
}

/**
 * share: Safari, from its toolbar. share-menu: another browser, from its own menu (iOS 16.4 and later).
 * safari: an app's own window, or an older system: Safari has to be opened first.
 */
type ByHand = "share" | "share-menu" | "safari";

/** `ask`: the browser asks. The others are done by hand. */
export type InstallWay = "ask" | ByHand;

const leftAlone = 30 * 24 * 3_600_000;
const storedUnder = "lead-install-later";
const ownWindow = "(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)";

const listeners = listenersOf();
let installed = false;
/** For where storage is refused. */
let putOffAt: number | null = null;

/** From here on the browser's word is kept. Called once, by main.tsx, before anything waits. */
export function noticeInstalling(): void {
	window.addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		window.leadInstall = event;
		listeners.tell();
	});
	window.addEventListener("appinstalled", () => {
		installed = true;
		listeners.tell();
	});
}

/** Calls back when the way changes. @returns what ends it */
export const watchInstalling = listeners.watch;

/** It runs from the home screen, or was put there a moment ago. */
export function isInstalled(): boolean {
	const standalone = "standalone" in navigator && navigator.standalone === true;
	return installed || standalone || matchMedia(ownWindow).matches;
}

/** How the app gets onto the home screen here; null where it cannot, or is already. */
export function wayToInstall(): InstallWay | null {
	if (isInstalled()) return null;
	return window.leadInstall ? "ask" : byHand(navigator);
}

// On an iPhone or iPad nobody can be asked whether the app may stand on the home screen: the person puts it there. How
// depends on the browser, and only the browser's name tells. All of this is Apple's, measured nowhere but there.
type Browser = Pick<Navigator, "userAgent" | "maxTouchPoints">;

const otherBrowsers = /(Cri|Fxi|Edgi|OPi)OS|OPT\/|DuckDuckGo|YaBrowser/;
const windowsOfApps = /FBA[NV]|Instagram|Line\/|Snapchat|TikTok|GSA\/|LinkedIn|Twitter/;

/** How it is done in this browser; null where it is no iPhone or iPad. */
function byHand({ userAgent, maxTouchPoints }: Browser): ByHand | null {
	const phone = /iPhone|iPad|iPod/.test(userAgent);
	// An iPad says it is a Mac; a Mac has no touch screen.
	if (!phone && !(userAgent.includes("Macintosh") && maxTouchPoints > 1)) return null;
	if (windowsOfApps.test(userAgent)) return "safari";
	if (!otherBrowsers.test(userAgent)) return "share";
	const [, major = "99", minor = "0"] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
	return Number(major) * 100 + Number(minor) >= 1604 ? "share-menu" : "safari";
}

/** What the browser is asking by now: it does so once for each of its events. */
let asking: InstallEvent | undefined;

/** Lets the browser ask; a "no" is a "not now". Resolves when the person has answered, or the browser would not ask. */
export async function letBrowserAsk(): Promise<void> {
	const event = window.leadInstall;
	if (!event || event === asking) return;
	asking = event;
	try {
		const { outcome } = await event.prompt();
		// Another may have come meanwhile.
		if (window.leadInstall === event) delete window.leadInstall;
		if (outcome === "dismissed") putOff();
		else listeners.tell();
	} catch (error) {
		console.warn("install", error);
	} finally {
		asking = undefined;
	}
}

/** Nothing is offered unasked for thirty days. */
export function putOff(): void {
	putOffAt = Date.now();
	try {
		localStorage.setItem(storedUnder, String(putOffAt));
	} catch {
		// Storage refused: it holds as long as this page.
	}
	listeners.tell();
}

/** Whether the person put it off in the last thirty days: nothing is offered unasked. */
export function isPutOff(): boolean {
	return Math.abs(Date.now() - (stored() ?? putOffAt ?? 0)) < leftAlone;
}

function stored(): number | null {
	try {
		const value = localStorage.getItem(storedUnder);
		return value === null ? null : Number(value);
	} catch {
		return null;
	}
}
