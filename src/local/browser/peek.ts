// A look into a database of this phone without the database library, for what every page asks before it
// needs more, and for a database that the library cannot open. Asked for no version, a database begins no upgrade.

/**
 * @param ask one question to the table; its answer comes back as it is stored
 * @throws {Error} where there is no such database or table; asking does not make one
 */
export function peek<Stored>(
	database: string,
	table: string,
	ask: (table: IDBObjectStore) => IDBRequest<Stored>,
): Promise<Stored> {
	return new Promise((done, fail) => {
		const opening = indexedDB.open(database);
		opening.onupgradeneeded = () => opening.transaction?.abort();
		opening.onerror = (event) => {
			event.preventDefault();
			fail(opening.error);
		};
		opening.onsuccess = () => {
			try {
				const asked = ask(opening.result.transaction(table).objectStore(table));
				asked.onsuccess = () => done(asked.result);
				asked.onerror = () => fail(asked.error);
			} catch (error) {
				fail(error);
			} finally {
				opening.result.close();
			}
		};
	});
}
