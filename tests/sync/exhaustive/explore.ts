// Visits every reachable state, breadth first, each once. Two schools that differ only in the numbers given out are the
// same state.
import { type Action, actionsOf, after, type School } from "./school.ts";
import type { Mutation, Server } from "./server.ts";

export type Found = { states: number; traceTo: (state: number) => Action[] };

/**
 * @param look is called once for every state, the first one included
 * @param most states; more of them throw, because then not every state was visited
 */
export function explore(start: School, look: (school: School, state: number) => void, most = 5_000_000): Found {
	const seen = new Set([keyOf(start)]);
	const from: number[] = [-1];
	const by: (Action | null)[] = [null];
	let level: { school: School; state: number }[] = [{ school: start, state: 0 }];
	look(start, 0);
	while (level.length > 0) {
		const next: typeof level = [];
		for (const { school, state } of level) {
			for (const action of actionsOf(school)) {
				const reached = after(school, action);
				const key = keyOf(reached);
				if (seen.has(key)) continue;
				seen.add(key);
				from.push(state);
				by.push(action);
				if (seen.size > most) throw new Error(`more than ${most} states`);
				look(reached, seen.size - 1);
				next.push({ school: reached, state: seen.size - 1 });
			}
		}
		level = next;
	}
	const traceTo = (state: number): Action[] => {
		const trace: Action[] = [];
		for (let at = state; at > 0; at = from[at] ?? 0) {
			const action = by[at];
			if (action) trace.unshift(action);
		}
		return trace;
	};
	return { states: seen.size, traceTo };
}

/** Gives numbers new names in the order in which they occur; 0 stays. */
function renaming(): (name: number) => number {
	const names = new Map([[0, 0]]);
	return (name) => {
		const known = names.get(name) ?? names.size;
		names.set(name, known);
		return known;
	};
}

/** The same text for the same state, whatever its numbers. */
function keyOf({ server, backup, phones, late, words, left }: School): string {
	const [named, marked] = [renaming(), renaming()];
	const logs = [server.log.map(marked), backup?.log.map(marked)];
	const mutation = ({ kind, id, rec, word, base }: Mutation) => [kind, named(id), named(rec), named(word), named(base)];
	const rowOf = (row: Server["row"]) => row && [named(row.rec), named(row.rev), named(row.word), named(row.grade)];
	const kept = phones.map(({ outbox, away, met, restored, position, row }) => [
		outbox.map((entry) => [...mutation(entry), entry.state, entry.tried, entry.seen, entry.orphaned]),
		position && [position.seq, marked(position.mark)],
		[away, met, restored, rowOf(row)],
	]);
	const sorted = (all: number[]) => all.map(named).sort((a, b) => a - b);
	const stored = (one: Server | null) => one && [rowOf(one.row), sorted(one.past), sorted(one.ledger)];
	const underWay = late.map((batch) => JSON.stringify(batch.map(mutation))).sort();
	return JSON.stringify([logs, kept, stored(server), stored(backup), underWay, sorted(words), Object.values(left)]);
}
