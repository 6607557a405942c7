// The seed of a run, and of each part of it.
import { createHash } from "node:crypto";

/** LEAD_SEED repeats a run; otherwise each run has another. */
export const seedOfRun = Number(process.env.LEAD_SEED ?? Date.now() % 1_000_000_000);

/**
 * The seed of one part of a suite. Made by a hash, so that no part of a run is a part of another run: with a sum, the
 * second part of seed 1001 would be the first of seed 1002.
 */
export const seedFor = (suite: string, part = 0, run = seedOfRun): number =>
	createHash("sha256").update(`${run} ${suite} ${part}`).digest().readInt32BE(0);
