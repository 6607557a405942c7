// Visits every reachable state, breadth first, each once. Two schools that differ only in the numbers given out are the
// same state.
import { type Action, actionsOf } from "./actions.ts";
import { after, type School } from "./school.ts";
import type { Mutation, Server } from "./server.ts";

export type Found = { states: number; traceTo: (state: number) => Action[] };

/**
 * @param look is called once for every state, the first one included; nothing more is visited when it returns false
 * @param most states; more of them throw, because then not every state was visited
 */
export function explore(start: School, look: (school: School, state: number) => boolean, most = 5_000_000): Found {
	const seen = new Set([keyOf(start)]);
	const from: number[] = [-1];
	const by: (Action | null)[] = [null];
	let level: { school: School; state: number }[] = [{ school: start, state: 0 }];
	let goesOn = look(start, 0);
	while (goesOn && level.length > 0) {
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
				goesOn &&= look(reached, seen.size - 1);
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
function keyOf({ server, backup, lost, phones, late, words, left, interrupted, copied }: School): string {
	const named = renaming();
	const mutation = ({ kind, by, id, rec, word, base, saw }: Mutation) =>
		[kind, `by ${by}`, saw.graded, ...[id, rec, word, base, saw.id].map(named)] as const;
	const rowOf = (row: Server["row"]) =>
		row && [
			...[row.rec, row.rev, row.word, row.grade, row.feedback, row.change, row.back.id, row.back.rev].map(named),
			row.said.grades.map(named),
			row.said.returns.map(named),
		];
	const logs = [server.log.map(named), backup?.log.map(named)];
	const kept = phones.map(({ outbox, position, row, inCourse, restored, met, away }) => [
		outbox.map((entry) => {
			const { state, tried, seen, orphaned, foreign } = entry;
			return [...mutation(entry), state, tried, seen, orphaned, foreign];
		}),
		position && [position.seq, named(position.mark)],
		[inCourse, restored, met, away, rowOf(row)],
	]);
	const sorted = (all: number[]) => all.map(named).sort((a, b) => a - b);
	const ledgerOf = (ledger: Server["ledger"]) => ledger.map(({ id, word }) => `${named(id)} ${named(word)}`).sort();
	const movesOf = ({ moves }: Server) => moves.map(({ mark, person }) => [named(mark), `of ${person}`]);
	const stored = (one: Server | null) =>
		one && [rowOf(one.row), ledgerOf(one.ledger), movesOf(one), [...one.out].sort()];
	const underWay = late.map((batch) => JSON.stringify(batch.map(mutation))).sort();
	const rest = [
		stored(server),
		stored(backup),
		underWay,
		sorted(words),
		ledgerOf(lost),
		Object.values(left),
		interrupted,
		copied,
	];
	return JSON.stringify([logs, kept, rest]);
}
