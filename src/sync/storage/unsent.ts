// What the server has not confirmed, in one reading of the outbox: each save notes it, and each screen shows it.
import type { SyncDatabase, SyncState } from "#sync/database.ts";
import { type Entry, isEntry } from "#sync/entry.ts";
import type { Draft } from "#sync/mutation.ts";
import { type ForeignWork, foreignWorkOf } from "./foreign.ts";

/** Entries in the order in which they are sent, and what another build put beside them, oldest first. */
export type Unsent = { entries: Entry[]; foreign: ForeignWork[] };

/** Everything of a database that is only on this phone, and what it takes to put it into another. */
export type Seen = Unsent & { life: string; drafts: Draft[]; state: SyncState };

/** Everything in the outbox that is not confirmed, in one read; safe inside a transaction. */
export async function readUnsent(db: SyncDatabase): Promise<Unsent> {
	const { schema } = db;
	const rows: object[] = await db.outbox.where("state").notEqual("sent").toArray();
	const entries: Entry[] = [];
	const foreign: ForeignWork[] = [];
	for (const row of rows) {
		if (isEntry(schema, row)) entries.push(row);
		else foreign.push(foreignWorkOf(schema, row));
	}
	entries.sort((a, b) => a.seq - b.seq);
	foreign.sort((a, b) => (a.created ?? 0) - (b.created ?? 0));
	return { entries, foreign };
}
