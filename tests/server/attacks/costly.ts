// A request that once kept the server busy for seconds or took gigabytes, at the largest size that is let through now.
import type { RawRequest } from "#support/raw-requests.ts";

export interface Costly {
	what: string;
	who: "guest" | "student";
	request: () => RawRequest;
}

export const records = (collection: string): string => `/api/collections/${collection}/records`;

/** A request that is the same each time it is sent. */
export const raw = (what: string, who: Costly["who"], request: RawRequest): Costly => ({
	what,
	who,
	request: () => request,
});

/** A request whose body is made anew each time it is sent. */
export const json = (what: string, who: Costly["who"], method: string, path: string, body: () => unknown): Costly => ({
	what,
	who,
	request: () => ({ method, path, body: JSON.stringify(body()) }),
});
