// The report of what was tried: sums of the same, every fault by its class, and each broken promise counted as what it breaks.
import { expect, test } from "vitest";
import { reportOf, reportOfRun } from "#scripts/tests/report.mjs";

const lines = (...all: object[]) => all.map((line) => `${JSON.stringify(line)}\n`).join("");

test("runs and faults are summed, and nothing broken is said as such", () => {
	const tried = lines(
		{ what: "histories", runs: 900, faults: { "lost answer": 3 }, broken: [] },
		{ what: "histories", runs: 600, faults: { "lost answer": 1, timeout: 9 }, broken: [] },
		{ what: "kills", runs: 10, faults: {}, broken: [] },
	);

	expect(
		reportOf(tried)
			.split("\n")
			.map((line) => line.trim()),
	).toEqual([
		"Tried:",
		"1,500  histories",
		"10  kills",
		"under:",
		"9  timeout",
		"4  lost answer",
		"lost 0, doubled 0, leaked 0, false words 0, stuck 0, else 0",
	]);
});

test("each broken promise counts as what it breaks, whoever found it", () => {
	const broken = [
		"AssertionError: P1 nothing lost: somebody's words",
		"lost: somebody's words are nowhere",
		"call 3, AbortError: P2 nothing doubled",
		"P3 nothing leaked",
		"P8 author-bound",
		"false word: told too early",
		"P7 lively: still waiting",
		"TypeError: undefined is no function",
	];

	expect(reportOf(lines({ what: "histories", runs: 8, faults: {}, broken }))).toMatch(
		/^lost 2, doubled 1, leaked 2, false words 1, stuck 1, else 1$/m,
	);
});

test("a long run says of which code each part is, and what failed before it passed", () => {
	const tried = (runs: number) => lines({ what: "histories", runs, faults: {}, broken: [] });
	const part = (name: string, code: string, runs: number, failures: string[] = []) => ({
		name,
		code,
		passed: 2,
		minutes: 45,
		failures,
		tried: tried(runs),
	});
	const ended = [
		part("year", "a1", 5),
		part("chaos", "a1", 100, ["chaos: a device: lost: a word\n  and where"]),
		part("chaos", "b2", 7),
		part("errors", "a1", 9),
	];

	const report = reportOfRun("1001", ended, 4);

	expect(report.split("\n").map((line) => line.trim())).toEqual([
		"Long run with seed 1001: 3 of 4 parts passed, 6 tests, 2.3 hours.",
		"Of a1: year, errors",
		"Of b2: chaos",
		"Failed:",
		"a1 chaos: a device: lost: a word",
		"",
		"Tried:",
		"21  histories",
		"under:",
		"lost 0, doubled 0, leaked 0, false words 0, stuck 0, else 0",
	]);
});

test("a promise of which a history says nothing, and a history that was never judged, are no zeros", () => {
	const silent = "No verdict on leaked: no line is shown";
	const tried = lines(
		...[1, 2, 3].map(() => ({ what: "histories for the judge", runs: 1, faults: {}, broken: [], open: [] })),
		...[1, 2].map(() => ({ what: "judged histories", runs: 1, faults: {}, broken: [], open: [silent] })),
	);

	expect(reportOf(tried).split("\n").slice(-3)).toEqual([
		"lost 0, doubled 0, leaked 0, false words 0, stuck 0, else 0",
		"No verdict on 1 history: its test ended before the judge was asked",
		`${silent}, in 2 histories`,
	]);
});

test("where nothing was tried there are no zeros", () => {
	expect(reportOf(lines({ what: "judged histories", runs: 0, faults: {}, broken: [] }))).toBe(
		"The zeros prove nothing: nothing was tried",
	);
});
