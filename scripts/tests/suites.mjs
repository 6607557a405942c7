// @ts-check
// Runs and counts each suite. A suite that crashes, hangs or runs nothing is a failure, not a zero.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm, runTool } from "#scripts/process/child.mjs";
import { root } from "#scripts/server/pocketbase.mjs";

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count `failures` names what failed, for the last lines */

/** Seconds after which a suite counts as hung, if it has no time of its own. A fast machine takes ten minutes. */
const suiteTimeout = 60 * 60;

/**
 * Runs a check that passes or fails as a whole; its output is shown only when it fails.
 * @param {string} name of the script in package.json
 * @returns {Promise<Count>}
 */
export async function npmCheck(name) {
	const { code, said } = await runNpm(["run", "--silent", name], { quiet: true, seconds: suiteTimeout });
	return check(name, code === 0, said);
}

/**
 * @param {string} name
 * @param {boolean} ok
 * @param {string} said
 * @returns {Count}
 */
export function check(name, ok, said) {
	console.log(`${ok ? "✓" : "✗"} ${name}`);
	if (!ok) console.log(said.trim());
	return ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/**
 * What of a suite is run, and how.
 * @typedef {object} Part
 * @property {string} [name] as it is called in what is printed
 * @property {string[]} [files] by how their paths begin; all of them otherwise
 * @property {Record<string, string>} [env] added to this process's own
 * @property {number} [seconds] after which it counts as hung
 * @property {boolean} [quiet] shows its output only when it fails, because others run beside it
 */

/**
 * @param {string[]} projects of vitest.config.ts
 * @param {Part} [part]
 * @returns {Promise<Count>}
 */
export function vitestSuite(
	projects,
	{ name = projects.join(", "), files = [], env = {}, quiet = false, seconds = suiteTimeout } = {},
) {
	return withReport(name, asCounted, (report) => {
		const chosen = projects.flatMap((project) => ["--project", project]);
		const reporters = ["--reporter=default", `--reporter=${vitestReporter}`];
		const words = [inPackage("vitest/vitest.mjs"), "run", ...chosen, ...reporters, ...files];
		return runTool(process.execPath, words, { env: { ...env, LEAD_VITEST_REPORT: report }, quiet, seconds });
	});
}

export const vitestReporter = join(import.meta.dirname, "vitest-reporter.mjs");

/** @param {Partial<Counted>} report of our reporter; empty when the run was cut short @returns {Counted} */
export const asCounted = ({ passed = 0, failed = 0, skipped = 0, failures = [] }) => ({
	passed,
	failed,
	skipped,
	failures,
});

/** @param {Part} [part] @returns {Promise<Count>} */
export function playwrightSuite({
	name = "browser",
	files = [],
	env = {},
	quiet = false,
	seconds = suiteTimeout,
} = {}) {
	return withReport(name, countPlaywright, (report) => {
		const words = [inPackage("@playwright/test/cli.js"), "test", "--project=chromium", ...files];
		return runTool(process.execPath, words, {
			env: { ...env, LEAD_PLAYWRIGHT_REPORT: report },
			quiet,
			seconds,
		});
	});
}

/** @param {string} path */
const inPackage = (path) => join(root, "node_modules", path);

/**
 * @template Report
 * @param {string} name
 * @param {(report: Report) => Counted} count
 * @param {(report: string) => Promise<{ code: number, said: string }>} run gets the file name for its report
 * @returns {Promise<Count>}
 */
async function withReport(name, count, run) {
	console.log(`\n── ${name}`);
	const begun = Date.now();
	const folder = mkdtempSync(join(tmpdir(), "lead-report-"));
	const file = join(folder, "report.json");
	try {
		const { code, said } = await run(file);
		if (code !== 0) process.stdout.write(said);
		const { problems, ...sum } = verdict(code, count(existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}));
		for (const problem of problems) console.log(`✗ ${name}: ${problem}`);
		return { ...sum, failures: [...sum.failures, ...problems].map((failure) => `${name}: ${failure}`) };
	} finally {
		console.log(`── ${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counted */

/**
 * Interprets how a runner ended. No test of this repository is skipped: a test that did not run proves nothing.
 * @param {number} code it ended with
 * @param {Counted} counted from its report; zeros when it wrote none
 * @returns {Count & { problems: string[] }} each test that did not run and each other problem counts as one more failure
 */
export function verdict(code, { passed, failed, skipped, failures }) {
	const problems = [];
	if (passed + failed + skipped === 0) problems.push("it ran no test");
	if (code === 124) problems.push("its time was over");
	else if (code !== 0 && failed + skipped + problems.length === 0) problems.push(`it ended with code ${code}`);
	const failedInAll = failed + skipped + problems.length;
	if (skipped) problems.push(`${skipped} ${skipped === 1 ? "test" : "tests"} did not run`);
	return { passed, failed: failedInAll, failures, problems };
}

/** @typedef {{ title: string, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightFile[] }} PlaywrightFile */

/** @param {PlaywrightSpec} spec @returns {boolean} whether it failed, or passed only at the second try */
const isBad = ({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky");

/** @param {PlaywrightFile} file @returns {string[]} */
const failedIn = ({ title, specs = [], suites = [] }) => [
	...specs.filter(isBad).map((spec) => `${title} › ${spec.title}`),
	...suites.flatMap(failedIn),
];

/**
 * @typedef {object} PlaywrightReport the parts that are read here
 * @property {PlaywrightFile[]} [suites]
 * @property {{ expected?: number, unexpected?: number, flaky?: number, skipped?: number }} [stats]
 * @property {unknown[]} [errors] outside every test
 */

/**
 * @param {PlaywrightReport} report of Playwright's json reporter
 * @returns {Counted}
 */
export function countPlaywright({ stats = {}, errors = [], suites = [] }) {
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
	const failures = [...suites.flatMap(failedIn), ...errors.map(() => "an error outside every test")];
	return { passed: expected, failed: unexpected + flaky + errors.length, skipped, failures };
}
