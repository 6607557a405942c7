// @ts-check
// The parts of `npm run test:long`. What would take many hours is divided, so that a cut loses little.
import { playwrightSuite, vitestSuite } from "./suites.mjs";

/**
 * @typedef {object} LongPart
 * @property {string | null} project of vitest.config.ts; null for a browser's
 * @property {string[]} files
 * @property {Record<string, string>} [env]
 * @property {boolean} [triesAll] nothing in it is left to chance: once passed, it counts for every seed
 */

/** Histories of the model in one part; with 25 such parts 50,000 in all. */
const inBlock = 2_000;
/** Seconds after which a part counts as hung. */
const partTimeout = 8 * 60 * 60;

/**
 * @param {string} name
 * @param {number} count of parts
 * @param {(number: number) => LongPart} part from 1 on
 * @returns {[name: string, LongPart][]}
 */
const numbered = (name, count, part) =>
	Array.from({ length: count }, (_, at) => [`${name}-${String(at + 1).padStart(2, "0")}`, part(at + 1)]);

/**
 * @param {string} name
 * @param {number} count of parts, each with a share of what the files try (tests/support/chance/long.ts)
 * @param {string[]} files of the model
 */
const shares = (name, count, files) =>
	numbered(name, count, (number) => ({
		project: "model",
		files,
		env: { LEAD_SHARE: `${number}/${count}` },
		triesAll: true,
	}));

/** @type {ReadonlyMap<string, LongPart>} */
export const parts = new Map([
	...shares("errors", 24, ["tests/sync/model/errors.test.ts"]),
	["errors-files", { project: "sync", files: ["tests/sync/files/one-failing-call.test.ts"], triesAll: true }],
	...shares("alphabet", 6, ["tests/sync/model/cells/"]),
	["exhaustive", { project: "model", files: ["tests/sync/exhaustive/"] }],
	["year", { project: "model", files: ["tests/sync/model/year.test.ts"] }],
	["chaos", { project: "sync", files: ["tests/sync/chaos/"] }],
	["conformance", { project: "model", files: ["tests/sync/conformance/"] }],
	["requests", { project: "server-slow", files: ["tests/server/attacks/fuzz.full.test.ts"] }],
	["returning", { project: "server", files: ["tests/server/sync/returning-phones.full.test.ts"] }],
	["line", { project: "line", files: ["tests/sync/network/line.test.ts"] }],
	["start", { project: "commands", files: ["tests/commands/start.full.test.ts"] }],
	["browser", { project: null, files: ["tests/e2e/faults/", "tests/e2e/auth/signing-out-beside-a-tab.full.spec.ts"] }],
	...numbered("histories", 25, () => ({
		project: "model",
		files: ["tests/sync/model/model.test.ts"],
		env: { LEAD_HISTORIES: String(inBlock) },
	})),
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
