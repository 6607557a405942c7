// @ts-check
// What is known of a long run: in tests/long-runs, the file named after its seed has a line for each part that passed, and for
// each that failed; those that leave nothing to chance are in a file for every seed. They belong into the repository, so that a
// run goes on where its machine is gone.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonLines } from "#scripts/process/json-lines.mjs";
import { root } from "#scripts/server/pocketbase.mjs";
import { parts } from "./long-parts.mjs";

/**
 * How a part ended.
 * @typedef {object} Ended
 * @property {string} name
 * @property {string} code the commit that was run
 * @property {number} passed how many tests
 * @property {number} minutes
 * @property {string[]} failures none when the part has passed
 * @property {string} tried the lines that its tests wrote
 */

const folder = join(root, "tests", "long-runs");

const ofEverySeed = join(folder, "every-seed.jsonl");

/** @param {string} seed @returns {string} */
const file = (seed) => join(folder, `${seed}.jsonl`);

/** @param {string} seed @param {string} name @returns {string} an empty file for what the tests of this part will have tried */
export function triedFile(seed, name) {
	const path = join(root, ".cache", "long", seed, `${name}.jsonl`);
	mkdirSync(dirname(path), { recursive: true });
	rmSync(path, { force: true });
	writeFileSync(path, "");
	return path;
}

/** @param {string} path @returns {Ended[]} */
const linesOf = (path) => (existsSync(path) ? jsonLines(readFileSync(path, "utf8")) : []);

/** @param {string} seed @returns {Ended[]} in each file in the order in which they ended */
export const endedParts = (seed) => [ofEverySeed, file(seed)].flatMap(linesOf);

/** @param {string} seed @returns {Ended[]} */
export const passedParts = (seed) => endedParts(seed).filter(({ failures }) => failures.length === 0);

/** @param {...string} words */
const git = (...words) =>
	execFileSync("git", [...words, "--", ".", ":!tests/long-runs"], { cwd: root, encoding: "utf8" });

/** @returns {string} the last commit of anything but these results, marked where files were changed since */
export const codeOf = () => {
	const commit = git("log", "-1", "--format=%h").trim();
	return git("status", "--porcelain") === "" ? commit : `${commit}-changed`;
};

/** @param {string} seed @param {Ended} ended */
export const noteEnded = (seed, ended) =>
	appendFileSync(parts.get(ended.name)?.triesAll ? ofEverySeed : file(seed), `${JSON.stringify(ended)}\n`);

/** @param {string} seed @param {string} report of a run of which every part has passed */
export const writeReport = (seed, report) => writeFileSync(join(folder, `${seed}.txt`), `${report}\n`);

/** @returns {string} the seed of a run that did not come to its end, or a new one: the day, as 20261129 */
export function seedToGoOnWith() {
	const seeds = readdirSync(folder).flatMap((name) => name.match(/^(\d+)\.jsonl$/)?.[1] ?? []);
	const open = seeds.find((seed) => passedParts(seed).length < parts.size);
	return open ?? new Date().toISOString().slice(0, 10).replaceAll("-", "");
}
