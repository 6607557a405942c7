// Receiving: the rows that changed for this person since the phone's position, or, when that cannot be told, a
// comparison of everything (ids and stamps first, then the rows that differ). Written down in one transaction, only if
// everything arrived. What was asked for and did not come back is gone, but that is not believed before the handshake has
// answered once more: a token that died meanwhile makes every list empty, and a row passed over would not be named again.
import * as z from "zod/mini";
import { conditionsOf, isWithin, type Owner, type Row, type Scope, type ValuesOf } from "./collection.ts";
import { noteSyncState, syncStateOf } from "./database.ts";
import { type Handshake, shakeHands } from "./handshake.ts";
import { byIds, everyRow, Incomplete, mustParse, type Reader, readerFor, stamp } from "./list.ts";
import type { Run } from "./run.ts";
import { accountsOf, collectionOf } from "./schema.ts";

const day = 86_400_000;

type Wanted = Partial<Record<string, readonly string[] | undefined>>;
/**
 * What one collection brought: rows to keep, and ids that the mirror must lose.
 * `suspect`: the response may be incomplete (fewer rows than ids requested, or a whole list, whose length is unknown), so
 * `makeSure` checks it.
 */
type Found = { name: string; scope: Scope; rows: Row[]; gone: string[]; suspect: boolean };

/** Whose mirror it is, and what was found so far, collection after collection. */
type Pulling = { reader: Reader; owner: Owner; found: Found[] };

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
	const { build, account } = handshake;
	const { role } = account;
	const anew = before.position === null || role !== before.role;
	const full = anew || handshake.changed === "manifest" || build !== before.build || age > day || age < 0;
	try {
		const reader = readerFor(run);
		const known = !full && before.groups?.since === before.last_full ? before.groups.ids : null;
		const groups = known ?? (await groupsOf(reader, role));
		const pulling: Pulling = { reader, owner: { role, me: run.db.userId, groups }, found: [] };
		if (full) await everything(pulling, anew);
		else await changes(pulling, handshake, also);
		const { found } = pulling;
		if (found.some(({ suspect }) => suspect)) await makeSure(reader, handshake, found);
		if (!known && (await groupsOf(reader, role)).join() !== groups.join()) throw new Incomplete();
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
			const last_full = full ? now : before.last_full;
			await noteSyncState(run.db, { position, build, role, last_full, groups: { ids: groups, since: last_full } });
		};
	} catch (error) {
		if (error instanceof Incomplete) return null;
		throw error;
	}
}

/** The groups whose rows this person keeps, as the server names them now. @throws {Incomplete} */
async function groupsOf(reader: Reader, role: string): Promise<string[]> {
	const { db } = reader.run;
	const asked = accountsOf(db.schema).groups(role, db.userId);
	if (!asked) return [];
	const { collection: name, condition, field } = asked;
	const shape = z.looseObject({ id: z.string() });
	return valuesIn(await everyRow(reader, { name, shape, fields: `id,${field}` }, [condition]), field);
}

/** @throws {Incomplete} a row lacks the field */
const valuesIn = (rows: object[], field: string) =>
	[...new Set(rows.map((row) => mustParse(z.string(), Reflect.get(row, field))))].sort();

const scopeOf = (pulling: Pulling, name: string) =>
	collectionOf(pulling.reader.run.db.schema, name).scope(pulling.owner, valuesAfter(pulling));

const valuesAfter =
	({ reader, found }: Pulling): ValuesOf =>
	async (collection, field) => {
		const pulled = found.find(({ name }) => name === collection);
		if (!pulled) throw new Error(`${collection} is pulled later`);
		const replaced = new Set([...pulled.gone, ...pulled.rows.map(({ id }) => id)]);
		// Rows of another build are not read; they are among those that come anew.
		const held = await reader.run.db.mirror(collection).toArray();
		return valuesIn([...held.filter(({ id }) => !replaced.has(id)), ...pulled.rows], field);
	};

async function changes(pulling: Pulling, handshake: Handshake, also: Wanted): Promise<void> {
	const { reader, found } = pulling;
	const wanted: Wanted = handshake.changed === "manifest" ? {} : handshake.changed;
	for (const name of reader.run.db.mirrored) {
		const unreadable = await reader.run.db.unreadable.of(reader.run.db, name);
		const named = [...new Set([...(wanted[name] ?? []), ...(also[name] ?? []), ...unreadable])];
		const same = await unchanged(reader, name, also[name] ?? []);
		const ids = named.filter((id) => !same.has(id));
		const scope = ids.length > 0 ? await scopeOf(pulling, name) : null;
		const shown = await byIds(reader, rowsOf(reader, name), ids);
		const rows = shown.filter((row) => isWithin(scope, row));
		const here = new Set(rows.map(({ id }) => id));
		const held = await reader.run.db.mirror(name).where("id").anyOf(ids).primaryKeys();
		const gone = held.filter((id) => !here.has(id));
		found.push({ name, scope, rows, gone, suspect: shown.length < ids.length });
	}
}

/** Of the rows this phone wrote itself, those still as the server confirmed them: their words need not come back again. */
async function unchanged(reader: Reader, name: string, ids: readonly string[]): Promise<Set<string>> {
	const held = new Map<string, string>();
	for (const row of await reader.run.db.mirror(name).bulkGet([...ids])) if (row) held.set(row.id, row.updated);
	const stamps = await byIds(reader, { name, shape: stamp, fields: "id,updated" }, [...held.keys()]);
	return new Set(stamps.filter(({ id, updated }) => held.get(id) === updated).map(({ id }) => id));
}

async function everything(pulling: Pulling, anew: boolean): Promise<void> {
	for (const name of pulling.reader.run.db.mirrored) {
		const scope = await scopeOf(pulling, name);
		pulling.found.push({ name, scope, ...(await whole(pulling.reader, name, scope, anew)), suspect: true });
	}
}

/** One collection compared with the server's: whole the first time, else by stamps. */
async function whole(reader: Reader, name: string, scope: Scope, anew: boolean): Promise<Pick<Found, "rows" | "gone">> {
	const conditions = conditionsOf(scope);
	const table = reader.run.db.mirror(name);
	const held = await table.toCollection().primaryKeys();
	// What this build cannot read has no stamp, and so differs from the server's.
	const read = new Map((await table.toArray()).map(({ id, updated }) => [id, updated]));
	if (anew || held.length === 0) {
		const rows = await everyRow(reader, rowsOf(reader, name), conditions);
		const here = new Set(rows.map(({ id }) => id));
		return { rows, gone: held.filter((id) => !here.has(id)) };
	}
	const stamps = await everyRow(reader, { name, shape: stamp, fields: "id,updated" }, conditions);
	const here = new Set(stamps.filter(({ id, updated }) => read.get(id) === updated).map(({ id }) => id));
	const differing = stamps.map(({ id }) => id).filter((id) => !here.has(id));
	const rows = await byIds(reader, rowsOf(reader, name), differing);
	for (const { id } of rows) here.add(id);
	return { rows, gone: held.filter((id) => !here.has(id)) };
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
	for (const { name, scope, rows, gone } of found) {
		if (rows.length > 0 || gone.length === 0) continue;
		const back = await byIds(reader, rowsOf(reader, name), gone.slice(0, 120));
		if (back.some((row) => isWithin(scope, row))) throw new Incomplete();
	}
}
