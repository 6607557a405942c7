// Reads the phone's databases as the app left them, without the app's own code.

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;

/** Who is signed in on this phone; null for nobody. */
export function whoIsHere(): string | null {
	const session = parsed(localStorage.getItem("lead.session"));
	const user = isRow(session) ? session.user : null;
	return isRow(user) && typeof user.id === "string" ? user.id : null;
}

/**
 * All rows of these tables, in one transaction; null when there is no such database. It is closed again at once: the app
 * may want to delete it.
 */
export async function rowsOf<Table extends string>(
	database: string,
	tables: readonly Table[],
): Promise<Record<Table, Row[]> | null> {
	// Opening one that is not there would make it.
	if (!(await indexedDB.databases()).some(({ name }) => name === database)) return null;
	const db = await opened(database);
	if (!db) return null;
	try {
		if (tables.some((table) => !db.objectStoreNames.contains(table))) return null;
		const reading = db.transaction(tables, "readonly");
		const rows = tables.map(async (table) => [table, await answerOf(reading.objectStore(table).getAll())] as const);
		return recordOf(await Promise.all(rows));
	} finally {
		db.close();
	}
}

function recordOf<Table extends string>(found: (readonly [Table, unknown])[]): Record<Table, Row[]> {
	const rows: Partial<Record<Table, Row[]>> = {};
	for (const [table, all] of found) rows[table] = Array.isArray(all) ? all.filter(isRow) : [];
	const isWhole = (some: Partial<Record<Table, Row[]>>): some is Record<Table, Row[]> =>
		found.every(([table]) => some[table] !== undefined);
	if (!isWhole(rows)) throw new Error("a table was not read");
	return rows;
}

/** Null when it was deleted in the same moment, so that it would have to be made. */
function opened(name: string): Promise<IDBDatabase | null> {
	return new Promise((done) => {
		const asking = indexedDB.open(name);
		asking.onupgradeneeded = () => asking.transaction?.abort();
		asking.onerror = () => done(null);
		asking.onblocked = () => done(null);
		asking.onsuccess = () => {
			asking.result.onversionchange = () => asking.result.close();
			done(asking.result);
		};
	});
}

const answerOf = <T>(asking: IDBRequest<T>): Promise<T> =>
	new Promise((done, fail) => {
		asking.onsuccess = () => done(asking.result);
		asking.onerror = () => fail(asking.error);
	});

/** Every text in a row, also in the JSON as which a form is kept. */
export function textsIn(value: unknown): string[] {
	if (typeof value === "string") {
		const inside = /^[{[]/.test(value) ? parsed(value) : null;
		return isRow(inside) ? [value, ...textsIn(inside)] : [value];
	}
	return isRow(value) ? Object.values(value).flatMap(textsIn) : [];
}

function parsed(text: string | null): unknown {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return null;
	}
}
