// @ts-check
// What is kept of a long run: for each part the lines of its tests (`resultFile`) and, once it has passed, a line about it.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#scripts/server/pocketbase.mjs";
import { parts } from "./long-parts.mjs";

/**
 * A part that has passed.
 * @typedef {object} Result
 * @property {string} name
 * @property {string} code the commit that was run
 * @property {number} passed how many tests
 * @property {number} minutes
 */
/** @typedef {Result & { tried: string }} PassedPart `tried` are the lines that its tests wrote */

const runs = join(root, ".cache", "long");

/** @param {string} seed @param {string} name @returns {string} where the tests of a part write what they tried */
export const resultFile = (seed, name) => join(runs, seed, `${name}.jsonl`);

/** @param {string} seed @param {string} name */
const passFile = (seed, name) => join(runs, seed, `${name}.passed.json`);

/** @param {string} seed @param {string} name @returns {boolean} */
export const isPassed = (seed, name) => existsSync(passFile(seed, name));

/** @returns {string} the commit, marked where files were changed since */
export const codeOf = () =>
	execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();

/** @param {string} seed begins the run, or goes on with it: what a part left that did not pass is forgotten */
export function openRun(seed) {
	mkdirSync(join(runs, seed), { recursive: true });
	for (const name of parts.keys()) if (!isPassed(seed, name)) rmSync(resultFile(seed, name), { force: true });
}

/** @param {string} seed @param {Result} result */
export const writeResult = (seed, result) => writeFileSync(passFile(seed, result.name), JSON.stringify(result));

/** @param {string} seed @returns {PassedPart[]} */
export const passedParts = (seed) =>
	[...parts.keys()]
		.filter((name) => isPassed(seed, name))
		.map((name) => ({
			...JSON.parse(readFileSync(passFile(seed, name), "utf8")),
			tried: existsSync(resultFile(seed, name)) ? readFileSync(resultFile(seed, name), "utf8") : "",
		}));

/** @param {string} seed where failures are kept, so that a part that passes later hides none @returns {string} */
const failureFile = (seed) => join(runs, seed, "failures.txt");

/** @param {string} seed @param {string} code the commit that was run @param {readonly string[]} failures */
export const noteFailures = (seed, code, failures) =>
	appendFileSync(failureFile(seed), failures.map((failure) => `${code} ${failure.split("\n", 1)[0]}\n`).join(""));

/** @param {string} seed @returns {string[]} */
export const failuresOf = (seed) =>
	existsSync(failureFile(seed)) ? readFileSync(failureFile(seed), "utf8").split("\n").filter(Boolean) : [];

/** @returns {string} the seed of a run that did not come to its end, or a new one: the day, as 20261129 */
export function seedToGoOnWith() {
	const begun = existsSync(runs) ? readdirSync(runs) : [];
	const open = begun.find((seed) => passedParts(seed).length < parts.size);
	return open ?? new Date().toISOString().slice(0, 10).replaceAll("-", "");
}
