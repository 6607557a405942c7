// @ts-check
// What `npm test` counts of a vitest run. Vitest's own json report leaves out errors outside every test.
import { writeFileSync } from "node:fs";

/** @typedef {import("./suites.mjs").Counted} Counted */

/**
 * Adds the reasons to a test's name, because CI keeps only the last lines of a run.
 * @param {string} name
 * @param {readonly { message: string }[]} [errors]
 */
const because = (name, errors = []) =>
	[name, ...errors.map(({ message }) => message.split("\n", 1)[0]?.slice(0, 300))].join(": ");

/**
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @param {readonly { message?: string, stack?: string }[]} strayErrors that no test caught
 * @returns {Counted} a file that cannot be loaded has no tests, so it counts as one failure
 */
function countVitest(modules, strayErrors) {
	const tests = modules.flatMap((module) => [...module.children.allTests()]);
	const inState = (/** @type {string} */ state) => tests.filter((test) => test.result().state === state);
	const broken = modules.filter(
		(module) => module.state() === "failed" && module.children.allTests("failed").next().done,
	);
	const failures = [
		...inState("failed").map((test) => because(test.fullName, test.result().errors)),
		...broken.map((module) => because(module.moduleId, module.errors())),
		...strayErrors.map(({ stack, message }) => `outside every test: ${(stack ?? message ?? "").slice(0, 600)}`),
	];
	return {
		passed: inState("passed").length,
		failed: failures.length,
		skipped: inState("skipped").length + inState("pending").length,
		failures,
	};
}

// biome-ignore lint/style/noDefaultExport: vitest asks for one.
export default class {
	/** @type {NonNullable<import("vitest/node").Reporter["onTestRunEnd"]>} */
	onTestRunEnd(modules, strayErrors) {
		const file = process.env.LEAD_VITEST_REPORT;
		if (!file) throw new Error("LEAD_VITEST_REPORT names the file to write");
		writeFileSync(file, JSON.stringify(countVitest(modules, strayErrors)));
	}
}
