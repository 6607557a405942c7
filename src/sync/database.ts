// The local database of one account: what the server showed (the mirror), what waits to be sent (the outbox), what is
// being typed (drafts), where the phone stands with the server (meta) and sealed work (the vault).
import { Dexie, type EntityTable, type Table } from "dexie";
import type { Row } from "./collection.ts";
import type { Entry } from "./entry.ts";
import type { Draft } from "./mutation.ts";
import { type Access, collectionNames, collectionOf, type Mirror, type Schema } from "./schema.ts";
import { takeWhenOpened } from "./storage/draft-journal.ts";
import { upgradeEntries } from "./storage/entry-layouts.ts";
import { refuseHalfOpen } from "./storage/half-open.ts";
import { fittingRows, UnreadableRows } from "./storage/unreadable-rows.ts";

/** Where the phone stands with the server. */
export type SyncState = {
	key: "sync";
	/** The newest change of the server this mirror includes. */
	position: { seq: number; mark: string } | null;
	build: string;
	role: string;
	/**
	 * The groups whose rows this person keeps, and the comparison of everything (`last_full`) since which they hold; null
	 * before the first. A tab of an earlier build compares everything and notes none.
	 */
	groups: { ids: string[]; since: number | null } | null;
	access: Access;
	/** Server's clock minus phone's, milliseconds. */
	clock_offset: number | null;
	/** The server was found put back to an older state, and what it lost has not been queued again yet. */
	restored: boolean;
	/** The last handshake passed, and the last comparison of everything (phone's clock). */
	last_contact: number | null;
	last_full: number | null;
	/** How the last run ended; "unknown" before the first has. */
	contact: "unknown" | "online" | "offline";
	failures: number;
	/** No run on its own before this (phone's clock, milliseconds). */
	pause_until: number;
	/** The server asked to be left alone until then (phone's clock, milliseconds); a person may still ask for a run. */
	hold_until: number;
	/** Most entries in a batch: half of the last after a timeout, doubled (up to 50) after a full one was confirmed. */
	batch_size: number;
	/** When the unsent work now under way began to be sent, for "1 of 3". */
	burst_at: number | null;
	/** Which run may write: the one that took the send lock last; none after a sign-out. */
	turn: string;
	/** Opens this person's sealed work; base64. Forgotten at sign-out. */
	vault_key: string | null;
};

/** Unsent work of a person who signed out: AES-GCM, opened by the key that the handshake gives to the same person. */
export type Sealed = {
	id: number;
	v: 1;
	iv: Uint8Array<ArrayBuffer>;
	data: ArrayBuffer;
	/** Whether the server has not confirmed an entry in it. Older rows do not say. */
	waits?: boolean;
};

/** Where a phone stands that never met the server. `syncStateOf` puts in the product's first role. */
export const firstSyncState: SyncState = {
	key: "sync",
	position: null,
	build: "",
	role: "",
	groups: null,
	access: "open",
	clock_offset: null,
	restored: false,
	last_contact: null,
	last_full: null,
	contact: "unknown",
	failures: 0,
	pause_until: 0,
	hold_until: 0,
	batch_size: 50,
	burst_at: null,
	turn: "",
	vault_key: null,
};

/** The version of the database that brought the entries of the outbox into their present layout. */
const layout = 4;

/** The local tables of the collections that a version of the database added. */
const indexesSince = (schema: Schema, version: number): Record<string, string> =>
	Object.fromEntries(
		Object.entries(schema.collections).flatMap(([name, { since = 1, indexes, beside = {} }]) =>
			since === version ? [[name, indexes], ...Object.entries(beside)] : [],
		),
	);

/** Durability is strict: when a write resolves, a battery pulled out a moment later does not undo it. */
export class SyncDatabase extends Dexie {
	declare outbox: EntityTable<Entry, "seq">;
	declare drafts: EntityTable<Draft, "key">;
	declare meta: EntityTable<SyncState, "key">;
	declare vault: EntityTable<Sealed, "id">;

	/** The owner: only this account's work is sent from here. */
	readonly userId: string;
	readonly schema: Schema;
	/** Rows of the mirror that another build wrote in another shape. They are not read. */
	readonly unreadable: UnreadableRows;

	/** @param name the database's own, on this phone */
	constructor(name: string, userId: string, schema: Schema) {
		// `immutable`: all live queries get the same frozen rows, so that several screens do not each copy 2,000 rows.
		super(name, { chromeTransactionDurability: "strict", cache: "immutable" });
		this.userId = userId;
		this.schema = schema;
		this.unreadable = new UnreadableRows(name, schema);
		this.use(fittingRows(schema, this.unreadable.note));
		this.on("ready", refuseHalfOpen, true);
		this.on("ready", takeWhenOpened);
		this.on("ready", () => this.unreadable.watch(), true);
		this.version(1).stores({
			outbox: "++seq, &id, state, record_id, told",
			drafts: "key",
			meta: "key",
			vault: "++id",
			...indexesSince(schema, 1),
		});
		// Versions 2 and 3 filled in fields of mirrored rows; such rows come anew now.
		this.version(layout).stores({ outbox: "++seq, &id, state, record_id, notified" }).upgrade(upgradeEntries);
		const later = Object.values(schema.collections).flatMap(({ since = 1 }) => (since > layout ? [since] : []));
		for (const version of new Set(later)) this.version(version).stores(indexesSince(schema, version));
	}

	override close(options?: { disableAutoOpen: boolean }): void {
		this.unreadable.unwatch();
		super.close(options);
	}

	/** One table of the mirror, by the collection's name. @throws {Error} for a collection that the schema does not have */
	mirror(name: string): EntityTable<Row, "id"> {
		collectionOf(this.schema, name);
		return this.table(name);
	}

	/** The local tables of what this phone keeps about the rows of a collection. */
	beside(name: string): Table<{ id: string }>[] {
		return Object.keys(collectionOf(this.schema, name).beside ?? {}).map((table) => this.table(table));
	}

	/** Deletes rows of the mirror, and what this phone keeps about them. Call it inside a transaction. */
	async forget(name: string, ids: string[]): Promise<void> {
		await this.mirror(name).bulkDelete(ids);
		for (const table of this.beside(name)) await table.where("id").anyOf(ids).delete();
	}

	/** Deletes everything this phone keeps about rows of the mirror: it can be fetched again. */
	async dropSpare(): Promise<void> {
		for (const name of this.mirrored) for (const table of this.beside(name)) await table.clear();
	}

	/** One row of the mirror. */
	row: Mirror = (name, id) => this.mirror(name).get(id);

	/** Whether the server showed a row of that id, also when this build cannot read it. */
	async shows(name: string, id: string): Promise<boolean> {
		return (await this.mirror(name).where(":id").equals(id).count()) > 0;
	}

	/** The names of all its tables of the mirror. */
	get mirrored(): string[] {
		return collectionNames(this.schema);
	}
}

/** Where this phone stands with the server; the beginning when it never met it. */
export async function syncStateOf(db: SyncDatabase): Promise<SyncState> {
	return { ...firstSyncState, role: db.schema.accounts?.firstRole ?? "", ...(await db.meta.get("sync")) };
}

/** Changes what is noted of where the phone stands; call it inside the transaction it belongs to. */
export async function noteSyncState(db: SyncDatabase, change: Partial<Omit<SyncState, "key">>): Promise<void> {
	await db.meta.put({ ...(await syncStateOf(db)), ...change });
}
