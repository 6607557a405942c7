// @ts-check
// The report: how much was tried at random or exhaustively, and every promise that did not hold.
import { jsonLines } from "#scripts/process/json-lines.mjs";

/**
 * Written by tests/support/chance/report.ts. `open` has the promises of which a judged history says nothing.
 * @typedef {{ what: string, runs: number, faults: Record<string, number>, broken: string[], open?: string[] }} Line
 */

/** Classes of broken promises, recognised by how the message of a test or of the judge begins. @type {[string, RegExp][]} */
const classes = [
	["lost", /P1 |^lost:/m],
	["doubled", /P2 |^doubled:/m],
	["leaked", /P3 |P8 |^leaked:/m],
	["false words", /P4 |^false word:/m],
	["stuck", /P7 |^stuck:/m],
];

/** @param {string} said @returns {string} */
const classOf = (said) => classes.find(([, words]) => words.test(said))?.[0] ?? "else";

/** @param {[string, number][]} counts @returns {[string, number][]} the sums by name, largest first */
function summed(counts) {
	/** @type {Map<string, number>} */
	const sums = new Map();
	for (const [name, number] of counts) sums.set(name, (sums.get(name) ?? 0) + number);
	return [...sums].sort((a, b) => b[1] - a[1]);
}

/** @param {[string, number][]} rows @returns {string[]} */
const table = (rows) => rows.map(([name, number]) => `${number.toLocaleString("en").padStart(12)}  ${name}`);

/** @param {number} number */
const histories = (number) => `${number} ${number === 1 ? "history" : "histories"}`;

/** What the counts do not tell: an unjudged history and a promise of which nothing was noted would look like kept ones. @param {Line[]} lines */
function withoutVerdict(lines) {
	const runsOf = (/** @type {string} */ name) =>
		lines.filter(({ what }) => what === name).reduce((sum, { runs }) => sum + runs, 0);
	const unjudged = runsOf("histories for the judge") - runsOf("judged histories");
	const open = summed(lines.flatMap((line) => (line.open ?? []).map((said) => [said, 1])));
	return [
		...(unjudged > 0 ? [`No verdict on ${histories(unjudged)}: its test ended before the judge was asked`] : []),
		...open.map(([said, number]) => `${said}, in ${histories(number)}`),
	];
}

/**
 * @param {string} text the lines that the tests wrote
 * @returns {string} the report
 */
export function reportOf(text) {
	/** @type {Line[]} */
	const lines = jsonLines(text);
	if (lines.every(({ runs }) => runs === 0)) return "The zeros prove nothing: nothing was tried";
	const broken = lines.flatMap((line) => line.broken.map(classOf));
	const counts = [...classes.map(([name]) => name), "else"].map(
		(name) => `${name} ${broken.filter((one) => one === name).length}`,
	);
	return [
		"Tried:",
		...table(summed(lines.map(({ what, runs }) => [what, runs]))),
		"under:",
		...table(summed(lines.flatMap(({ faults }) => Object.entries(faults)))),
		counts.join(", "),
		...withoutVerdict(lines),
	].join("\n");
}

/** @typedef {import("./long-results.mjs").Ended} Ended */

/**
 * @param {string} seed
 * @param {readonly Ended[]} ended of the parts some may have failed before they passed
 * @param {number} parts there are
 * @returns {string} the report of a long run
 */
export function reportOfRun(seed, ended, parts) {
	const passed = ended.filter(({ failures }) => failures.length === 0);
	const failures = ended.flatMap(({ code, failures }) =>
		failures.map((failure) => `${code} ${failure.split("\n", 1)[0]}`),
	);
	const tests = passed.reduce((sum, part) => sum + part.passed, 0);
	const hours = passed.reduce((sum, part) => sum + part.minutes, 0) / 60;
	const codes = [...new Set(passed.map(({ code }) => code))];
	return [
		`Long run with seed ${seed}: ${passed.length} of ${parts} parts passed, ${tests} tests, ${hours.toFixed(1)} hours.`,
		...codes.map(
			(code) =>
				`Of ${code}: ${passed
					.filter((part) => part.code === code)
					.map(({ name }) => name)
					.join(", ")}`,
		),
		...(failures.length > 0 ? ["Failed:", ...failures] : []),
		"",
		reportOf(passed.map(({ tried }) => tried).join("")),
	].join("\n");
}
