// The one client. Every run makes its own, bound to the token it captured, with auto-cancellation off: the SDK's
// shared store follows other tabs, and a write may name no author.
import PocketBase, { BaseAuthStore, ClientResponseError } from "pocketbase";
import { anySignal, type Platform } from "./platform.ts";

/**
 * A response. `status` 0 means that our server did not answer (`timedOut` when our own deadline ended the request); a
 * response by another server counts as none. The body of a response that was not JSON is {}. `retryAfter` is in
 * milliseconds.
 */
export type ServerResponse = { status: number; body: unknown; timedOut: boolean; retryAfter: number | null };

export type Ask = (
	path: string,
	options?: { method?: string; body?: unknown; timeout?: number; query?: Record<string, string | number> },
) => Promise<ServerResponse>;

/**
 * Whether our own server gave this response; it marks each with this header. Hotels, network operators and proxies
 * answer in its place, some of them in PocketBase's own shapes, and such a response means nothing.
 */
export const isFrom = (mark: string, response: Response): boolean => response.headers.get(mark) === "1";

const usualTimeout = 20_000;

/**
 * Makes a function that asks the server as one person (or as a guest, with an empty token). It never throws for a
 * missing answer.
 * @param stops each ends the requests under way, as if the server had not answered
 */
export function connect(platform: Platform, token: string, ...stops: (AbortSignal | undefined)[]): Ask {
	return async (path, { method = "GET", body, timeout = usualTimeout, query = {} } = {}) => {
		const client = new PocketBase(platform.origin, new BaseAuthStore());
		client.autoCancellation(false);
		client.authStore.save(token);
		const deadline = platform.deadline(timeout);
		const { signal, end, release } = anySignal([deadline, ...stops]);
		let retryAfter: number | null = null;
		let status = 0;
		const listening: typeof fetch = async (input, init) => {
			const response = await platform.fetch(input, {
				...init,
				signal,
				cache: "no-store",
				credentials: "omit",
			});
			// The client turns this into an answer with status 0, and what follows of the foreign body is not read.
			if (!isFrom(platform.mark, response)) {
				end();
				throw new TypeError("somebody else answered");
			}
			status = response.status;
			const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
			retryAfter = Number.isFinite(seconds) ? seconds * 1000 : null;
			return response;
		};
		try {
			const said: unknown = await client.send(path, { method, body, query, fetch: listening });
			return { status, body: said, timedOut: false, retryAfter };
		} catch (error) {
			if (!(error instanceof ClientResponseError)) throw error;
			return { status: error.status, body: error.response, timedOut: deadline.aborted, retryAfter };
		} finally {
			release();
		}
	};
}
