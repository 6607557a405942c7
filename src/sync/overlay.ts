// What the phone shows: the mirror, with unconfirmed entries of the outbox drawn on top. The mirror itself stays exactly what
// the server showed, so there is nothing to undo when an entry is refused.
import type { EntityTable } from "dexie";
import type { Row } from "./collection.ts";
import type { SyncDatabase } from "./database.ts";
import { type Entry, mutationOf } from "./entry.ts";
import type { Mutation } from "./mutation.ts";
import { unsent } from "./outbox.ts";

/** A record as shown, with the entry that is making or changing it, if one is not confirmed yet. */
export type Shown<Kept, One = Entry> = Kept & { entry: One | null };

const underWay = (entry: Entry) => entry.state === "queued" || entry.state === "sending";

/** When several entries concern one record, the refused one is shown: the others wait behind it. */
const foremost = (known: Entry | null, next: Entry): Entry => (known?.state === "failed" ? known : next);

const writesTo = <Kept extends Row>(
	found: Mutation,
	table: EntityTable<Kept, "id">,
): found is Mutation<string, string, object, string, string, string, Kept> => found.collection === table.name;

/**
 * One row: as the mirror has it, without unsent changes; else as an unsent create draws it; undefined if there is
 * neither.
 */
export async function shownRow(db: SyncDatabase, name: string, id: string): Promise<object | undefined> {
	return (await db.row(name, id)) ?? (await shown(db, db.mirror(name))).find((row) => row.id === id);
}

/**
 * Every row of a collection this person may see, with the unsent entries drawn over it. Entries are drawn in the order
 * in which they were written; the rows are in no order.
 */
export async function shown<Kept extends Row>(
	db: SyncDatabase,
	table: EntityTable<Kept, "id">,
): Promise<Shown<Kept>[]> {
	const [rows, entries] = await Promise.all([table.toArray(), unsent(db)]);
	const drawn = new Map<string, Shown<Kept>>(rows.map((row) => [row.id, { ...row, entry: null }]));
	for (const entry of entries) {
		const definition = mutationOf(db.schema, entry);
		if (!writesTo(definition, table)) continue;
		const { standsFor } = definition;
		const other = () => (standsFor ? [...drawn.values()].find((row) => standsFor(entry.body, row)) : undefined);
		const at = drawn.get(entry.record_id) ?? other();
		// A refused change is not drawn, and neither is a create when a row is there already. That row is shown, with
		// the entry attached.
		const unchanged = at && (definition.does === "create" || !underWay(entry));
		const row = unchanged ? at : definition.draw(entry, at);
		if (row) drawn.set(row.id, { ...row, entry: foremost(at?.entry ?? null, entry) });
	}
	return [...drawn.values()];
}
