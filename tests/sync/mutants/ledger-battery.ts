// Breaks the server's ledger at one place at a time, in a copy of the repository, and runs the tests of what phones send
// there. scripts/mutants.mjs reads the outcomes.
import { execFile } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { asked } from "./instrument.ts";
import { ledgerSources } from "./sources.ts";

const { LEAD_MACHINE_RESULTS: results = "" } = process.env;
/** Milliseconds for the tests of one mutant, which may loop without end. */
const patience = 300_000;

/** A copy of the repository without what Git does not keep, beside the same packages. */
function copyOfRepository(): string {
	const copy = mkdtempSync(join(tmpdir(), "lead-mutants-"));
	const parts = ["src", "tests", "scripts", "pb_hooks", "pb_migrations", "package.json", "tsconfig.json"];
	for (const part of [...parts, "vitest.config.ts", "vite.config.ts"]) {
		cpSync(join(root, part), join(copy, part), { recursive: true });
	}
	symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
	return copy;
}

/** Those of the ledger itself first, then those of what is written through it. */
const suites = [["tests/server/sync/"], ["accounts", "coursework", "inquiries"].map((name) => `tests/server/${name}/`)];

/** What the tests say in the copy; null when all pass. Without a failed test they are run once more: it may be chance. */
async function failureIn(copy: string): Promise<string | null> {
	for (const suite of suites) {
		const first = await failureOf(copy, suite);
		const failure = first === noFailedTest ? await failureOf(copy, suite) : first;
		if (failure !== null) return failure;
	}
	return null;
}

const noFailedTest = "ended without a failed test, or did not end";

const failureOf = (copy: string, suite: string[]): Promise<string | null> =>
	new Promise((done) => {
		const projects = ["--project", "server", "--project", "server-slow"];
		const words = ["node_modules/vitest/vitest.mjs", "run", ...projects, "--bail", "1", ...suite];
		const options = { cwd: copy, timeout: patience, maxBuffer: 50_000_000, env: { ...process.env, NO_COLOR: "1" } };
		execFile(process.execPath, words, options, (error, said, alsoSaid) => {
			done(error ? (/FAIL .*/.exec(said + alsoSaid)?.[0] ?? noFailedTest) : null);
		});
	});

/** The code with one mutant on and the others off, for a runtime without a switch; without `id` all are off. */
const withOne = (code: string, id?: number): string =>
	code.replace(new RegExp(`globalThis\\.${asked}\\?\\.\\((\\d+)\\)`, "g"), (_, number) =>
		String(Number(number) === id),
	);

test("the mutants of the server's ledger", { timeout: 7_200_000 }, async ({ expect }) => {
	const known = new Set<number>(
		readFileSync(results, "utf8")
			.split("\n")
			.filter(Boolean)
			.map((line) => JSON.parse(line).id),
	);
	const copy = copyOfRepository();
	const made = ledgerSources();
	for (const { file, code } of made) writeFileSync(join(copy, file), withOne(code));
	expect(await failureIn(copy)).toBe(null);
	for (const { file, code, mutants } of made) {
		for (const mutant of mutants.filter(({ id }) => !known.has(id))) {
			writeFileSync(join(copy, file), withOne(code, mutant.id));
			appendFileSync(results, `${JSON.stringify({ ...mutant, said: await failureIn(copy) })}\n`);
		}
		writeFileSync(join(copy, file), withOne(code));
	}
	rmSync(copy, { recursive: true });
});
