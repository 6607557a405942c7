// What a mirrored collection is: one entry of the product's table of collections.
import type * as z from "zod/mini";

/** A row of the mirror, as far as the engine reads it. `updated` is an ISO date. */
export type Row = { id: string; updated: string };

/** For some fields of its rows, values: a row is kept when one of these fields has one of them. Null: all that is shown. */
export type Scope = Readonly<Record<string, readonly string[]>> | null;

/** Whose mirror it is. `groups`: the ids of the groups whose rows they keep (`groups` in schema.ts). */
export type Owner = { readonly role: string; readonly me: string; readonly groups: readonly string[] };

/** Every value of a field, in the rows that the mirror will have after this pull of a collection further up in the table. */
export type ValuesOf = (collection: string, field: string) => Promise<string[]>;

export type Collection = {
	/** What the server sends, and what the mirror keeps. */
	readonly shape: z.ZodMiniType<Row>;
	/** Indexes of the local table, as Dexie writes them. */
	readonly indexes: string;
	/**
	 * Local tables of what this phone keeps about its rows, such as their files, with their indexes. `id`, which each has,
	 * is the id of the row: what is kept goes when the row goes, and with the mirror.
	 */
	readonly beside?: Readonly<Record<string, string>>;
	/** The version of the local database that added it, from 5 on, for those added after the first. */
	readonly since?: number;
	/**
	 * Which of the rows shown to them a person keeps. It names fields of the row itself: through a relation the server
	 * would join every row with all that it is related to, which for a person of thirty groups takes it minutes.
	 */
	scope(owner: Owner, valuesOf: ValuesOf): Promise<Scope> | Scope;
};

/** What the server is asked for a scope: a row is let through when one of these holds. Null: nothing is filtered. */
export const conditionsOf = (scope: Scope): string[] | null =>
	scope && Object.entries(scope).flatMap(([field, values]) => values.map((value) => `${field}='${value}'`));

/** Whether a row is in a scope. */
export const isWithin = (scope: Scope, row: Row): boolean =>
	scope === null || Object.entries(scope).some(([field, values]) => values.includes(String(Reflect.get(row, field))));
