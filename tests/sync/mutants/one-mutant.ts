// Runs before each file of the suites that try mutants (npm run mutants): turns on the mutant that LEAD_MACHINE_MUTANT
// names by its number, and writes into the file LEAD_MACHINE_REACHED which mutants the tests come to.
import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";
import { asked } from "./instrument.ts";

const { LEAD_MACHINE_MUTANT: chosen, LEAD_MACHINE_REACHED: results } = process.env;
const reached = new Set<number>();

Reflect.set(globalThis, asked, (mutant: number) => {
	reached.add(mutant);
	return String(mutant) === chosen;
});

afterAll(() => {
	if (!results) return;
	const line = { file: expect.getState().testPath, reached: [...reached] };
	appendFileSync(results, `${JSON.stringify(line)}\n`);
});
