// Redirects to WhatsApp without breaking the back button.
import { isOurs } from "#local/platform.ts";

/** Only a first visit is redirected: somebody who comes back, or reloads, could otherwise never leave. */
const hasJustCome = (): boolean =>
	performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");

/**
 * A Wi-Fi may have no internet behind it; a redirect would then show the browser's error page instead of the centre's
 * number.
 */
async function internetIsThere(stop: AbortSignal): Promise<boolean> {
	return isOurs(await fetch("/api/health", { cache: "no-store", signal: stop }));
}

/** A redirect before the page has loaded replaces its history entry, and the back button would skip it. */
const loaded = (): Promise<void> =>
	new Promise((done) => {
		if (document.readyState === "complete") done();
		else addEventListener("load", () => done(), { once: true });
	});

/** @returns what ends it */
export function leadOnTo(address: string): () => void {
	const stay = new AbortController();
	const go = async () => {
		if (!hasJustCome() || !navigator.onLine || !(await internetIsThere(stay.signal))) return;
		await loaded();
		if (!stay.signal.aborted) location.assign(address);
	};
	// Nobody answered: the button is there.
	go().catch(() => undefined);
	return () => stay.abort();
}
