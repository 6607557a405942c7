// Leading on to WhatsApp by itself, without taking the way back from anybody.
import { isOurs } from "#data/ours.ts";

/** Only who has just come is led on: whoever comes back from there, or loads the page anew, would never get out. */
const hasJustCome = (): boolean =>
	performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");

/** A Wi-Fi may lead nowhere; then the browser's error would stand here instead of the centre's number. */
async function internetIsThere(stop: AbortSignal): Promise<boolean> {
	return isOurs(await fetch("/api/health", { cache: "no-store", signal: stop }));
}

/** Before a page is loaded, an address it goes to takes its place in the history. */
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
