// @ts-check
// The parts of `npm run test:long`. First those that take an hour or more, so that none of them is left for the end.
import { playwrightSuite, vitestSuite } from "./suites.mjs";

/** @typedef {{ project: string | null, files: string[], env?: Record<string, string> }} LongPart `project` of vitest.config.ts; null for a browser's */

/** Histories of the model in one part, and how many such parts there are: 50,000 in all. */
const inBlock = 2_000;
const blocks = 25;
/** Seconds after which a part counts as hung; on two processors the longest takes two hours. */
const partTimeout = 8 * 60 * 60;

/** @returns {[name: string, LongPart][]} */
const histories = () =>
	Array.from({ length: blocks }, (_, at) => [
		`histories-${String(at + 1).padStart(2, "0")}`,
		{ project: "model", files: ["tests/sync/model/model.test.ts"], env: { LEAD_HISTORIES: String(inBlock) } },
	]);

/** @type {ReadonlyMap<string, LongPart>} */
export const parts = new Map([
	["errors", { project: "model", files: ["tests/sync/model/errors.test.ts"] }],
	["errors-files", { project: "sync", files: ["tests/sync/files/one-failing-call.test.ts"] }],
	["alphabet", { project: "model", files: ["tests/sync/model/cells/"] }],
	["exhaustive", { project: "model", files: ["tests/sync/exhaustive/"] }],
	["year", { project: "model", files: ["tests/sync/model/year.test.ts"] }],
	["chaos", { project: "sync", files: ["tests/sync/chaos/"] }],
	["conformance", { project: "model", files: ["tests/sync/conformance/"] }],
	["requests", { project: "server-slow", files: ["tests/server/attacks/fuzz.full.test.ts"] }],
	["returning", { project: "server", files: ["tests/server/sync/returning-phones.full.test.ts"] }],
	["line", { project: "line", files: ["tests/sync/network/line.test.ts"] }],
	["start", { project: "commands", files: ["tests/commands/start.full.test.ts"] }],
	["browser", { project: null, files: ["tests/e2e/faults/", "tests/e2e/auth/signing-out-beside-a-tab.full.spec.ts"] }],
	...histories(),
]);

/**
 * @param {string} name of a part
 * @param {string} seed
 * @param {string} report the file into which its tests write what they tried
 * @returns {Promise<import("./suites.mjs").Count>}
 * @throws {Error} when there is no such part
 */
export function runPart(name, seed, report) {
	const part = parts.get(name);
	if (!part) throw new Error(`There is no part ${name}`);
	// The histories of each part have a seed of their own: that of the run with the number of the part behind it.
	const own = seed + (name.match(/\d+$/)?.[0] ?? "");
	const env = { ...part.env, LEAD_LONG: "1", LEAD_SEED: own, LEAD_REPORT: report };
	const how = { name, files: part.files, env, quiet: true, seconds: partTimeout };
	return part.project ? vitestSuite([part.project], how) : playwrightSuite(how);
}
