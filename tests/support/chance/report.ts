// What the runs of chance tried and what they found, for the report at the end of `npm run test:long` (scripts/tests/report.mjs).
import { appendFileSync } from "node:fs";

/** What each was given to bear, by its kind. */
export type Faults = Record<string, number>;

/** Counts the kinds of what was met. */
export function count(met: Iterable<string>): Faults {
	const faults: Faults = {};
	for (const kind of met) faults[kind] = (faults[kind] ?? 0) + 1;
	return faults;
}

/** @param broken what was said of each promise that did not hold */
export function report(what: string, runs: number, faults: Faults = {}, broken: readonly string[] = []): void {
	const file = process.env.LEAD_REPORT;
	if (file) appendFileSync(file, `${JSON.stringify({ what, runs, faults, broken })}\n`);
}

/** Does the work and reports it; a failure is reported as what it says, and goes on. */
export async function reported(
	what: string,
	runs: number,
	faults: () => Faults,
	work: () => Promise<unknown>,
): Promise<void> {
	try {
		await work();
	} catch (error) {
		report(what, runs, faults(), [causeOf(error)]);
		throw error;
	}
	report(what, runs, faults());
}

/** What fast-check wraps is what failed. */
const causeOf = (error: unknown): string =>
	error instanceof Error && error.cause ? String(error.cause) : String(error);
