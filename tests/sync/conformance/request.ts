// A request that both servers get.
import type { EntryStep, Name } from "./steps.ts";

/** A join code differs between the servers, so the request names its course. */
export type Code = { of: string; now: boolean };
/**
 * `from`: of a handshake, the index of the phone's position among those seen so far; null for none. `steps`: of a batch,
 * those that had a row to be about.
 */
export type Request = {
	who: Name;
	method: string;
	path: string;
	body?: object;
	code?: Code;
	from?: number | null;
	steps?: EntryStep[];
};

export const copying = "/api/lead/copy-material";

export const url = (name: string) => `/api/collections/${name}/records`;
