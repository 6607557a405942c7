// The last line of npm test is believed by people and machines, so it must not be kinder than the truth.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { asCounted, countPlaywright, verdict, vitestReporter } from "#scripts/tests/suites.mjs";
import { runProgram } from "./command.ts";

/** Runs vitest on these files in a folder of their own, and counts its report. */
async function vitestOn(files: Record<string, string>) {
	mkdirSync(join(root, ".cache"), { recursive: true });
	const folder = mkdtempSync(join(root, ".cache", "counting-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const all = { ...files, "vitest.config.mjs": "export default {};" };
	for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
	const report = join(folder, "report.json");
	const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
	const words = [vitest, "run", "--root", folder, `--reporter=${vitestReporter}`];
	const code = await runProgram(process.execPath, words, { LEAD_VITEST_REPORT: report }).ended;
	return { code, ...verdict(Number(code), asCounted(JSON.parse(readFileSync(report, "utf8")))) };
}

const good = 'import { test } from "vitest"; test("good", () => {});';

test("passing tests are counted", async () => {
	expect(await vitestOn({ "a.test.js": good, "b.test.js": good })).toMatchObject({ code: 0, passed: 2, failed: 0 });
});

test("a failing test, a skipped one and a file that cannot be loaded each count as a failure", async () => {
	const files = {
		"a.test.js": `${good} test("bad", () => { throw new Error("worse\\nmore"); });`,
		"b.test.js": `${good} test.skip("skipped", () => {});`,
		"c.test.js": 'import "./nowhere.js";',
	};
	const counted = await vitestOn(files);
	expect(counted).toMatchObject({ code: 1, passed: 2, failed: 3 });
	expect(counted.failures).toEqual(["bad: worse", expect.stringMatching(/c\.test\.js: .*nowhere\.js/)]);
});

test("a file whose preparation fails says why, and each test of it that did not run is a failure", async () => {
	const unprepared = `import { beforeAll, test } from "vitest";
		beforeAll(() => { throw new Error("no server"); });
		test("one", () => {}); test("two", () => {});`;
	const counted = await vitestOn({ "a.test.js": unprepared });
	expect(counted).toMatchObject({ code: 1, passed: 0, failed: 3, problems: ["2 tests did not run"] });
	expect(counted.failures).toEqual([expect.stringMatching(/a\.test\.js: no server$/)]);
});

test("an error outside every test counts as a failure although every test passed", async () => {
	const stray = `${good} test("stray", () => { Promise.reject(new Error("nobody catches me")); });`;
	const counted = await vitestOn({ "a.test.js": stray });
	expect(counted).toMatchObject({ code: 1, passed: 2, failed: 1 });
	expect(counted.failures).toEqual([expect.stringMatching(/^outside every test: Error: nobody catches me/)]);
});

test("a runner that crashes, runs nothing or takes too long counts as a failure", () => {
	const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };
	expect(verdict(1, nothing)).toMatchObject({ passed: 0, failed: 1 });
	expect(verdict(0, nothing)).toMatchObject({ passed: 0, failed: 1 });
	expect(verdict(124, { ...nothing, passed: 5 })).toMatchObject({ passed: 5, failed: 1 });
	expect(verdict(139, { ...nothing, passed: 5 })).toMatchObject({ passed: 5, failed: 1 });
	expect(verdict(0, { ...nothing, passed: 5 })).toMatchObject({ passed: 5, failed: 0 });
});

test("a browser test that passed only at the second try counts as a failure", () => {
	const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 };
	const of = (title: string, status: string) => ({ title, tests: [{ status }] });
	const inner = { title: "of", specs: [of("lucky", "flaky"), of("broken", "unexpected")] };
	const suites = [{ title: "a.spec.ts", specs: [of("good", "expected")], suites: [inner] }];
	expect(countPlaywright({ stats, errors: [], suites })).toEqual({
		passed: 3,
		failed: 2,
		skipped: 0,
		failures: ["of › lucky", "of › broken"],
	});
	expect(countPlaywright({ stats: {}, errors: [{ message: "no tests found" }] })).toMatchObject({ failed: 1 });
});

test("npm test that is stopped half-way does not end as a success", async () => {
	const testing = runProgram(process.execPath, [join(root, "scripts", "test.mjs"), "types"], {});
	await testing.saying("Running: types");
	testing.process.kill("SIGTERM");
	expect(await testing.ended).toBe(130);
	expect(testing.said()).not.toContain("passed");
});

test("a suite that does not exist is named, and nothing is run", async () => {
	const testing = runProgram(process.execPath, [join(root, "scripts", "test.mjs"), "types", "nonsense"], {});
	expect(await testing.ended).toBe(1);
	expect(testing.said()).toContain("There is no suite nonsense.");
	expect(testing.said()).not.toContain("Running");
});
