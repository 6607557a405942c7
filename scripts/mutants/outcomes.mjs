// @ts-check
// What is known of each mutant so far, kept in .cache/mutants.jsonl, so that the next run continues there.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonLines } from "#scripts/process/json-lines.mjs";
import { root } from "#scripts/server/pocketbase.mjs";

export const results = join(root, ".cache", "mutants.jsonl");

/**
 * `said` and `failed` are null for what did not notice it, and missing while it was not tried.
 * @typedef {object} Outcome
 * @property {number} id
 * @property {string} file
 * @property {number} line
 * @property {string} what is changed
 * @property {string} text of the code that is changed
 * @property {string | null} [said] the model's failure; of a mutant of the server, what its tests said
 * @property {string | null} [failed] the first failure of the unit tests and of those with real servers
 */

/** Where the code is named that the results are of. */
const source = join(root, ".cache", "mutants.digest");

/**
 * @param {string} digest of the code with the mutants: results of other code are forgotten
 * @param {boolean} anew whether all that was found before is forgotten
 */
export function openResults(digest, anew) {
	mkdirSync(join(root, ".cache"), { recursive: true });
	const before = existsSync(source) ? readFileSync(source, "utf8") : "";
	if (anew || before !== digest) rmSync(results, { force: true });
	writeFileSync(source, digest);
	appendFileSync(results, "");
}

/** @returns {Outcome[]} the mutants that were tried to the end, in the order of their numbers */
export function outcomes() {
	/** @type {Map<number, Outcome>} */
	const found = new Map();
	/** @type {Outcome[]} */
	const noted = jsonLines(readFileSync(results, "utf8"));
	for (const one of noted) found.set(one.id, { ...found.get(one.id), ...one });
	return [...found.values()].filter(({ said }) => said !== undefined).sort((a, b) => a.id - b.id);
}

/** @param {{ id: number, failed: string | null }} outcome */
export const note = (outcome) => appendFileSync(results, `${JSON.stringify(outcome)}\n`);

/** @param {Outcome} outcome */
export const isNoticed = ({ said, failed }) => typeof said === "string" || typeof failed === "string";
