// Receiving: the rows that changed for this person since the phone's position, or, when that cannot be told, a
// comparison of everything (ids and stamps first, then the rows that differ). Written down in one transaction, only if
// everything arrived. What was asked for and did not come back is gone, but that is not believed before the handshake has
// answered once more: a token that died meanwhile makes every list empty, and a row passed over would not be named again.
import type * as z from "zod/mini";
import type { Row } from "./collection.ts";
import { noteSyncState, syncStateOf } from "./database.ts";
import { type Handshake, shakeHands } from "./handshake.ts";
import { byIds, everyRow, Incomplete, type Reader, readerFor, stamp, type Wish } from "./list.ts";
import type { Run } from "./run.ts";
import { accountsOf, collectionOf } from "./schema.ts";

const day = 86_400_000;

type Wanted = Partial<Record<string, readonly string[] | undefined>>;
/**
 * What one collection brought: rows to keep, and ids the mirror must lose; `missing` are those of them that were asked for.
 * `suspect`: the response may be incomplete (fewer rows than ids requested, or a whole list, whose length is unknown), so
 * `makeSure` checks it.
 */
type Found = { name: string; rows: Row[]; gone: string[]; missing: string[]; suspect: boolean };

/** The rows of one collection, in the one shape they are believed in. */
const rowsOf = ({ run }: Reader, name: string): { name: string; shape: z.ZodMiniType<Row> } => ({
	name,
	shape: collectionOf(run.db.schema, name).shape,
});

/**
 * Fetches what brings the mirror to the handshake's position.
 * @param also ids to look at besides, whatever the log says
 * @returns a function that writes the rows and the position, to be called inside a transaction; null when rows were missing
 */
export async function pull(run: Run, handshake: Handshake, also: Wanted): Promise<(() => Promise<void>) | null> {
	const before = await syncStateOf(run.db);
	const now = run.platform.now();
	const age = now - (before.last_full ?? Number.NEGATIVE_INFINITY);
	const anew = before.position === null || handshake.account.role !== before.role;
	const full = anew || handshake.changed === "manifest" || handshake.build !== before.build || age > day || age < 0;
	try {
		const reader = readerFor(run, handshake.account.role);
		const found = full ? await everything(reader, anew) : await changes(reader, handshake, also);
		if (found.some(({ suspect }) => suspect)) await makeSure(reader, handshake, found);
		return async () => {
			for (const { name, rows, gone } of found) {
				await run.db.forget(name, gone);
				await run.db.mirror(name).bulkPut(rows);
				run.db.unreadable.forget(
					name,
					rows.map(({ id }) => id),
				);
			}
			const position = { seq: handshake.seq, mark: handshake.mark };
			const { build, account } = handshake;
			const { role } = account;
			await noteSyncState(run.db, { position, build, role, ...(full ? { last_full: now } : {}) });
		};
	} catch (error) {
		if (error instanceof Incomplete) return null;
		throw error;
	}
}

async function changes(reader: Reader, handshake: Handshake, also: Wanted): Promise<Found[]> {
	const wanted: Wanted = handshake.changed === "manifest" ? {} : handshake.changed;
	const found: Found[] = [];
	for (const name of reader.run.db.mirrored) {
		const unreadable = await reader.run.db.unreadable.of(reader.run.db, name);
		const named = [...new Set([...(wanted[name] ?? []), ...(also[name] ?? []), ...unreadable])];
		const same = await unchanged(reader, name, also[name] ?? []);
		const ids = named.filter((id) => !same.has(id));
		if (ids.length === 0) continue;
		const rows = await byIds(reader, rowsOf(reader, name), ids);
		const here = new Set(rows.map(({ id }) => id));
		const held = await reader.run.db.mirror(name).where("id").anyOf(ids).primaryKeys();
		const gone = held.filter((id) => !here.has(id));
		found.push({ name, rows, gone, missing: gone, suspect: rows.length < ids.length });
	}
	return found;
}

/** Of the rows this phone wrote itself, those still as the server confirmed them: their words need not come back again. */
async function unchanged(reader: Reader, name: string, ids: readonly string[]): Promise<Set<string>> {
	const held = new Map<string, string>();
	for (const row of await reader.run.db.mirror(name).bulkGet([...ids])) if (row) held.set(row.id, row.updated);
	const stamps = await byIds(reader, { name, shape: stamp, fields: "id,updated" }, [...held.keys()]);
	return new Set(stamps.filter(({ id, updated }) => held.get(id) === updated).map(({ id }) => id));
}

async function everything(reader: Reader, anew: boolean): Promise<Found[]> {
	const found: Found[] = [];
	const placeOf = (name: string) => collectionOf(reader.run.db.schema, name).namedIn?.(reader.role) ?? null;
	for (const name of reader.run.db.mirrored) if (!placeOf(name)) found.push(await whole(reader, name, anew, null));
	for (const name of reader.run.db.mirrored) {
		const place = placeOf(name);
		if (place) found.push(await whole(reader, name, anew, await idsIn(reader, place, found)));
	}
	return found;
}

/** This person's id, and every id that stands in a field of a collection, as its rows will be. */
async function idsIn(
	{ run }: Reader,
	{ collection, field }: { collection: string; field: string },
	found: Found[],
): Promise<string[]> {
	const named = found.find(({ name }) => name === collection);
	if (!named) throw new Error(`${collection} is asked for by ids itself`);
	const removed = new Set(named.gone);
	// Rows of another build are not read; they are among those that come anew.
	const held = await run.db.mirror(named.name).toArray();
	const rows = [...held.filter(({ id }) => !removed.has(id)), ...named.rows];
	return [...new Set([run.db.userId, ...rows.map((row) => String(Reflect.get(row, field)))])].sort();
}

/** One collection compared with the server's: whole the first time, else by stamps. @param ids whom to ask for; null: all */
async function whole(reader: Reader, name: string, anew: boolean, ids: string[] | null): Promise<Found> {
	const all = <Shape>(wish: Wish<Shape>) => (ids ? byIds(reader, wish, ids) : everyRow(reader, wish));
	// An id that no row names any more was not asked for; the server may still show its row.
	const named = ids && new Set(ids);
	const brought = (rows: Row[], gone: string[]): Found => {
		const missing = named ? gone.filter((id) => named.has(id)) : gone;
		return { name, rows, gone, missing, suspect: true };
	};
	const table = reader.run.db.mirror(name);
	const held = await table.toCollection().primaryKeys();
	// What this build cannot read has no stamp, and so differs from the server's.
	const read = new Map((await table.toArray()).map(({ id, updated }) => [id, updated]));
	if (anew || held.length === 0) {
		const rows = await all(rowsOf(reader, name));
		const here = new Set(rows.map(({ id }) => id));
		const gone = held.filter((id) => !here.has(id));
		return brought(rows, gone);
	}
	const stamps = await all({ name, shape: stamp, fields: "id,updated" });
	const there = new Set(stamps.map(({ id }) => id));
	const differing = stamps.filter(({ id, updated }) => read.get(id) !== updated).map(({ id }) => id);
	const rows = await byIds(reader, rowsOf(reader, name), differing);
	const came = new Set(rows.map(({ id }) => id));
	const asked = new Set(differing);
	const gone = held.filter((id) => !there.has(id) || (asked.has(id) && !came.has(id)));
	return brought(rows, gone);
}

/**
 * Checks a pull that may be incomplete: the handshake must still pass with the same role and access, and rows of a
 * collection that brought none must be missing a second time.
 * @throws {Incomplete}
 */
async function makeSure(reader: Reader, handshake: Handshake, found: Found[]): Promise<void> {
	const { accessOf } = accountsOf(reader.run.db.schema);
	const again = await shakeHands(reader.run);
	if (
		again.kind !== "passed" ||
		again.handshake.account.role !== handshake.account.role ||
		accessOf(again.handshake.account) !== accessOf(handshake.account)
	) {
		throw new Incomplete();
	}
	for (const { name, rows, missing } of found) {
		if (rows.length > 0 || missing.length === 0) continue;
		const back = await byIds(reader, rowsOf(reader, name), missing.slice(0, 120));
		if (back.length > 0) throw new Incomplete();
	}
}
