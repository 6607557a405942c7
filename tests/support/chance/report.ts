// What the random tests tried and found, for the report at the end of `npm test` (scripts/tests/report.mjs).
import { appendFileSync } from "node:fs";

/** How many faults of each kind a run was exposed to. */
type Faults = Record<string, number>;

/** Counts how often each kind occurred. */
export function count(met: Iterable<string>): Faults {
	const faults: Faults = {};
	for (const kind of met) faults[kind] = (faults[kind] ?? 0) + 1;
	return faults;
}

/**
 * @param broken a message for each promise that did not hold
 * @param open the judge's line for each promise of which a history says nothing
 */
export function report(
	what: string,
	runs: number,
	faults: Faults = {},
	broken: readonly string[] = [],
	open: readonly string[] = [],
): void {
	const file = process.env.LEAD_REPORT;
	if (file) appendFileSync(file, `${JSON.stringify({ what, runs, faults, broken, open })}\n`);
}

/** Runs the work and reports it; a failure is reported by its message and thrown on. */
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

/** The error itself, without fast-check's wrapping. */
const causeOf = (error: unknown): string =>
	error instanceof Error && error.cause ? String(error.cause) : String(error);
