// The report of what was tried: sums of the same, every fault by its class, and each broken promise counted as what it breaks.
import { expect, test } from "vitest";
import { reportOf } from "#scripts/tests/report.mjs";

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
