// @ts-check
// How each suite is run and counted. A suite that crashes, hangs or runs nothing is a failure, not a zero.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { runNpm, runTool } from "./child.mjs";
import { root } from "./pocketbase.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

const patience = 30 * 60;

/**
 * A check that passes or fails as one, told only when it fails.
 * @param {string} name of the script in package.json
 * @returns {Promise<Count>}
 */
export async function npmCheck(name) {
	const { code, said } = await runNpm(["run", "--silent", name], { quiet: true, seconds: patience });
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
	return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string[]} projects of vitest.config.ts
 * @returns {Promise<Count>}
 */
export function vitestSuite(projects) {
	return withReport(projects.join(", "), countVitest, (report) => {
		const chosen = projects.flatMap((project) => ["--project", project]);
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
		const words = ["run", ...chosen, ...reporters, `--maxWorkers=${cpus().length}`];
		return runTool(process.execPath, [inPackage("vitest/vitest.mjs"), ...words], { seconds: patience });
	});
}

/** @returns {Promise<Count>} */
export function playwrightSuite() {
	return withReport("browser", countPlaywright, (report) =>
		runTool(process.execPath, [inPackage("@playwright/test/cli.js"), "test"], {
			env: { LEAD_PLAYWRIGHT_REPORT: report },
			seconds: patience,
		}),
	);
}

/** @param {string} path */
const inPackage = (path) => join(root, "node_modules", path);

/**
 * @param {string} name
 * @param {(report: unknown) => Count & { skipped: number }} count
 * @param {(report: string) => Promise<{ code: number }>} run told where to write its report
 * @returns {Promise<Count>}
 */
async function withReport(name, count, run) {
	console.log(`\n── ${name}`);
	const folder = mkdtempSync(join(tmpdir(), "lead-report-"));
	const file = join(folder, "report.json");
	try {
		const { code } = await run(file);
		const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
		const { passed, failed, skipped } = count(report);
		// Nothing is skipped in this house: a test that did not run proves nothing.
		const problems = [
			...(skipped > 0 ? [`${skipped} did not run`] : []),
			...(passed + failed + skipped === 0 ? ["it ran no test"] : []),
			...(code !== 0 && failed + skipped === 0
				? [`it ended with code ${code}${code === 124 ? ", out of time" : ""}`]
				: []),
		];
		for (const problem of problems) console.log(`✗ ${name}: ${problem}`);
		return { passed, failed: failed + (problems.length > 0 ? Math.max(skipped, 1) : 0) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * A file that cannot be loaded has no tests to count, so it counts as one itself.
 * @param {any} report
 */
function countVitest({
	numPassedTests = 0,
	numFailedTests = 0,
	numPendingTests = 0,
	numTodoTests = 0,
	testResults = [],
}) {
	const broken = testResults.filter(
		(/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
			file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
	);
	return {
		passed: numPassedTests,
		failed: numFailedTests + broken.length,
		skipped: numPendingTests + numTodoTests,
	};
}

/** @param {any} report */
function countPlaywright({ stats = {}, errors = [] }) {
	const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
	return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}
