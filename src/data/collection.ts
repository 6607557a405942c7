// What a mirrored collection is: one entry of src/collections.ts. Whatever reads, keeps or compares the mirror loops over
// that table and knows no collection by name.
import type * as z from "zod/mini";
import type { RoleName } from "./records.ts";

export type Collection = {
	/** What the server sends, and what the mirror keeps. Every row has `id` and `updated`. */
	readonly shape: z.ZodMiniType<{ id: string; updated: string }>;
	/** Indexes of the local table, as Dexie writes them. */
	readonly indexes: string;
	/** The version of the local database that added it, for those added after the first. */
	readonly since?: number;
	/** A filter for the server's list, "" where the rules alone say the same. It also spares the server a whole scan. */
	readonly scope: (role: RoleName, me: string) => string;
	/** Where the ids of its rows stand: it is asked for by these instead of by its scope. Null: by its scope. */
	readonly namedIn?: (role: RoleName) => { collection: string; field: string } | null;
};
