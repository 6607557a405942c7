// Which files this phone keeps within the room its person gives them. Pure: it is told what there is, and decides.
import type { KeptFile } from "./tables.ts";

type Wanted = Pick<KeptFile, "id" | "size">;
export type Held = Pick<KeptFile, "id" | "size" | "why" | "used_at">;

/** The room that files take, in bytes, those that are still on their way in full. */
export const roomTaken = (files: readonly Wanted[]): number => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Which files to drop so that a new one has room: what was read longest ago first, never what was chosen or is needed now.
 * @param budget in bytes
 * @returns their ids; null when there is no room even then
 */
export function makeRoom(
	held: readonly Held[],
	size: number,
	budget: number,
	needed: ReadonlySet<string> = new Set(),
): string[] | null {
	const drop = overflow(held, budget - size, needed);
	const stays = held.filter(({ id }) => !drop.includes(id));
	return roomTaken(stays) + size <= budget ? drop : null;
}

/**
 * Which files to drop so that the others fit into the room, by the same rules, even where that does not make them fit.
 * @param budget in bytes
 * @returns their ids
 */
export function overflow(held: readonly Held[], budget: number, needed: ReadonlySet<string>): string[] {
	const spare = held.filter(({ id, why }) => why !== "chosen" && !needed.has(id)).sort((a, b) => a.used_at - b.used_at);
	const dropped: string[] = [];
	let taken = roomTaken(held);
	for (const file of spare) {
		if (taken <= budget) break;
		dropped.push(file.id);
		taken -= file.size;
	}
	return dropped;
}

/** What to fetch, in this order, and what to drop for it. `left`: those that have no room. */
export type Plan = { fetch: string[]; drop: string[]; left: string[] };

/**
 * What an assignment needs comes by itself, what is due first before the rest, as long as there is room for it.
 * @param needed in the order in which they are due
 * @param budget in bytes
 */
export function planFor(needed: readonly Wanted[], held: readonly Held[], budget: number): Plan {
	const ids = new Set(needed.map(({ id }) => id));
	const plan: Plan = { fetch: [], drop: [], left: [] };
	plan.drop.push(...overflow(held, budget, ids));
	let files = held.filter(({ id }) => !plan.drop.includes(id));
	for (const { id, size } of needed) {
		if (files.some((file) => file.id === id)) continue;
		const drop = makeRoom(files, size, budget, ids);
		if (drop === null) plan.left.push(id);
		else {
			plan.fetch.push(id);
			plan.drop.push(...drop);
			files = [...files.filter((file) => !drop.includes(file.id)), { id, size, why: "needed", used_at: 0 }];
		}
	}
	return plan;
}
