// Stands between a database and its storage, to count its calls or to make them fail.
import type { DBCore, DBCoreTable, Middleware } from "dexie";

/**
 * @param name of the middleware: a database has one of each name
 * @param change the calls of a table (`table.name`) that are answered in another way
 */
export const beforeStorage = (
	name: string,
	change: (table: DBCoreTable) => Partial<DBCoreTable>,
): Middleware<DBCore> => ({
	stack: "dbcore",
	name,
	create: (core) => ({
		...core,
		table: (of) => {
			const table = core.table(of);
			return { ...table, ...change(table) };
		},
	}),
});
