// The sync model: random histories over the real outbox and sync code. LEAD_HISTORIES says how many, LEAD_SEED repeats a
// run exactly, LEAD_HISTORY (as a failure prints it) repeats one history.
import fc from "fast-check";
import { test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { count, reported } from "#support/chance/report.ts";
import { type Action, action } from "./actions.ts";
import { nextId, startIdsAnew } from "./ids.ts";
import { checkWhenQuiet } from "./quiet.ts";
import { School } from "./school.ts";
import { Watch } from "./watch.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories = Number(process.env.LEAD_HISTORIES ?? longOrShort(2000, 60));
const seed = Number(process.env.LEAD_SEED ?? Date.now() % 1_000_000_000);
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
			startIdsAnew();
			const school = new School();
			const watch = new Watch(school);
			await school.begin();
			await watch.check();
			for (const next of happened) {
				await school.perform(next);
				await watch.check();
			}
			await checkWhenQuiet(school, watch);
			for (const phone of Object.values(school.phones)) phone.close();
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
