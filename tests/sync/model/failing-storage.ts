// A storage in which one call fails, in the ways in which browsers fail; it covers every method by which a page uses
// IndexedDB.
import { IDBDatabase, IDBFactory, IDBIndex, IDBObjectStore, IDBOpenDBRequest, IDBTransaction } from "fake-indexeddb";
import type { Fuse } from "./fuse.ts";

/**
 * Thrown at once; or the transaction is aborted during the request; or the connection is lost with it, with the event that
 * says so, without it, or without it and so that every later call of it fails (Safari's lost server).
 */
export const storageWays = [
	"UnknownError",
	"InvalidStateError",
	"QuotaExceededError",
	"AbortError",
	"TransactionInactiveError",
	"aborted",
	"closed with its event",
	"closed without a word",
	"server lost",
] as const;
export type StorageWay = (typeof storageWays)[number];

const asking = ["get", "getKey", "getAll", "getAllKeys", "count", "openCursor", "openKeyCursor"];
const methods: [object, string[]][] = [
	[IDBFactory.prototype, ["open"]],
	[IDBDatabase.prototype, ["transaction"]],
	[IDBObjectStore.prototype, [...asking, "add", "put", "delete", "clear"]],
	[IDBIndex.prototype, asking],
];

/** A call of the storage: what is asked, and what asks it. */
export type Replaced = { asked: object; call: () => unknown };

/** Answers every call of a page in another way. @returns restores the storage */
export function replaceStorage(answer: (replaced: Replaced) => unknown): () => void {
	const undo: (() => void)[] = [];
	for (const [prototype, names] of methods) {
		for (const name of names) {
			const original: unknown = Reflect.get(prototype, name);
			if (typeof original !== "function") throw new Error(`there is no ${name}`);
			Reflect.set(prototype, name, function (this: object, ...args: unknown[]) {
				const call = (): unknown => Reflect.apply(original, this, args);
				// The storage itself begins this one while it opens: no page can, and a throw would reach none.
				return args[1] === "versionchange" ? call() : answer({ asked: this, call });
			});
			undo.push(() => Reflect.set(prototype, name, original));
		}
	}
	return () => {
		for (const back of undo) back();
	};
}

/** Makes the chosen call fail. @returns restores the storage */
export function breakStorage(fuse: Fuse<StorageWay>): () => void {
	const connections = new Connections();
	return replaceStorage(({ asked, call }) => {
		const connection = connectionOf(asked);
		const blows = fuse.blows();
		if (connection && connections.lost.has(connection)) throw serverLost();
		const answer = blows ? fail(asked, fuse.way, call, connections) : call();
		if (asked instanceof IDBDatabase) connections.note(asked, answer);
		return answer;
	});
}

const serverLost = () => new DOMException("Connection to Indexed Database server lost", "UnknownError");

/** Null while there is none: the call asks for it. */
const connectionOf = (asked: object): IDBDatabase | null =>
	asked instanceof IDBDatabase ? asked : (transactionOf(asked)?.db ?? null);

/** The transaction that a request is part of. */
export function transactionOf(asked: object): IDBTransaction | null {
	if (asked instanceof IDBIndex) return asked.objectStore.transaction;
	return asked instanceof IDBObjectStore ? asked.transaction : null;
}

/** The connections of pages to their storage, with the transactions of each. */
class Connections {
	/** Those of which every later call fails. */
	readonly lost = new WeakSet<IDBDatabase>();
	private readonly transactions = new WeakMap<IDBDatabase, IDBTransaction[]>();

	note(connection: IDBDatabase, answer: unknown): void {
		if (!(answer instanceof IDBTransaction)) return;
		this.transactions.set(connection, [...(this.transactions.get(connection) ?? []), answer]);
	}

	/** As the browser closes one: everything under way in it ends, and the page is told of that, or not. */
	close(connection: IDBDatabase, way: StorageWay): void {
		for (const transaction of this.transactions.get(connection) ?? []) abort(transaction);
		connection.close();
		if (way === "server lost") this.lost.add(connection);
		if (way === "closed with its event") setImmediate(() => connection.onclose?.(new Event("close")));
	}
}

/** Nothing happens to one that has ended. */
function abort(transaction: IDBTransaction): void {
	try {
		transaction.abort();
	} catch (error) {
		if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
	}
}

const closing: StorageWay[] = ["closed with its event", "closed without a word", "server lost"];

function fail(asked: object, way: StorageWay, call: () => unknown, connections: Connections): unknown {
	const connection = connectionOf(asked);
	if (closing.includes(way)) {
		if (connection === null) return closedWhenOpened(call(), (opened) => connections.close(opened, way));
		if (asked instanceof IDBDatabase) connections.close(connection, way);
		if (asked instanceof IDBDatabase && way === "server lost") throw serverLost();
		const answer = call();
		if (!(asked instanceof IDBDatabase)) connections.close(connection, way);
		return answer;
	}
	const transaction = transactionOf(asked);
	if (way !== "aborted") throw new DOMException("made to fail", way);
	if (!transaction) throw new DOMException("made to fail", "AbortError");
	const request = call();
	transaction.abort();
	return request;
}

/** Closes it before the page hears that it is open. */
function closedWhenOpened(request: unknown, close: (connection: IDBDatabase) => void): unknown {
	if (request instanceof IDBOpenDBRequest) request.addEventListener("success", () => close(request.result));
	return request;
}
