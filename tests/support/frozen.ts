// The rows that a query returned belong to the database: several screens share them, and the browser gives live queries
// frozen ones. Here they are frozen for every reader, completely, so that code which changes one in place throws.
import type { DBCore, DBCoreCursor, Middleware } from "dexie";

/** Freezes a value with everything in it, except binary data, which cannot be frozen. */
export function frozen<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
	Object.freeze(value);
	for (const inner of Object.values(value)) frozen(inner);
	return value;
}

/** Freezes everything that this database reads. */
export const frozenReads: Middleware<DBCore> = {
	stack: "dbcore",
	name: "frozen reads",
	create: (down) => ({
		table: (name) => {
			const table = down.table(name);
			return {
				...table,
				get: (request) => table.get(request).then(frozen),
				// Dexie requests copies of the rows that it is about to update, and silently skips frozen ones.
				getMany: (request) => table.getMany(request).then((rows) => (request.cache === "clone" ? rows : frozen(rows))),
				query: (request) =>
					table.query(request).then((answer) => {
						frozen(answer.result);
						return answer;
					}),
				openCursor: (request) => table.openCursor(request).then(frozenValues),
			};
		},
	}),
};

function frozenValues(cursor: DBCoreCursor | null): DBCoreCursor | null {
	if (!cursor) return cursor;
	const start = cursor.start.bind(cursor);
	cursor.start = (onNext) =>
		start(() => {
			frozen(cursor.value);
			onNext();
		});
	return cursor;
}
