// What a phone's databases hold, read without Dexie: the model looks after every action, and with a transaction of Dexie for
// every table that took a fifth of its time.
import type { Dexie, EntityTable } from "dexie";

/**
 * One transaction over all tables of a database.
 * @returns reads all rows of a table; to be called before anything else is awaited, as the transaction ends by itself
 */
export async function storedIn(
	db: Dexie,
): Promise<<Row, Key extends keyof Row>(table: EntityTable<Row, Key>) => Promise<Row[]>> {
	await db.open();
	const transaction = db.backendDB().transaction(
		db.tables.map(({ name }) => name),
		"readonly",
	);
	return ({ name }) => answerTo(transaction.objectStore(name).getAll());
}

/** The keys of all rows in these tables of a database that the app does not have open. */
export async function keysStoredIn(factory: IDBFactory, database: string, tables: string[]): Promise<IDBValidKey[]> {
	const db = await answerTo(factory.open(database));
	const transaction = db.transaction(tables, "readonly");
	const keys = await Promise.all(tables.map((table) => answerTo(transaction.objectStore(table).getAllKeys())));
	db.close();
	return keys.flat();
}

const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
