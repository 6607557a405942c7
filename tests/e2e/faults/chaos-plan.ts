// What is killed, when, and what happens to the request that was on its way: random, and repeatable with its seed.
import type { Chance } from "#support/chance/chance.ts";

export const steps = ["typed", "committed", "in flight", "stored but unanswered", "confirming"] as const;
export type Step = (typeof steps)[number];
type Victim = "browser" | "server";

/** The ways of killing at a step, where there are several. */
const manners = {
	typed: { browser: ["after a pause", "in the middle of a word"], server: ["after a pause"] },
	committed: { browser: ["lost"], server: ["lost"] },
	"in flight": {
		browser: ["lost", "late, before the restart", "late, after everything"],
		server: ["lost", "in the middle of the write"],
	},
	"stored but unanswered": { browser: ["lost"], server: ["lost"] },
	confirming: { browser: ["inside the transaction", "with the last byte"], server: ["with the last byte"] },
} as const satisfies Record<Step, Record<Victim, readonly string[]>>;

export type Fault = { step: Step; victim: Victim; manner: string };

/** This many kills at each step, alternating the victims and the ways, in random order. */
export function plan(chance: Chance, perStep: number): Fault[] {
	const faults: Fault[] = [];
	for (const step of steps) {
		const victims = Array.from({ length: perStep }, (_, at): Victim => (at % 2 === 0 ? "browser" : "server"));
		const ways = {
			browser: chance.shuffled<string>(manners[step].browser),
			server: chance.shuffled<string>(manners[step].server),
		};
		for (const victim of victims) {
			const manner = ways[victim].shift();
			if (manner === undefined) throw new Error(`no manner for ${step}`);
			ways[victim].push(manner);
			faults.push({ step, victim, manner });
		}
	}
	return chance.shuffled(faults);
}

/** Kills by step and victim, as a table. */
export function histogram(faults: readonly Fault[]): string {
	const count = (step: Step, victim: Victim) =>
		faults.filter((fault) => fault.step === step && fault.victim === victim).length;
	const lines = steps.map(
		(step) =>
			`  ${step.padEnd(22)} ${String(count(step, "browser")).padStart(7)} ${String(count(step, "server")).padStart(7)}`,
	);
	return [`  ${"killed while".padEnd(22)} browser  server`, ...lines].join("\n");
}
