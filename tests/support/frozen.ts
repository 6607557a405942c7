// What a query returned belongs to the database: several screens share it, and the browser hands it out frozen to live
// queries. Here it is frozen to the last value for everybody, so that whoever changes it in place is found.
import type { DBCore, DBCoreCursor, Middleware } from "dexie";

/** Frozen, with everything in it. Binary data cannot be, and is left. */
export function frozen<Value>(value: Value): Value {
	if (typeof value !== "object" || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return value;
	Object.freeze(value);
	for (const inner of Object.values(value)) frozen(inner);
	return value;
}

/** Everything this database reads comes frozen. */
export const frozenReads: Middleware<DBCore> = {
	stack: "dbcore",
	name: "frozen reads",
	create: (down) => ({
		table: (name) => {
			const table = down.table(name);
			return {
				...table,
				get: (request) => table.get(request).then(frozen),
				// Dexie asks for copies of the rows that it is about to update, and passes silently over frozen ones.
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
