// @ts-check
// npm run test:long: what `npm test` tries by chance, or a sample of, is tried here as often as it takes to find rare faults.
// It takes hours. Each part that has passed is kept in .cache/long/SEED, so that the same command goes on after a power cut;
// at the end it prints the report and writes it into tests/long-runs, as a file with the name of the seed.
//
//   npm run test:long                          goes on with the last run that did not come to its end, or begins one
//   LEAD_SEED=1001 npm run test:long           a run of this seed
//   LEAD_SEED=1001 npm run test:long -- year   of its parts only these
import "./process/node-version.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "./build.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { Refusal } from "./process/refusal.mjs";
import { root } from "./server/pocketbase.mjs";
import { ensureBrowser } from "./tests/browser.mjs";
import { parts, runPart } from "./tests/long-parts.mjs";
import * as results from "./tests/long-results.mjs";
import { reportOfRun } from "./tests/report.mjs";

async function main() {
	const chosen = process.argv.slice(2);
	const strange = chosen.filter((name) => !parts.has(name));
	if (strange.length)
		throw new Refusal(`There is no part ${strange.join(", ")}. There are: ${[...parts.keys()].join(", ")}`);
	await installWhatIsMissing();
	await ensureBrowser();
	await buildIfStale();
	const seed = process.env.LEAD_SEED ?? results.seedToGoOnWith();
	if (!/^\d{1,8}$/.test(seed)) throw new Refusal(`LEAD_SEED=${seed}: the seed of a long run has one to eight digits.`);
	results.openRun(seed);
	const wanted = chosen.length > 0 ? chosen : [...parts.keys()];
	const left = wanted.filter((name) => !results.isPassed(seed, name));
	console.log(`Seed ${seed}: ${left.length} of ${wanted.length} parts are left.`);
	await Promise.all(cpus().map(() => runParts(seed, left)));
	const passed = results.passedParts(seed);
	const report = reportOfRun(seed, passed, parts.size, results.failuresOf(seed));
	console.log(`\n${report}`);
	if (passed.length === parts.size) {
		const folder = join(root, "tests", "long-runs");
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, `${seed}.txt`), `${report}\n`);
	}
	await end(wanted.every((name) => results.isPassed(seed, name)) ? 0 : 1);
}

/**
 * Runs one part after the other, beside others that do the same.
 * @param {string} seed
 * @param {string[]} left the parts that nobody has begun; each is taken off
 */
async function runParts(seed, left) {
	for (let name = left.shift(); name; name = left.shift()) {
		const begun = Date.now();
		const code = results.codeOf();
		const { passed, failures } = await runPart(name, seed, results.resultFile(seed, name));
		const minutes = (Date.now() - begun) / 60_000;
		if (failures.length === 0) results.writeResult(seed, { name, code, passed, minutes });
		else results.noteFailures(seed, code, failures);
		for (const failure of failures) console.log(`✗ ${failure}`);
	}
}

runCommand("test:long", main, 130);
