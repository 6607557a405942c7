// @ts-check
// npm run mutants: breaks every condition, comparison, await and return of the sync engine, of the mutations and of the
// server's ledger, one at a time, and prints those that no test notices and tests/sync/mutants/equivalents.json does not
// explain. The model tries the engine's and the mutations' first, then the unit tests and those with real servers; it
// takes hours on two processors. Results are kept in .cache/mutants.jsonl, and the next run of the same code continues from
// there; `-- anew` starts again.
import "./process/node-version.mjs";
import { mkdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { dirname, join } from "node:path";
import { isNoticed, openResults, outcomes, results } from "./mutants/outcomes.mjs";
import { tryWithTests } from "./mutants/with-tests.mjs";
import { runTool } from "./process/child.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { Refusal } from "./process/refusal.mjs";
import { root } from "./server/pocketbase.mjs";

/** Seconds for one process, which tries several: a mutant may loop without end. */
const processTimeout = 600;
/** The least share of mutants that is noticed. */
const enough = 0.95;

/** @param {string} file of the project "machine" @param {Record<string, string>} env @param {number} seconds */
const runMachine = (file, env, seconds) =>
	runTool(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run", "--project", "machine", file], {
		env: { LEAD_MACHINE_RESULTS: results, ...env },
		quiet: true,
		seconds,
	});

/** Tries what is left of one share, some in each process. @param {number} share @param {number} shares */
async function tryWithModel(share, shares) {
	const env = { LEAD_MACHINE_SHARE: String(share), LEAD_MACHINE_SHARES: String(shares) };
	for (let before = -1; before !== outcomes().length; ) {
		before = outcomes().length;
		const { said } = await runMachine("tests/sync/model/battery.ts", env, processTimeout);
		if (/^0 left$/m.test(said)) return;
	}
}

/** @typedef {{ file: string, text: string, what: string, why: string }} Equivalent a mutant that changes nothing anybody can see */

/** @type {Equivalent[]} */
const equivalents = JSON.parse(readFileSync(join(root, "tests/sync/mutants/equivalents.json"), "utf8"));

/**
 * The mutants without an explanation. Each explanation is for one mutant: another of the same words needs its own.
 * @param {import("./mutants/outcomes.mjs").Outcome[]} mutants
 */
function unexplained(mutants) {
	const left = [...equivalents];
	return mutants.filter(({ file, text, what }) => {
		const at = left.findIndex((one) => one.file === file && one.text === text && one.what === what);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** @typedef {{ digest: string, mutants: { id: number }[] }} MutantList every mutant, and a digest of their code */

/** @returns {Promise<MutantList>} */
async function listMutants() {
	const path = join(root, ".cache", "mutants-list.json");
	mkdirSync(dirname(path), { recursive: true });
	const { code, said } = await runMachine("tests/sync/mutants/list.ts", { LEAD_MACHINE_LIST: path }, processTimeout);
	if (code !== 0) throw new Refusal(`The mutants cannot be listed:\n${said.slice(-2000)}`);
	return JSON.parse(readFileSync(path, "utf8"));
}

async function main() {
	const { digest, mutants } = await listMutants();
	openResults(digest, process.argv.includes("anew"));
	const shares = cpus().length;
	await Promise.all(Array.from({ length: shares }, (_, share) => tryWithModel(share, shares)));
	await tryWithTests(shares);
	await runMachine("tests/sync/mutants/ledger-battery.ts", {}, 7200);
	const all = outcomes();
	const unnoticed = all.filter((mutant) => !isNoticed(mutant));
	const open = unexplained(unnoticed);
	for (const { file, line, text, what } of open) console.log(`${file}:${line}: "${text}" ${what}`);
	const noticed = all.length - unnoticed.length;
	const untried = mutants.length - all.length;
	const share = noticed / mutants.length;
	console.log(
		`${mutants.length} mutants, ${noticed} noticed (${(share * 100).toFixed(1)} %), ${open.length} unexplained`,
	);
	if (untried > 0) console.log(`${untried} could not be tried: run it again.`);
	await end(share >= enough && open.length === 0 && untried === 0 ? 0 : 1);
}

runCommand("mutants", main, 130);
