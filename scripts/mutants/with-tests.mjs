// @ts-check
// Tries a mutant that the model did not notice with the unit tests and with those of phones and real servers that come to
// its place in the code.
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { runTool } from "#scripts/process/child.mjs";
import { jsonLines } from "#scripts/process/json-lines.mjs";
import { Refusal } from "#scripts/process/refusal.mjs";
import { root } from "#scripts/server/pocketbase.mjs";
import { note, outcomes } from "./outcomes.mjs";

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const suites = ["--project", "unit", "--project", "sync"];
/** Every file of them: a mutant may be noticed by one that npm test leaves out. */
const everyFile = { LEAD_MACHINE: "1", LEAD_FULL: "1" };
/** Seconds for one process: a mutant may loop without end. */
const filesTimeout = 300;
/** Megabytes for one process: a mutant may also collect without end. */
const memory = 2000;
/** Test files in one process. */
const atOnce = 6;

/** @typedef {Map<number, string[]>} Coming the test files that come to each mutant, the most specific first */

/** @returns {Promise<Coming>} */
async function whoComesTo() {
	const seen = join(root, ".cache", "reached.jsonl");
	rmSync(seen, { force: true });
	const env = { ...everyFile, LEAD_MACHINE_REACHED: seen };
	const { code, said } = await runTool(process.execPath, [vitest, "run", ...suites], {
		env,
		quiet: true,
		seconds: 3600,
	});
	if (code !== 0) throw new Refusal(`The tests do not pass without a mutant:\n${said.slice(-2000)}`);
	/** @type {{ file: string, reached: number[] }[]} */
	const files = jsonLines(readFileSync(seen, "utf8"));
	/** @type {Coming} */
	const coming = new Map();
	for (const { file, reached } of files.sort((a, b) => a.reached.length - b.reached.length)) {
		for (const id of reached) coming.set(id, [...(coming.get(id) ?? []), relative(root, file)]);
	}
	return coming;
}

/**
 * @param {number} id
 * @param {string[]} files
 * @returns {Promise<string | null>} the first failure, or `noFailedTest`; null when all passed
 */
async function failureOfProcess(id, files) {
	const env = {
		...everyFile,
		LEAD_MACHINE_MUTANT: String(id),
		NODE_OPTIONS: `--max-old-space-size=${memory}`,
		NO_COLOR: "1",
	};
	const words = [vitest, "run", ...suites, "--bail", "1", "--maxWorkers", "1", ...files];
	const { code, said } = await runTool(process.execPath, words, { env, quiet: true, seconds: filesTimeout });
	if (code === 0) return null;
	return /FAIL .*/.exec(said)?.[0] ?? noFailedTest;
}

const noFailedTest = "ended without a failed test, or did not end";

/**
 * Tries some files after the other; the first ones come to few other mutants, and say most about this one.
 * @param {number} id
 * @param {string[]} files
 */
async function firstFailure(id, files) {
	for (let from = 0; from < files.length; from += atOnce) {
		const some = files.slice(from, from + atOnce);
		const first = await failureOfProcess(id, some);
		// Once more: a busy machine may have been the reason.
		const failure = first === noFailedTest ? await failureOfProcess(id, some) : first;
		if (failure !== null) return failure;
	}
	return null;
}

/** Tries every mutant that the model left. @param {number} shares processes at a time */
export async function tryWithTests(shares) {
	const left = outcomes().filter(({ said, failed }) => said === null && failed === undefined);
	if (left.length === 0) return;
	const coming = await whoComesTo();
	const next = left.values();
	const one = async () => {
		for (const { id } of next) {
			note({ id, failed: await firstFailure(id, coming.get(id) ?? []) });
		}
	};
	await Promise.all(Array.from({ length: shares }, one));
}
