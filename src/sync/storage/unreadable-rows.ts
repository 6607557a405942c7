// The mirror may hold rows of another build of the app: a tab of an older build, open beside this page, writes rows
// without the fields that this build reads. Every read of a mirrored table passes here, below Dexie's own tables. A row
// without the shape of its record is left out, as if it were not there; its id is noted, and the next run fetches it
// again. Keys and counts are not checked: the server showed a row of that id, whichever build wrote it down.
import { type DBCore, type DBCoreCursor, type DBCoreTable, Dexie, type Middleware, type ObservabilitySet } from "dexie";
import type { Collection } from "#sync/collection.ts";
import { collectionNames, collectionOf, type Schema } from "#sync/schema.ts";
import { leftBy } from "./kept-shape.ts";

type Note = (name: string, id: string) => void;

const listeners = new Set<() => void>();

/** Calls back when a row was left out that was not before. @returns what ends it */
export function watchUnreadable(tell: () => void): () => void {
	listeners.add(tell);
	return () => listeners.delete(tell);
}

/**
 * The rows of a database that were left out, and the tables that were written to since they were last looked through.
 */
export class UnreadableRows {
	readonly #ids = new Map<string, Set<string>>();
	readonly #unseen: Set<string>;
	readonly #database: string;
	readonly #names: readonly string[];

	constructor(database: string, schema: Schema) {
		this.#database = database;
		this.#names = collectionNames(schema);
		this.#unseen = new Set(this.#names);
	}

	/** From here on follows what is written to this database, by any tab; until `unwatch`, because Dexie keeps the listener. */
	watch(): void {
		Dexie.on("storagemutated", this.#seeWritten);
	}

	/** Ends `watch`. What is written from here on is unknown, so every table counts as written to. */
	unwatch(): void {
		Dexie.on.storagemutated.unsubscribe(this.#seeWritten);
		for (const name of this.#names) this.#unseen.add(name);
	}

	#seeWritten = (parts: ObservabilitySet): void => {
		for (const name of this.#names) {
			if ("all" in parts || `idb://${this.#database}/${name}/` in parts) this.#unseen.add(name);
		}
	};

	/** Remembers that a row was left out, and tells whoever watches, once for each row. */
	note: Note = (name, id) => {
		const known = this.#ids.get(name) ?? new Set();
		this.#ids.set(name, known);
		if (known.has(id)) return;
		known.add(id);
		for (const tell of listeners) tell();
	};

	/** The ids left out of this table, once everything written to it since the last time was read. */
	async of(db: Dexie, name: string): Promise<string[]> {
		const table = db.table<unknown, string>(name);
		if (this.#unseen.delete(name)) await table.toArray();
		const known = [...(this.#ids.get(name) ?? [])];
		if (known.length === 0) return [];
		// Another tab may have fetched a row meanwhile, or removed it.
		const here = new Set(await table.where(":id").anyOf(known).primaryKeys());
		const read = await table.bulkGet(known);
		const left = known.filter((id, at) => here.has(id) && read[at] === undefined);
		this.#ids.set(name, new Set(left));
		return left;
	}

	/** These rows came from the server now. */
	forget(name: string, ids: readonly string[]): void {
		for (const id of ids) this.#ids.get(name)?.delete(id);
	}
}

/** Middleware that keeps rows of the mirror that do not fit from being read. */
export const fittingRows = (schema: Schema, note: Note): Middleware<DBCore> => ({
	stack: "dbcore",
	name: "fitting rows",
	create: (down) => ({
		table: (name) =>
			Object.hasOwn(schema.collections, name)
				? fittingIn(down.table(name), collectionOf(schema, name), (id) => note(name, id))
				: down.table(name),
	}),
});

/** Rows that were looked at: a screen is given the same ones again and again. */
const looked = new WeakMap<object, boolean>();

function fittingIn(table: DBCoreTable, { shape }: Collection, note: (id: string) => void): DBCoreTable {
	const fitsShape = leftBy(shape);
	const fits = (row: object): boolean => {
		let known = looked.get(row);
		if (known === undefined) {
			known = fitsShape(row);
			looked.set(row, known);
		}
		if (!known) note(String(Reflect.get(row, "id")));
		return known;
	};
	const orNothing = (row: object | undefined) => (row === undefined || fits(row) ? row : undefined);
	// No `async` here: a native promise would take what follows out of the database's own transaction.
	return {
		...table,
		get: (request) => table.get(request).then((row) => (isUpgrade(request) ? row : orNothing(row))),
		getMany: (request) => table.getMany(request).then((rows) => (isUpgrade(request) ? rows : rows.map(orNothing))),
		query: (request) =>
			table.query(request).then((answer) => {
				const rows: object[] = answer.result;
				if (!request.values || isUpgrade(request) || rows.every(fits)) return answer;
				const fitting = rows.filter(fits);
				// A list that several screens share comes frozen; so does what is left of it.
				if (Object.isFrozen(rows)) Object.freeze(fitting);
				return { ...answer, result: fitting };
			}),
		openCursor: (request) =>
			table
				.openCursor(request)
				.then((cursor) => (cursor && request.values && !isUpgrade(request) ? passingOver(cursor, fits) : cursor)),
	};
}

/** An upgrade of the database is there for rows that do not fit yet. */
const isUpgrade = ({ trans }: { trans: object }): boolean => Reflect.get(trans, "mode") === "versionchange";

function passingOver(cursor: DBCoreCursor, fits: (row: object) => boolean): DBCoreCursor {
	const start = cursor.start.bind(cursor);
	cursor.start = (onNext) => start(() => (fits(cursor.value) ? onNext() : cursor.continue()));
	return cursor;
}
