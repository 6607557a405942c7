// Tests of the judge: it accepts a true history, and rejects each of forty in which one thing is false, for that reason
// alone. Each is tried whole and in the fewest lines in which it is still the reason.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { falsified } from "./falsified.ts";
import { honest, type Line, written } from "./honest.ts";
import { judge } from "./laws.mjs";
import { verdictOn } from "./verdict.ts";

const textOf = (history: readonly Line[] | string) => (typeof history === "string" ? history : written(history));

/** What the judge, run as a program, says of a history. */
function verdict(history: readonly Line[] | string) {
	const folder = mkdtempSync(join(tmpdir(), "lead-judge-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, "history.jsonl");
	writeFileSync(file, textOf(history));
	return verdictOn(file);
}

const faultsOf = (history: readonly Line[] | string) =>
	judge(textOf(history)).faults.map(({ kind, said }) => `${kind}: ${said}`);

const areFor = (faults: readonly string[], reasons: readonly RegExp[]) =>
	faults.length === reasons.length && reasons.every((reason, at) => reason.test(faults[at] ?? ""));

/** The fewest lines of the true history that are true by themselves and in which the false thing is the only fault. */
function shrunk([falsify, ...reasons]: (typeof falsified)[string], lines = honest): readonly Line[] {
	const isFalse = (fewer: readonly Line[]) => areFor(faultsOf(falsify(fewer)), reasons);
	const isSmaller = (fewer: readonly Line[]) =>
		fewer.length < lines.length && faultsOf(fewer).length === 0 && canBeDone(() => isFalse(fewer));
	// A whole text at a time where that can be left out, otherwise a line.
	const texts = new Set(lines.map(({ words }) => words));
	const tries = [
		...[...texts].map((text) => lines.filter(({ words }) => words !== text)),
		...lines.map((line) => lines.filter((one) => one !== line)),
	];
	const fewer = tries.find(isSmaller);
	return fewer ? shrunk([falsify, ...reasons], fewer) : lines;
}

/** False also when a line that has to be changed is missing. */
function canBeDone(work: () => boolean): boolean {
	try {
		return work();
	} catch {
		return false;
	}
}

test("an honest history passes, and the judge says how much it has seen of each promise", async () => {
	expect(await verdict(honest)).toMatchObject({
		passed: true,
		faults: [],
		open: [],
		said: "1 histories: lost 0 of 7, doubled 0 of 3, leaked 0 of 3, false word 0 of 3, stuck 0 of 5\n",
	});
});

test("a promise of which a history says nothing gets no verdict, and no zero", async () => {
	const { passed, said, open } = await verdict(honest.filter(({ what }) => what !== "shown"));

	expect(passed).toBe(true);
	expect(said).not.toContain("leaked 0");
	expect(open).toEqual(["No verdict on leaked: no line is shown"]);
});

test("a history of nothing does not pass", async () => {
	const { passed, said, open } = await verdict([{ what: "healed" }]);

	expect(passed).toBe(false);
	expect(said).toContain("The zeros prove nothing");
	expect(open).toHaveLength(5);
});

test("the judge as a program prints each fault of a false history, and fails", async () => {
	const stolen = honest.map((line) => (line.what === "kept" ? { ...line, who: "Tia" } : line));
	const { passed, faults } = await verdict(stolen);

	expect(passed).toBe(false);
	expect(faults).toEqual(faultsOf(stolen));
	expect(faults.join()).toMatch(/lost: .*false word: /);
});

test.for(Object.entries(falsified))("found out: %s", ([, [falsify, ...reasons]]) => {
	expect(faultsOf(falsify(honest))).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
});

test.for(Object.entries(falsified))("found out in the fewest lines: %s", async ([, falsification]) => {
	const [falsify, ...reasons] = falsification;
	const lines = shrunk(falsification);

	expect(lines.length).toBeLessThanOrEqual(7);
	expect(faultsOf(lines)).toEqual([]);
	expect(faultsOf(falsify(lines))).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
});

test("forty histories are falsified, and every promise in some of them", () => {
	const reasons = Object.values(falsified).flatMap(([, ...regexps]) => regexps.map(String));
	const kinds = new Set(reasons.map((reason) => /^\/\^(\w+( word)?):/.exec(reason)?.[1]));

	expect(Object.keys(falsified).length).toBeGreaterThanOrEqual(40);
	expect([...kinds].sort()).toEqual(["doubled", "false word", "leaked", "lost", "stuck", "unreadable"]);
});
