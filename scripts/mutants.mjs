// @ts-check
// npm run mutants: breaks every condition, comparison, await and return of the sync engine and of the mutations, one at a
// time, and prints those that the model does not notice. It takes an hour or more on two processors. Results are kept in
// .cache/mutants.jsonl, and the next run continues from there; `-- anew` starts again.
import "./process/node-version.mjs";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { runTool } from "./process/child.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { root } from "./server/pocketbase.mjs";

/** @typedef {{ id: number, file: string, line: number, what: string, text: string, said?: string | null }} Outcome */

const results = join(root, ".cache", "mutants.jsonl");
/** Seconds for one process, which tries several: a mutant may loop without end. */
const patience = 600;

/** @returns {Outcome[]} the mutants that were tried to the end */
const outcomes = () =>
	readFileSync(results, "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line))
		.filter(({ said }) => said !== undefined);

/** Tries what is left of one share, some in each process. @param {number} share @param {number} shares */
async function tryShare(share, shares) {
	const env = {
		LEAD_MACHINE_RESULTS: results,
		LEAD_MACHINE_SHARE: String(share),
		LEAD_MACHINE_SHARES: String(shares),
	};
	const words = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "machine"];
	for (let before = -1; before !== outcomes().length; ) {
		before = outcomes().length;
		const { said } = await runTool(process.execPath, words, { env, quiet: true, seconds: patience });
		if (/^0 left$/m.test(said)) return;
	}
}

async function main() {
	mkdirSync(join(root, ".cache"), { recursive: true });
	if (process.argv.includes("anew")) rmSync(results, { force: true });
	writeFileSync(results, "", { flag: "a" });
	const shares = cpus().length;
	await Promise.all(Array.from({ length: shares }, (_, share) => tryShare(share, shares)));
	const all = outcomes();
	const unnoticed = all.filter(({ said }) => said === null).sort((a, b) => a.id - b.id);
	for (const { file, line, text, what } of unnoticed) console.log(`${file}:${line}: "${text}" ${what}`);
	console.log(`${all.length} mutants, ${all.length - unnoticed.length} noticed by the model`);
	await end(0);
}

runCommand("mutants", main, 130);
