// What a mirrored collection is: one entry of the product's table of collections.
import type * as z from "zod/mini";

/** A row of the mirror, as far as the engine reads it. `updated` is an ISO date. */
export type Row = { id: string; updated: string };

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
	/** A filter for the server's list, "" where the rules alone say the same. It also spares the server a whole scan. */
	scope(role: string, me: string): string;
	/** Where the ids of its rows stand: it is asked for by these instead of by its scope. Null: by its scope. */
	namedIn?(role: string): { collection: string; field: string } | null;
};
