// Everything that can happen in the small model, and how often it may.
import { kindsOn, refusedOn } from "./author.ts";
import type { Fault, Point } from "./run.ts";
import type { School } from "./school.ts";
import type { Kind } from "./server.ts";

/** How often each action may still happen; this makes the number of states finite. */
export type Budget = {
	writes: number;
	faults: number;
	restores: number;
	leaves: number;
	/** Decisions about what was refused: to try it again, or to throw it away. */
	decisions: number;
	/** People who leave the course or come back. */
	moves: number;
	/** Actions in the middle of a run. */
	meanwhiles: number;
	/** Answers with the words that were written last, on this phone or another. */
	twins: number;
};

/** What can happen in the middle of a run, too. */
export type Simple =
	| { kind: "write"; phone: number; as: Kind; same?: boolean }
	| { kind: "run"; phone: number; fault: Fault }
	| { kind: "deliver"; which: number }
	| { kind: "move"; person: number }
	| { kind: "restore" };

export type Action =
	| Simple
	| { kind: "try again"; phone: number }
	| { kind: "throw away"; phone: number }
	| { kind: "leave"; phone: number }
	| { kind: "interrupted run"; phone: number; at: Point; by: Simple }
	| { kind: "back up" };

export const nothing: Budget = {
	writes: 0,
	faults: 0,
	restores: 0,
	leaves: 0,
	decisions: 0,
	moves: 0,
	meanwhiles: 0,
	twins: 0,
};

const faults: Fault[] = ["request lost", "answer lost", "request late", "request doubled", "silent after"];
const points: Point[] = ["batch", "answer", "after push", "rows"];

/** Everything that can happen now and would change the state. */
export function actionsOf(school: School): Action[] {
	const { phones, left, backup } = school;
	const actions: Action[] = simple(school);
	for (const [phone, there] of phones.entries()) {
		if (left.faults > 0) for (const fault of faults) actions.push({ kind: "run", phone, fault });
		if (left.leaves > 0 && !there.away && there.met) actions.push({ kind: "leave", phone });
		if (left.decisions > 0 && refusedOn(there))
			actions.push({ kind: "try again", phone }, { kind: "throw away", phone });
		if (left.meanwhiles === 0) continue;
		// While its batch is under way, an answer is changed by a mutation of its own.
		const follow: Simple[] =
			there.who === "student" && left.writes > 0 ? [{ kind: "write", phone, as: "replace" }] : [];
		for (const by of [...simple(school), ...follow]) {
			if (by.kind === "run" && by.phone === phone) continue;
			for (const at of points) actions.push({ kind: "interrupted run", phone, at, by });
		}
	}
	if (left.restores > 0 && JSON.stringify(backup) !== JSON.stringify(school.server)) actions.push({ kind: "back up" });
	return actions;
}

function simple(school: School): Simple[] {
	const { phones, late, left, backup } = school;
	const actions: Simple[] = [];
	for (const [phone, there] of phones.entries()) {
		if (left.writes > 0) for (const as of kindsOn(there)) actions.push({ kind: "write", phone, as });
		if (left.twins > 0 && school.written > 0 && kindsOn(there).includes("submit"))
			actions.push({ kind: "write", phone, as: "submit", same: true });
		actions.push({ kind: "run", phone, fault: "none" });
	}
	for (const which of late.keys()) actions.push({ kind: "deliver", which });
	const people = new Set(phones.map(({ person }) => person));
	if (left.moves > 0) for (const person of people) actions.push({ kind: "move", person });
	if (left.restores > 0 && backup) actions.push({ kind: "restore" });
	return actions;
}
