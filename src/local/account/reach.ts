// Whether the server can be asked now, as far as this phone knows without asking.
import { readStatus, watchStatus } from "#local/status.ts";
import { readSession, watchAuth } from "./session.ts";

/** Whether a request could leave this phone: without a network none is worth a press. The browser says at once when it is back. */
export const hasNetwork = (): boolean => navigator.onLine;

/** There is no network, or the last run did not reach the server. Before the first contact nobody knows, and it is tried. */
export const isOffline = (): boolean => !hasNetwork() || readStatus().contact === "offline";

/** Why nothing can be asked of the server or sent to it now; null when it can. */
export function whyStopped(): "offline" | "ended" | null {
	if (readSession()?.expired !== false) return "ended";
	return isOffline() ? "offline" : null;
}

/** Calls back whenever one of the two may have changed. @returns what ends it */
export function watchReach(tell: () => void): () => void {
	const ends = [watchStatus(tell), watchAuth(tell)];
	for (const event of ["online", "offline"]) addEventListener(event, tell);
	return () => {
		for (const end of ends) end();
		for (const event of ["online", "offline"]) removeEventListener(event, tell);
	};
}
