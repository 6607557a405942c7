// No webServer: each test starts the server it needs (tests/support), because most of them stop it too.
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { browserArgs, pageBrowser, withoutOptimizing } from "./scripts/tests/browser.mjs";
import { leftOut } from "./scripts/tests/full.mjs";

const executablePath = pageBrowser();
const reportFile = process.env.LEAD_PLAYWRIGHT_REPORT;

const browserWith = (...args: string[]): NonNullable<PlaywrightTestConfig["use"]> => ({
	browserName: "chromium",
	screenshot: "only-on-failure",
	// Without it, a press on what never comes waits for the whole of the timeout below.
	actionTimeout: 60_000,
	// A trace of every test is slow; ask for one: npx playwright test --trace on
	trace: "off",
	launchOptions: {
		...(executablePath ? { executablePath } : {}),
		args: [...browserArgs, ...args],
	},
});

export default defineConfig({
	testDir: "tests/e2e",
	testIgnore: leftOut,
	globalSetup: "./tests/e2e/setup.ts",
	fullyParallel: false,
	// On two cores: every test waits now and then, for a server that starts or a phone that is asked to be patient.
	workers: 3,
	retries: 0,
	forbidOnly: true,
	// A busy machine is slow and not wrong: one that took five times as long failed tests that pass alone.
	timeout: 240_000,
	expect: { timeout: 25_000 },
	reporter: reportFile ? [["list"], ["json", { outputFile: reportFile }]] : [["list"]],
	projects: [
		{ name: "chromium", use: browserWith(withoutOptimizing) },
		// Timings are printed there and asserted nowhere: a busy machine is slow and not wrong. `npm run bench`
		{ name: "bench", testDir: "tests/bench", testMatch: "*.bench.ts", timeout: 600_000, use: browserWith() },
	],
});
