// A storage in which one call fails, in the ways in which browsers fail; it covers every method by which a page uses
// IndexedDB.
import { IDBDatabase, IDBFactory, IDBIndex, IDBObjectStore } from "fake-indexeddb";
import type { Fuse } from "./fuse.ts";

/** Thrown at once, or the transaction is aborted during the request. */
export const storageWays = [
	"UnknownError",
	"InvalidStateError",
	"QuotaExceededError",
	"AbortError",
	"TransactionInactiveError",
	"aborted",
] as const;
export type StorageWay = (typeof storageWays)[number];

const asking = ["get", "getKey", "getAll", "getAllKeys", "count", "openCursor", "openKeyCursor"];
const methods: [object, string[]][] = [
	[IDBFactory.prototype, ["open"]],
	[IDBDatabase.prototype, ["transaction"]],
	[IDBObjectStore.prototype, [...asking, "add", "put", "delete", "clear"]],
	[IDBIndex.prototype, asking],
];

/** Makes the chosen call fail. @returns restores the storage */
export function breakStorage(fuse: Fuse<StorageWay>): () => void {
	const undo: (() => void)[] = [];
	for (const [prototype, names] of methods) {
		for (const name of names) {
			const original: unknown = Reflect.get(prototype, name);
			if (typeof original !== "function") throw new Error(`there is no ${name}`);
			Reflect.set(prototype, name, function (this: object, ...args: unknown[]) {
				const call = () => Reflect.apply(original, this, args);
				// The storage itself begins this one while it opens: no page can, and a throw would reach none.
				if (args[1] === "versionchange") return call();
				return fuse.blows() ? fail(this, fuse.way, call) : call();
			});
			undo.push(() => Reflect.set(prototype, name, original));
		}
	}
	return () => {
		for (const back of undo) back();
	};
}

function fail(asked: object, way: StorageWay, call: () => unknown): unknown {
	const transaction =
		asked instanceof IDBIndex
			? asked.objectStore.transaction
			: asked instanceof IDBObjectStore
				? asked.transaction
				: null;
	if (way !== "aborted") throw new DOMException("made to fail", way);
	if (!transaction) throw new DOMException("made to fail", "AbortError");
	const request = call();
	transaction.abort();
	return request;
}
