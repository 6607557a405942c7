// The schools whose states are all visited. The limits on what can happen are chosen so that each takes a few seconds; the
// long form takes minutes.
import { longOrShort } from "#support/chance/long.ts";
import type { Action, Budget } from "./actions.ts";
import type { Phone } from "./phone.ts";
import { after, beginning, type School } from "./school.ts";

/** `first` has happened before everything else. */
export type Scenario = { start: School; first: Action[] };

const student = "student";
const teacher = "teacher";

function scenario(phones: Phone["who"][], long: Partial<Budget>, short: Partial<Budget>): Scenario {
	return { start: beginning(phones, longOrShort(long, short)), first: [] };
}

/** The student has handed in, and all phones show it. */
function handedIn({ start }: Scenario): Scenario {
	const write: Action = { kind: "write", phone: 0, as: "submit" };
	const runs = start.phones.map((_, phone): Action => ({ kind: "run", phone, fault: "none" }));
	const { left } = start;
	return { start: { ...start, left: { ...left, writes: left.writes + 1 } }, first: [write, ...runs] };
}

/** A restore has taken a student's answer, which was changed meanwhile, and that of another phone is there in its place. */
function refused(left: Partial<Budget>): Scenario {
	const { start } = scenario([student, student], left, left);
	const run = (phone: number): Action => ({ kind: "run", phone, fault: "none" });
	const write = (phone: number, as: "submit" | "replace"): Action => ({ kind: "write", phone, as });
	const first: Action[] = [write(0, "submit"), write(1, "submit"), { kind: "back up" }, run(0), write(0, "replace")];
	const budget = { ...start.left, writes: start.left.writes + 3, restores: start.left.restores + 1 };
	return { start: { ...start, left: budget }, first: [...first, { kind: "restore" }, run(1)] };
}

/** The school from which everything is explored. */
export const afterFirst = ({ start, first }: Scenario): School => first.reduce(after, start);

export const scenarios: Record<string, Scenario> = {
	"two phones of one student": scenario(
		[student, student],
		{ writes: 3, faults: 1, restores: 1, leaves: 1, decisions: 1 },
		{ writes: 2, faults: 1, restores: 1, leaves: 1 },
	),
	"one phone and a server restored twice": scenario(
		[student],
		{ writes: 3, faults: 2, restores: 3, leaves: 2 },
		{ writes: 2, faults: 1, restores: 2, leaves: 1 },
	),
	"a student and two teachers": scenario(
		[student, teacher, teacher],
		{ writes: 3, faults: 1, restores: 1 },
		{ writes: 2, faults: 1, restores: 1 },
	),
	"two teachers who grade, change grades and give back": handedIn(
		scenario([student, teacher, teacher], { writes: 4, restores: 1 }, { writes: 2, restores: 1 }),
	),
	"a teacher who decides about what was refused": handedIn(
		scenario(
			[student, teacher],
			{ writes: 4, restores: 1, faults: 1, decisions: 1 },
			{ writes: 3, faults: 1, decisions: 1 },
		),
	),
	"a student who decides about what was refused": scenario(
		[student, student],
		{ writes: 4, decisions: 2, faults: 1, restores: 1 },
		{ writes: 3, decisions: 1, faults: 1 },
	),
	"a student's two phones that meet in the middle of a run": scenario(
		[student, student],
		{ writes: 3, faults: 1, restores: 1, leaves: 1, meanwhiles: 1 },
		{ writes: 2, restores: 1, meanwhiles: 2 },
	),
	"teachers who write in the middle of a student's run": handedIn(
		scenario([student, teacher, teacher], { writes: 3, restores: 1, meanwhiles: 1 }, { writes: 2, meanwhiles: 1 }),
	),
	"a student who leaves the course and comes back": scenario(
		[student],
		{ writes: 3, moves: 2, faults: 1, meanwhiles: 1, decisions: 1, restores: 1 },
		{ writes: 2, moves: 2, faults: 1, restores: 1 },
	),
	"a student who leaves the course in the middle of a run": handedIn(
		scenario(
			[student],
			{ writes: 2, moves: 2, faults: 2, restores: 1, meanwhiles: 1, decisions: 1 },
			{ writes: 2, moves: 2, faults: 1, restores: 1, meanwhiles: 1 },
		),
	),
	"answers that a restored server refuses": refused(
		longOrShort({ writes: 2, faults: 2, decisions: 2 }, { writes: 1, faults: 1, decisions: 2 }),
	),
	"a teacher who leaves the course and comes back": scenario(
		[student, teacher],
		{ writes: 3, moves: 2, faults: 1, meanwhiles: 1 },
		{ writes: 2, moves: 2, faults: 1 },
	),
	"the same words on two phones": scenario(
		[student, student],
		{ writes: 2, twins: 1, restores: 1, faults: 1, leaves: 1 },
		{ writes: 2, twins: 1, restores: 1 },
	),
};
