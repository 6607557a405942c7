// Redirects to WhatsApp without breaking the back button.
import { serverAnswers } from "#local/platform.ts";

/** Only a first visit is redirected: somebody who comes back, or reloads, could otherwise never leave. */
const hasJustCome = (): boolean =>
	performance.getEntriesByType("navigation").some((visit) => "type" in visit && visit.type === "navigate");

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
		// A Wi-Fi may have no internet behind it: a redirect would show the browser's error page instead of the centre's number.
		if (!hasJustCome() || !(await serverAnswers(stay.signal))) return;
		await loaded();
		if (!stay.signal.aborted) location.assign(address);
	};
	void go();
	return () => stay.abort();
}
