// Random histories of the model.
import fc from "fast-check";
import { longOrShort } from "#support/chance/long.ts";
import { reported } from "#support/chance/report.ts";
import { type Action, action } from "./actions.ts";
import { goThrough } from "./history.ts";

/** How many steps a history has: in the long form about 120, in the short one up to that. */
const least = longOrShort(110, 4);
const most = longOrShort(130, 120);

/** @param least steps, fewer than which a failing history is not shrunk to */
const ofLength = (least: number) => fc.array(action, { minLength: least, maxLength: most, size: "max" });

/**
 * Goes through so many random histories, and writes into the report which faults they met.
 * @param only one history, as a failure prints it, in place of random ones
 * @throws {Error} with the smallest history found in which a promise is broken
 */
export async function tryHistories(histories: number, seed: number, only: Action[] | null = null): Promise<void> {
	const met: Record<string, number> = {};
	const live = async (history: Action[]) => {
		for (const fault of await goThrough(history)) met[fault] = (met[fault] ?? 0) + 1;
	};
	const work = async () => {
		if (only) return await live(only);
		const how = { numRuns: histories, seed, endOnFailure: true };
		const { counterexample } = await fc.check(fc.asyncProperty(ofLength(least), live), how);
		// The failing history once more, now as one that may become shorter.
		if (counterexample)
			await fc.assert(fc.asyncProperty(ofLength(0), live), { examples: [counterexample], numRuns: 1 });
	};
	await reported("histories of the model", only ? 1 : histories, () => met, work);
}
