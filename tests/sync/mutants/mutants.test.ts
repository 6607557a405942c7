// With one line of the real code broken on purpose the model fails, and names the promise that broke.
import { execFile } from "node:child_process";
import { test } from "vitest";
import type { Mutant } from "./mutant.ts";
import { mutants } from "./mutants.ts";

/**
 * Runs the model with one mutant. Resolves with what it printed and whether it passed.
 * @param signal stops the process when the test ends, also by its timeout: it would keep a processor busy beside later tests
 */
function runModel(
	mutant: string,
	{ seed, from = 0 }: Mutant,
	signal: AbortSignal,
): Promise<{ passed: boolean; said: string }> {
	const args = [
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project",
		"model",
		"--pool",
		"threads",
		"tests/sync/model/model.test.ts",
	];
	const chosen = { LEAD_MUTANT: mutant, LEAD_HISTORIES: "1500", LEAD_SEED: String(seed), LEAD_FROM: String(from) };
	const env = { ...process.env, ...chosen, NO_COLOR: "1" };
	return new Promise((done) => {
		execFile(
			process.execPath,
			args,
			{ env, maxBuffer: 50_000_000, signal, killSignal: "SIGKILL" },
			(error, stdout, stderr) => {
				done({ passed: error === null, said: `${stdout}\n${stderr}` });
			},
		);
	});
}

test.concurrent.for(Object.entries(mutants))(
	"the model notices when the code is made to %s",
	{ timeout: 120_000 },
	async ([name, mutant], { signal, expect }) => {
		const { passed, said } = await runModel(name, mutant, signal);
		expect(passed, said).toBe(false);
		expect(said).toMatch(mutant.promise);
	},
);
