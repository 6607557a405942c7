// Everything that can come together around one write: its kind, its author, the device, the fault, and the author's
// account status. Made from the product's own tables, so that a new kind of write adds its cells by itself.

import { schema } from "#local/schema.ts";
import { guestMutations, mutations } from "#mutations.ts";
import { accountStatus, roleName } from "#records.ts";
import type { Chance } from "#support/chance/chance.ts";
import type { MutationName } from "#support/collections/description.ts";
import { faults, rareFaults } from "#support/fakes/faults.ts";
import type { Mutation } from "#sync/mutation.ts";
import { accountsOf } from "#sync/schema.ts";

const definitions: Record<MutationName, Pick<Mutation, "place">> = { ...mutations, ...guestMutations };
const isMutation = (name: string): name is MutationName => name in definitions;
const visitor = "visitor";
const { hasPagesOf } = accountsOf(schema);

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
	status: [...accountStatus.options, "temporary password", "out of the course", "another role", "session ended"],
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

/** With such an account a phone learns nothing, and sends nothing. */
const closed: readonly Cell["status"][] = ["waiting", "declined", "blocked", "temporary password", "session ended"];
export const isClosed = ({ status }: Cell): boolean => closed.includes(status);

/** Why nobody can be in this cell; null when the model goes there. */
export function reasonAgainst({ kind, who, status }: Cell): string | null {
	const place = definitions[kind].place;
	if (place === null && who !== visitor) return "travels under nobody's name, whoever is signed in: a visitor's cells";
	if (place === null && status !== "approved") return "no account is asked for a visitor's words";
	if (place !== null && who === visitor) return "only an account's outbox holds it";
	if (place !== null && !hasPagesOf(who, place.role)) return `only a ${place.role}'s pages make it`;
	if (kind === "createCourse" && status === "out of the course") return "there is no course yet to be out of";
	return null;
}

/** Why nobody meets the fault of a cell; null when it has to be met. */
export function reasonNotToMeet(cell: Cell): string | null {
	if (cell.fault === "none") return "there is none";
	if (cell.fault !== "server put back") return null;
	if (cell.who === "visitor") return "no phone asks a restored server again for a visitor's words";
	return isClosed(cell) ? "the phone has seen nothing that the backup lacks" : null;
}

/** Some of the cells, chosen by chance, in which every value of each axis occurs that occurs in one of them. */
export function someOf(all: readonly Cell[], number: number, chance: Chance): Cell[] {
	const met = new Set<string>();
	const isFresh = (cell: Cell) => {
		const fresh = Object.entries(cell)
			.map(String)
			.filter((value) => !met.has(value));
		for (const value of fresh) met.add(value);
		return fresh.length > 0;
	};
	const shuffled = chance.shuffled(all);
	const [first, others] = [shuffled.filter(isFresh), shuffled];
	return [...new Set([...first, ...others])].slice(0, Math.max(number, first.length));
}
