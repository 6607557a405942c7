// Receiving: the rows that changed for this person since the phone's position, or, when that cannot be told, a
// comparison of everything (ids and stamps first, then the rows that differ). Applied in one transaction, only if
// everything arrived. What was asked for and did not come back is gone, but nothing is taken away before the gate has
// answered once more: a token that died meanwhile makes every list empty.
import { z } from "zod";
import { noteStanding, standingOf } from "./db.ts";
import { durably } from "./durable.ts";
import { askGate, type Gate } from "./gate.ts";
import { type MirroredName, type MirroredRow, mirrored, mirroredNames } from "./records.ts";
import type { Run } from "./run.ts";
import { scopeOf } from "./scope.ts";

const idsPerRequest = 120;
const pageSize = 500;
const day = 86_400_000;

type Row = MirroredRow[MirroredName];
type Wanted = Partial<Record<MirroredName, readonly string[] | undefined>>;
/** What one collection brought: rows to keep, and ids the mirror must lose. */
type Found = { name: MirroredName; rows: Row[]; gone: string[] };

/** Something did not arrive, or not in the right shape: the whole pull is void. */
class Incomplete extends Error {}

const page = z.object({ items: z.array(z.unknown()) });
const stamp = z.object({ id: z.string(), updated: z.string().transform((text) => text.replace(" ", "T")) });

/**
 * Brings the mirror to the gate's position.
 * @param also ids to look at besides, whatever the log says
 * @returns false when something was missing: nothing has changed then
 */
export async function pull(run: Run, gate: Gate, also: Wanted): Promise<boolean> {
	const before = await standingOf(run.db);
	const now = run.world.now();
	const age = now - (before.last_full ?? Number.NEGATIVE_INFINITY);
	const anew = before.position === null || gate.role !== before.role;
	const full = anew || gate.changed === "manifest" || gate.build !== before.build || age > day || age < 0;
	try {
		const found = full ? await everything(run, gate, anew) : await changes(run, gate, also);
		if (found.some(({ gone }) => gone.length > 0)) await makeSure(run, gate, found);
		await durably(run.db, async () => {
			for (const { name, rows, gone } of found) {
				await run.db.mirror(name).bulkDelete(gone);
				await run.db.mirror(name).bulkPut(rows);
			}
			const position = { seq: gate.seq, mark: gate.mark };
			await noteStanding(run.db, {
				position,
				build: gate.build,
				role: gate.role,
				...(full ? { last_full: now } : {}),
			});
		});
		return true;
	} catch (error) {
		if (error instanceof Incomplete) return false;
		throw error;
	}
}

async function changes(run: Run, gate: Gate, also: Wanted): Promise<Found[]> {
	const wanted: Wanted = gate.changed === "manifest" ? {} : gate.changed;
	const found: Found[] = [];
	for (const name of mirroredNames) {
		const ids = [...new Set([...(wanted[name] ?? []), ...(also[name] ?? [])])];
		if (ids.length === 0) continue;
		const rows = await byIds(run, gate, name, ids);
		const here = new Set(rows.map(({ id }) => id));
		const held = await run.db.mirror(name).where("id").anyOf(ids).primaryKeys();
		found.push({ name, rows, gone: held.filter((id) => !here.has(id)) });
	}
	return found;
}

async function everything(run: Run, gate: Gate, anew: boolean): Promise<Found[]> {
	const found: Found[] = [];
	for (const name of mirroredNames) {
		const held = new Map((await run.db.mirror(name).toArray()).map(({ id, updated }) => [id, updated]));
		if (anew || held.size === 0) {
			const rows = (await pages(run, gate, name)).map((item) => parse(name, item));
			const here = new Set(rows.map(({ id }) => id));
			found.push({ name, rows, gone: [...held.keys()].filter((id) => !here.has(id)) });
			continue;
		}
		const stamps = (await pages(run, gate, name, "id,updated")).map((item) => believe(stamp, item));
		const there = new Set(stamps.map(({ id }) => id));
		const differing = stamps.filter(({ id, updated }) => held.get(id) !== updated).map(({ id }) => id);
		const rows = await byIds(run, gate, name, differing);
		const came = new Set(rows.map(({ id }) => id));
		const vanished = differing.filter((id) => !came.has(id) && held.has(id));
		found.push({ name, rows, gone: [...[...held.keys()].filter((id) => !there.has(id)), ...vanished] });
	}
	return found;
}

/** Rows are about to leave the phone: still the same person with the same role, and an empty answer twice? */
async function makeSure(run: Run, gate: Gate, found: Found[]): Promise<void> {
	const again = await askGate(run);
	if (again.kind !== "passed" || again.gate.role !== gate.role || again.gate.standing !== gate.standing) {
		throw new Incomplete();
	}
	for (const { name, rows, gone } of found) {
		if (rows.length > 0 || gone.length === 0) continue;
		const back = await byIds(run, gate, name, gone.slice(0, idsPerRequest));
		if (back.length > 0) throw new Incomplete();
	}
}

async function byIds(run: Run, gate: Gate, name: MirroredName, ids: readonly string[]): Promise<Row[]> {
	const rows: Row[] = [];
	for (let at = 0; at < ids.length; at += idsPerRequest) {
		const wanted = ids.slice(at, at + idsPerRequest);
		const these = wanted.map((id) => `id='${id}'`).join("||");
		rows.push(...(await list(run, gate, name, these, idsPerRequest)).map((item) => parse(name, item)));
	}
	return rows;
}

async function pages(run: Run, gate: Gate, name: MirroredName, fields = ""): Promise<unknown[]> {
	const all: unknown[] = [];
	let last = "";
	while (true) {
		const items = await list(run, gate, name, `id>'${last}'`, pageSize, fields);
		all.push(...items);
		if (items.length < pageSize) return all;
		last = believe(z.object({ id: z.string() }), items.at(-1)).id;
	}
}

async function list(
	run: Run,
	gate: Gate,
	name: MirroredName,
	condition: string,
	perPage: number,
	fields = "",
): Promise<unknown[]> {
	const scope = scopeOf(name, gate.role, run.db.userId);
	const filter = scope ? `(${condition})&&(${scope})` : condition;
	const query = { filter, sort: "id", perPage, skipTotal: 1, ...(fields ? { fields } : {}) };
	const answer = await run.ask(`/api/collections/${name}/records`, { query });
	if (answer.status !== 200) throw new Incomplete();
	return believe(page, answer.body).items;
}

const parse = (name: MirroredName, item: unknown): Row => believe<Row>(mirrored[name], item);

function believe<Shape>(schema: z.ZodType<Shape>, value: unknown): Shape {
	const parsed = schema.safeParse(value);
	if (!parsed.success) throw new Incomplete();
	return parsed.data;
}
