// Clock, network and locks of the browser, and whether it is our server that answers.
import { anySignal, browser, type Platform } from "#sync/platform.ts";
import { isFrom } from "#sync/request.ts";

/** Our server puts this header on every answer of its API (pb_hooks/lib/site/api-requests.js). */
const mark = "X-Lead";

/** The browser as the sync engine uses it, with the mark by which it knows our server. */
export const browserPlatform: Platform = { ...browser, mark };

/** Whether our own server gave this response. */
export const isOurs = (response: Response): boolean => isFrom(mark, response);

/** Whether our own server answers now, within four seconds, and no Wi-Fi's page of its own. @param stop ends the asking */
export async function serverAnswers(stop?: AbortSignal): Promise<boolean> {
	if (!navigator.onLine) return false;
	const { signal, release } = anySignal([browserPlatform.deadline(4_000), stop]);
	try {
		const response = await browserPlatform.fetch(`${browserPlatform.origin}/api/health`, { cache: "no-store", signal });
		return response.ok && isOurs(response);
	} catch {
		return false;
	} finally {
		release();
	}
}
