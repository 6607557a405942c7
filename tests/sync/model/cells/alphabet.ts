// Everything that can come together around one write: its kind, its author, the device, the fault, and the author's
// account status. Made from the product's own tables, so that a new kind of write adds its cells by itself.
import { guestMutations, mutations } from "#mutations.ts";
import { accountStatus, roleName } from "#records.ts";
import type { MutationName } from "#support/collections/description.ts";
import { faults, rareFaults } from "#support/fakes/faults.ts";
import type { Mutation } from "#sync/mutation.ts";

const definitions: Record<MutationName, Pick<Mutation, "place">> = { ...mutations, ...guestMutations };
const isMutation = (name: string): name is MutationName => name in definitions;
const visitor = "visitor";

const deviceFaults = [
	"battery dies",
	"storage full",
	"two tabs",
	"frozen tab",
	"clock ahead",
	"clock behind",
	"server put back",
] as const;

export const axes = {
	kind: Object.keys(definitions).filter(isMutation),
	who: [...roleName.options, visitor],
	device: ["the only one", "a second one", "one that somebody else used", "beside a colleague's"],
	fault: [...faults, ...rareFaults, ...deviceFaults],
	status: [...accountStatus.options, "out of the course", "another role", "session ended"],
} as const;

type Axis = keyof typeof axes;
export type Cell = { [Name in Axis]: (typeof axes)[Name][number] };

/** Every cell, in the order of the axes. */
export const cells = (): Cell[] =>
	axes.kind.flatMap((kind) =>
		axes.who.flatMap((who) =>
			axes.device.flatMap((device) =>
				axes.fault.flatMap((fault) => axes.status.map((status) => ({ kind, who, device, fault, status }))),
			),
		),
	);

/** Why nobody can be in this cell; null when the model goes there. */
export function reasonAgainst({ kind, who, status }: Cell): string | null {
	const place = definitions[kind].place;
	if (place === null && who !== visitor) return "travels under nobody's name, whoever is signed in: a visitor's cells";
	if (place === null && status !== "approved") return "no account is asked for a visitor's words";
	if (place !== null && who === visitor) return "only an account's outbox holds it";
	if (place !== null && who !== place.role) return `only a ${place.role}'s pages make it`;
	if (kind === "createCourse" && status === "out of the course") return "there is no course yet to be out of";
	return null;
}

/** Some of the cells, chosen so that every two values that can meet do meet in one of them. */
export function everyPair(all: readonly Cell[]): Cell[] {
	const met = new Set<string>();
	const chosen: Cell[] = [];
	// Large steps, because neighbours differ in one value only. A prime number, so that every cell is reached.
	const step = 7919;
	for (let index = 0; index < all.length; index++) {
		const cell = all[(index * step) % all.length];
		if (!cell) continue;
		const fresh = pairsIn(cell).filter((pair) => !met.has(pair));
		if (fresh.length === 0) continue;
		for (const pair of fresh) met.add(pair);
		chosen.push(cell);
	}
	return chosen;
}

function pairsIn(cell: Cell): string[] {
	const values = Object.entries(cell).map(([axis, value]) => `${axis} ${value}`);
	return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}
