import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { leftOut } from "./scripts/tests/full.mjs";
import { slow } from "./scripts/tests/slow.mjs";
import { mutated } from "./tests/sync/mutants/mutants.ts";
import { machineMade } from "./tests/sync/mutants/sources.ts";

const node = {
	environment: "node" as const,
	testTimeout: 60_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: 20_000 } },
};

/**
 * Suites that mostly wait for a server of their own: twice as many files at once, after the suites that compute, which more
 * workers would only slow down.
 */
const waiting = { maxWorkers: 2 * cpus().length + 1, sequence: { groupOrder: 1 } };

/** Files that run one after the other in one process: packages stay loaded, our own modules begin anew for each. */
const together = { ...node, isolate: false, setupFiles: ["tests/support/fresh-modules.ts"] };

/** Only while npm run mutants tries the mutants that a machine made. */
const machine = process.env.LEAD_MACHINE ? [machineMade()] : [];
const machineSetup = process.env.LEAD_MACHINE ? ["tests/sync/mutants/one-mutant.ts"] : [];

const line = "tests/sync/network/line.test.ts";
const model = "tests/sync/{conformance,exhaustive,model,model/cells,mutants}/*.test.ts";

// Every suite that meets a real server runs in Node; a unit test that needs a document says so in its first line.
export default defineConfig({
	// Nothing of the tests is served to a browser; looking for what one would need fails at the service worker's module.
	optimizeDeps: { noDiscovery: true },
	test: {
		// One more than processors: every test waits now and then, for a server that starts or a process that ends.
		maxWorkers: cpus().length + 1,
		projects: [
			{
				plugins: machine,
				test: {
					...node,
					name: "unit",
					// Every file has a world of its own all the same, ready in half the time that a process takes; with one worker they
					// would share it.
					pool: "vmThreads",
					include: ["src/**/*.test.{ts,tsx}"],
					// A finger, by which the app knows a phone from a computer.
					environmentOptions: { happyDOM: { settings: { navigator: { maxTouchPoints: 5 } } } },
					setupFiles: ["tests/support/dom/timeouts.ts", ...machineSetup],
				},
			},
			{
				test: {
					...together,
					...waiting,
					name: "server",
					include: ["tests/server/**/*.test.ts"],
					exclude: [...slow, ...leftOut],
				},
			},
			{ test: { ...together, ...waiting, name: "server-slow", include: slow, exclude: leftOut } },
			{
				oxc: { jsx: { development: false } },
				test: {
					...together,
					name: "screens",
					// As long as a browser test may take: a busy machine is slow and not wrong.
					testTimeout: 240_000,
					// The packages as they are served, in a third less time.
					env: { NODE_ENV: "production" },
					include: ["tests/screens/**/*.test.ts"],
					exclude: leftOut,
					alias: {
						"virtual:pwa-register/react": fileURLToPath(import.meta.resolve("#support/dom/no-service-worker.ts")),
						// The package's own entry leads every copy to one Dexie for the whole process.
						dexie: fileURLToPath(import.meta.resolve("dexie/dist/modern/dexie.mjs")),
					},
					// These keep the language, the toasts and the queries of the page before, unless they are loaded again as our own
					// modules are.
					server: { deps: { inline: [/i18next/, /sonner/, /dexie/] } },
				},
			},
			{
				plugins: machine,
				test: {
					...together,
					...waiting,
					name: "sync",
					include: ["tests/sync/**/*.test.ts"],
					exclude: [line, model, ...leftOut],
					setupFiles: [...together.setupFiles, ...machineSetup],
				},
			},
			{
				// Broken only while tests/sync/mutants/mutants.full.test.ts turns a mutant on.
				plugins: [mutated()],
				test: { ...node, name: "model", include: [model], exclude: leftOut },
			},
			{
				// Hours, for npm run mutants alone.
				plugins: [machineMade()],
				test: {
					...node,
					name: "machine",
					include: ["tests/sync/model/battery.ts", "tests/sync/mutants/{ledger-battery,list}.ts"],
				},
			},
			// Minutes of waiting and hardly any processor: npm test lets it run beside everything else.
			{ test: { ...node, name: "line", include: [line] } },
			{
				test: {
					...node,
					...waiting,
					name: "commands",
					include: ["tests/{commands,judge}/**/*.test.ts"],
					exclude: leftOut,
					testTimeout: 120_000,
				},
			},
			{ test: { ...node, name: "house", include: ["tests/house/*.test.ts"] } },
		],
	},
});
