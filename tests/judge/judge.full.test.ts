// Tests of the judge: it accepts an honest history and rejects each of thirty falsified ones, for the right reason.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "#scripts/server/pocketbase.mjs";
import { falsified } from "./falsified.ts";
import { honest, type Line, written } from "./honest.ts";

/** What the judge prints about a history, and whether it accepts it. */
function verdictOn(history: readonly Line[] | string): { passed: boolean; said: string } {
	const folder = mkdtempSync(join(tmpdir(), "lead-judge-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const file = join(folder, "history.jsonl");
	writeFileSync(file, typeof history === "string" ? history : written(history));
	try {
		const said = execFileSync(process.execPath, [join(root, "tests/judge/judge.mjs"), file], { encoding: "utf8" });
		return { passed: true, said };
	} catch (error) {
		return { passed: false, said: error instanceof Error && "stdout" in error ? String(error.stdout) : String(error) };
	}
}

test("an honest history passes", () => {
	expect(verdictOn(honest)).toEqual({
		passed: true,
		said: "1 histories: lost 0, doubled 0, leaked 0, false word 0, stuck 0, unreadable 0\n",
	});
});

test.for(Object.entries(falsified))("found out: %s", ([, [history, reason]]) => {
	const { passed, said } = verdictOn(history);
	expect(passed).toBe(false);
	expect(said).toMatch(reason);
});

test("thirty histories at least are falsified", () => {
	expect(Object.keys(falsified).length).toBeGreaterThanOrEqual(30);
});
