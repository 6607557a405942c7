// A storage in which one call never answers, until its tab is closed.
import {
	IDBDatabase,
	IDBFactory,
	IDBOpenDBRequest,
	IDBRequest,
	IDBTransaction,
	IDBVersionChangeEvent,
} from "fake-indexeddb";
import { type Replaced, replaceStorage, transactionOf } from "#model/failing-storage.ts";
import type { Fuse } from "#model/fuse.ts";

/** The second is of an opening alone: another tab, frozen, has the database open in an older version. */
export const hangingWays = ["never answers", "blocked"] as const;
export type HangingWay = (typeof hangingWays)[number];

/**
 * Makes the chosen call hang.
 * @param isCounted which calls are counted; the others answer
 */
export function hangStorage(fuse: Fuse<HangingWay>, isCounted: (asked: object) => boolean = () => true) {
	let hanging: IDBTransaction | null = null;
	const repair = replaceStorage(({ asked, call }: Replaced) => {
		if (!isCounted(asked) || !fuse.blows()) return call();
		if (asked instanceof IDBFactory) return neverOpened(fuse.way);
		const answer = call();
		hanging = asked instanceof IDBDatabase && answer instanceof IDBTransaction ? answer : transactionOf(asked);
		if (hanging) keepBusy(hanging);
		return answer;
	});
	return {
		repair,
		/** The browser ends what a closed tab left. */
		tabClosed: () => hanging?.abort(),
	};
}

function neverOpened(way: HangingWay): IDBOpenDBRequest {
	const request = new IDBOpenDBRequest();
	if (way === "blocked")
		setImmediate(() => request.onblocked?.(new IDBVersionChangeEvent("blocked", { newVersion: 1000 })));
	return request;
}

/** Puts before everything that was asked of a transaction a request that is never done. */
function keepBusy(transaction: IDBTransaction): void {
	const requests: unknown = Reflect.get(transaction, "_requests");
	if (!Array.isArray(requests)) throw new Error("fake-indexeddb keeps its requests elsewhere");
	const endless = { request: new IDBRequest(), operation: () => void requests.unshift(endless) };
	requests.unshift(endless);
}
