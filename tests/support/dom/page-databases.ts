// The databases of a page end with it: what its code waits for never comes, what is not committed is given up, and its
// connections are closed. Otherwise that code would go on, and write into the storage of the next page.

type Databases = {
	/** What the open page has asked for. */
	requests: Set<IDBOpenDBRequest>;
	transactions: Set<IDBTransaction>;
	/** Connections and requests of pages that have ended. */
	ended: WeakSet<object>;
};

declare global {
	var leadDatabases: Databases | undefined;
}

function watch(): Databases {
	const requests = new Set<IDBOpenDBRequest>();
	const transactions = new Set<IDBTransaction>();
	const ended = new WeakSet<object>();
	const [factory, database, requested] = [IDBFactory.prototype, IDBDatabase.prototype, IDBRequest.prototype];
	const { open } = factory;
	factory.open = function (...words) {
		const request = open.apply(this, words);
		// Others have an IndexedDB of their own (support/phone.ts).
		if (this === globalThis.indexedDB) requests.add(request);
		return request;
	};
	const { transaction } = database;
	database.transaction = function (names, mode, ...more) {
		// A transaction that nobody starts.
		if (ended.has(this)) return Reflect.construct(IDBTransaction, [[names].flat(), mode, "default", this]);
		const begun = transaction.call(this, names, mode, ...more);
		transactions.add(begun);
		for (const end of ["complete", "abort"]) begun.addEventListener(end, () => transactions.delete(begun));
		return begun;
	};
	const { dispatchEvent } = requested;
	requested.dispatchEvent = function (event) {
		const db = this.transaction?.db;
		return ended.has(this) || (db !== undefined && ended.has(db)) || dispatchEvent.call(this, event);
	};
	return { requests, transactions, ended };
}

globalThis.leadDatabases ??= watch();
const { requests, transactions, ended } = globalThis.leadDatabases;

/** Ends the databases of the page at hand. */
export function endDatabases(): void {
	for (const request of requests) {
		ended.add(request);
		if (request.readyState !== "done" || !(request.result instanceof IDBDatabase)) continue;
		ended.add(request.result);
		request.result.close();
	}
	for (const transaction of [...transactions].filter(({ db }) => ended.has(db))) {
		Object.assign(transaction, { oncomplete: null, onabort: null, onerror: null });
		giveUp(transaction);
	}
	requests.clear();
}

function giveUp(transaction: IDBTransaction): void {
	try {
		transaction.abort();
	} catch {
		// It is being committed.
	}
}
