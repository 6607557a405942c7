// The sync model: random histories over the real outbox and sync code. LEAD_HISTORIES says how many, LEAD_SEED repeats a
// run exactly, LEAD_HISTORY (as a failure prints it) repeats one history, LEAD_MUTANT breaks the code by that mutant.
import fc from "fast-check";
import { test, vi } from "vitest";
import { turnOn } from "#mutants/mutants.ts";
import { longOrShort } from "#support/chance/long.ts";
import { count, reported } from "#support/chance/report.ts";
import { type Action, action } from "./actions.ts";
import { goThrough } from "./history.ts";
import { nextId } from "./ids.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories = Number(process.env.LEAD_HISTORIES ?? longOrShort(2000, 40));
const seed = Number(process.env.LEAD_SEED ?? Date.now() % 1_000_000_000);
if (process.env.LEAD_MUTANT) turnOn(process.env.LEAD_MUTANT);
const one: Action[] | null = JSON.parse(process.env.LEAD_HISTORY ?? "null");

/** The faults that occur in an action. */
function faultsIn(action: Action): string[] {
	if (action.kind !== "run")
		return ["restore", "kill tokens", "storage full", "jump"].filter((kind) => kind === action.kind);
	return [...action.network.filter((fault) => fault !== "none"), ...(action.dieAfter ? ["battery dies"] : [])];
}

const which = one ? "a given history" : `${histories} random histories`;

test(`the promises P1 to P8 hold in ${which} of a school (seed ${seed})`, {
	timeout: histories * 5000,
}, async () => {
	const met: string[] = [];
	const property = fc.asyncProperty(
		fc.array(action, { minLength: 4, maxLength: 40, size: "max" }),
		async (happened) => {
			met.push(...happened.flatMap(faultsIn));
			await goThrough(happened);
		},
	);
	const how = one ? { examples: [[one]], numRuns: 1, endOnFailure: true } : { numRuns: histories, seed };
	await reported(
		"histories of the model",
		how.numRuns,
		() => count(met),
		() => fc.assert(property, how),
	);
});
