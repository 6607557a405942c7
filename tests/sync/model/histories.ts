// Random histories of the model.
import fc from "fast-check";
import { count, reported } from "#support/chance/report.ts";
import { type Action, action } from "./actions.ts";
import { goThrough } from "./history.ts";

/** Steps of the longest history. */
const longest = 120;

/**
 * Goes through so many random histories, and writes into the report which faults they met.
 * @param only one history, as a failure prints it, in place of random ones
 * @throws {Error} with the smallest history found in which a promise is broken
 */
export async function tryHistories(histories: number, seed: number, only: Action[] | null = null): Promise<void> {
	const met: string[] = [];
	const property = fc.asyncProperty(
		fc.array(action, { minLength: 4, maxLength: longest, size: "max" }),
		async (happened) => {
			met.push(...(await goThrough(happened)));
		},
	);
	const how = only ? { examples: [[only]], numRuns: 1, endOnFailure: true } : { numRuns: histories, seed };
	await reported(
		"histories of the model",
		how.numRuns,
		() => count(met),
		() => fc.assert(property, how),
	);
}
