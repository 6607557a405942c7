// If one line of the real code is broken on purpose, the model fails and names the broken promise. Random histories found
// each mutant; the smallest history that does is in histories.json, so that its test takes seconds. To search for another
// one: LEAD_MUTANT="believe every 200" LEAD_HISTORIES=2000 npx vitest run --project model tests/sync/model/model.test.ts
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { mutants } from "./mutants.ts";

const histories: Record<string, object[]> = JSON.parse(
	readFileSync(join(root, "tests/sync/mutants/histories.json"), "utf8"),
);

/**
 * Runs the model with one mutant. Resolves with its output and whether it passed.
 * @param signal stops the process when the test ends, also by a timeout: it would keep a processor busy beside later tests
 */
function runModel(mutant: string, history: object[], signal: AbortSignal): Promise<{ passed: boolean; said: string }> {
	const args = [
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project",
		"model",
		"--pool",
		"threads",
		"tests/sync/model/model.test.ts",
	];
	const env = {
		...process.env,
		LEAD_MUTANT: mutant,
		LEAD_HISTORY: JSON.stringify(history),
		LEAD_REPORT: "", // the report is about the unchanged code
		NO_COLOR: "1",
	};
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
	async ([name, { promise }], { signal, expect }) => {
		const { passed, said } = await runModel(name, histories[name] ?? [], signal);
		expect(passed, said).toBe(false);
		expect(said).toMatch(promise);
	},
);
