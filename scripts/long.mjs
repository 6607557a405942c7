// @ts-check
// npm run test:long: what `npm test` tries by chance, or a sample of, is tried here as often as it takes to find rare faults.
// It takes hours. Each part that has passed is noted in tests/long-runs, so that the same command goes on after a power cut,
// also on another machine; at the end it prints the report and writes it there.
//
//   npm run test:long                          goes on with the last run that did not come to its end, or begins one
//   LEAD_SEED=1001 npm run test:long           a run of this seed
//   LEAD_SEED=1001 npm run test:long -- year   of its parts only these
import "./process/node-version.mjs";
import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { buildIfStale } from "./build.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { Refusal } from "./process/refusal.mjs";
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
	const wanted = chosen.length > 0 ? chosen : [...parts.keys()];
	const left = wanted.filter((name) => !hasPassed(seed, name));
	console.log(`Seed ${seed}: ${left.length} of ${wanted.length} parts are left.`);
	await Promise.all(cpus().map(() => runParts(seed, left)));
	const report = reportOfRun(seed, results.endedParts(seed), parts.size);
	console.log(`\n${report}`);
	if (results.passedParts(seed).length === parts.size) results.writeReport(seed, report);
	await end(wanted.every((name) => hasPassed(seed, name)) ? 0 : 1);
}

/** @param {string} seed @param {string} part */
const hasPassed = (seed, part) => results.passedParts(seed).some(({ name }) => name === part);

/**
 * Runs one part after the other, beside others that do the same.
 * @param {string} seed
 * @param {string[]} left the parts that nobody has begun; each is taken off
 */
async function runParts(seed, left) {
	for (let name = left.shift(); name; name = left.shift()) {
		const begun = Date.now();
		const code = results.codeOf();
		const file = results.triedFile(seed, name);
		const { passed, failures } = await runPart(name, seed, file);
		const minutes = Math.round((Date.now() - begun) / 60_000);
		results.noteEnded(seed, { name, code, passed, minutes, failures, tried: readFileSync(file, "utf8") });
		for (const failure of failures) console.log(`✗ ${failure}`);
	}
}

runCommand("test:long", main, 130);
