// @ts-check
// npm test: what a change must pass, also on a fresh clone. `npm test -- server e2e` runs only the suites named. The last line
// has the counts.
// npm run test:full: the same with LEAD_FULL set, with which every file is run (scripts/tests/full.mjs).
// npm run check: the suites that take about a minute and a half.
import "./process/node-version.mjs";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildIfStale } from "./build.mjs";
import { end, runCommand } from "./process/ending.mjs";
import { installWhatIsMissing } from "./process/install.mjs";
import { Refusal } from "./process/refusal.mjs";
import { ensureBrowser } from "./tests/browser.mjs";
import { reportOf } from "./tests/report.mjs";
import { check, npmCheck, playwrightSuite, vitestSuite } from "./tests/suites.mjs";

/** @typedef {import("./tests/suites.mjs").Count} Count */

/** Run at the same time, because they measure nothing. @type {Record<string, () => Promise<Count>>} */
const checks = {
	types: () => npmCheck("types"),
	lint: () => npmCheck("lint"),
	build: () => attempt("build", () => buildIfStale({ quiet: true })),
};
const inNode = ["unit", "screens", "house", "commands", "server", "server-slow", "sync", "model"];
/** Takes minutes on a slow line, nearly all of them waiting: runs beside the others from beginning to end. */
const beside = ["line"];

/**
 * Runs after the others, because each of its tests keeps a processor busy.
 * @param {Promise<Count> | undefined} installing a browser
 */
async function e2e(installing) {
	const browser = await installing;
	return browser?.failed ? browser : await playwrightSuite();
}

/**
 * @param {string} name
 * @param {() => Promise<unknown>} act
 * @returns {Promise<Count>}
 */
async function attempt(name, act) {
	try {
		await act();
		return check(name, true, "");
	} catch (problem) {
		return check(name, false, problem instanceof Refusal ? problem.message : String(problem));
	}
}

async function main() {
	const all = [...Object.keys(checks), ...inNode, ...beside, "e2e"];
	const chosen = process.argv.slice(2);
	const strange = chosen.filter((name) => !all.includes(name));
	if (strange.length) throw new Refusal(`There is no suite ${strange.join(", ")}. There are: ${all.join(", ")}`);
	const wanted = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);

	await installWhatIsMissing();
	console.log(`Running: ${all.filter(wanted).join(", ")}`);
	// Beside the first suites, because fetching it is mostly waiting.
	const installing = wanted("e2e") ? attempt("a browser", ensureBrowser) : undefined;
	const counts = await Promise.all(
		Object.keys(checks)
			.filter(wanted)
			.map((name) => checks[name]?.()),
	);
	const report = join(mkdtempSync(join(tmpdir(), "lead-report-")), "tried.jsonl");
	writeFileSync(report, "");
	process.env.LEAD_REPORT = report;
	const slow = beside.filter(wanted).map((name) => vitestSuite([name]));
	const projects = inNode.filter(wanted);
	if (projects.length) counts.push(await vitestSuite(projects));
	if (wanted("e2e")) counts.push(await e2e(installing));
	counts.push(...(await Promise.all(slow)));

	const sum = (/** @type {"passed" | "failed"} */ kind) =>
		counts.reduce((total, count) => total + (count?.[kind] ?? 0), 0);
	const tried = readFileSync(report, "utf8");
	if (tried) console.log(`\n${reportOf(tried)}`);
	rmSync(dirname(report), { recursive: true });
	// Repeated at the end, because CI keeps only the last lines.
	for (const count of counts) for (const failure of count?.failures ?? []) console.log(`✗ ${failure}`);
	console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
	await end(sum("failed") === 0 ? 0 : 1);
}

runCommand("test", main, 130);
