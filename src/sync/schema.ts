// What a product tells the engine: every write a phone can make, everything it mirrors, and where its server answers. The
// engine loops over these tables and knows no mutation and no collection by name.
import type * as z from "zod/mini";
import type { Collection } from "./collection.ts";
import { type Mutation, typedIn } from "./mutation.ts";

/**
 * open: may read and write. paused: no request besides the handshake; local data stays. closed: the mirror is deleted;
 * unsent work stays.
 */
export type Access = "open" | "paused" | "closed";

/** Who the server says this is. The role decides which part of a collection a phone keeps. */
export type Account = { role: string };

export type Accounts = {
	/** What the handshake says of the account, besides what every handshake says. */
	readonly shape: z.ZodMiniType<Account>;
	accessOf(account: Account): Access;
	/** The role of an account that no server was ever asked about. */
	readonly firstRole: string;
	/** Whether a person with `role` has the pages of the role `owner` (`place` in mutation.ts). */
	hasPagesOf(role: string, owner: string): boolean;
	/**
	 * Where the server says which groups, such as teams, a person with `role` keeps the rows of: the field of the
	 * rows for which the condition, a filter of the server, holds. Null: for this role the rules alone decide.
	 */
	groups(role: string, me: string): { collection: string; condition: string; field: string } | null;
	/** How many entries the server takes in one batch of a person with this role; at most 50. */
	mostInBatch(role: string): number;
	/** Where the server answers the handshake, and which mutations it knows. */
	readonly routes: { readonly handshake: string; readonly known: string };
};

export type Schema = {
	readonly mutations: Readonly<Record<string, Mutation>>;
	readonly collections: Readonly<Record<string, Collection>>;
	/** Null for guests, who do not sign in: what they write is sent, and nothing is fetched. */
	readonly accounts: Accounts | null;
	/** Why a write was refused, by the server's code; the screens have words for it. A code that is not here is "refused". */
	readonly reasons: Readonly<Record<string, string>>;
	/** What an entry says of itself for the list of unsent work, besides its title. */
	readonly about: z.ZodMiniType<{ title: string }>;
	/** The details of `about` by which a list names work that this build cannot read, in this order. */
	readonly named: readonly string[];
	/** What a draft is about, by its key, for telling its author that it was lost; "" when that is not known. */
	titleOfDraft(mirror: Mirror, key: string): Promise<string>;
};

/** One row of the mirror, by collection and id; undefined when it is not there. */
export type Mirror = (collection: string, id: string) => Promise<object | undefined>;

/** Where the schema keeps sessions, roles and keys. @throws {Error} for a schema of guests, who have none */
export function accountsOf({ accounts }: Schema): Accounts {
	if (!accounts) throw new Error("guests have no accounts");
	return accounts;
}

/** The names of all arguments that are typed: in a mutation that this build does not know, these are its words. */
export const typedNames = ({ mutations }: Schema): string[] => [
	...new Set(Object.values(mutations).flatMap((mutation) => typedIn(mutation))),
];

/** The names of all collections that the product mirrors. */
export const collectionNames = (schema: Schema): string[] => Object.keys(schema.collections);

/** What the schema says of a collection. @throws {Error} for a name that it does not have */
export function collectionOf(schema: Schema, name: string): Collection {
	const found = schema.collections[name];
	if (!found) throw new Error(`there is no collection ${name}`);
	return found;
}
