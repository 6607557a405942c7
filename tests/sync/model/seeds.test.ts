// Two runs of the random tests have nothing in common, however close their seeds are.
import fc from "fast-check";
import { expect, test } from "vitest";
import { Chance } from "#support/chance/chance.ts";
import { seedFor } from "#support/chance/seed.ts";

/** More parts than any suite has. */
const parts = Array.from({ length: 2000 }, (_, part) => part);
const suites = ["model", "year", "conformance", "alphabet"];

test("no part of a suite has the seed of another part, suite or run", () => {
	const seeds = [1001, 1002, 2002].flatMap((run) =>
		suites.flatMap((suite) => parts.map((part) => seedFor(suite, part, run))),
	);
	expect(new Set(seeds).size).toBe(seeds.length);
});

test("the 50,000 histories of one run are none of those of another", () => {
	// Each history is made from the generator's state at its number; twenty digits tell two states apart.
	const histories = (run: number) =>
		[0, 1].flatMap((half) =>
			fc.sample(fc.array(fc.constantFrom(..."0123456789"), { minLength: 20, maxLength: 20 }), {
				seed: seedFor("model", half, run),
				numRuns: 25_000,
			}),
		);
	const texts = [1001, 1002, 2002].flatMap(histories).map(String);
	expect(new Set(texts).size).toBe(texts.length);
});

test("the same seed gives the same numbers", () => {
	const numbers = (chance: Chance) => Array.from({ length: 20 }, () => chance.upTo(1000));
	expect(numbers(new Chance(5))).toEqual(numbers(new Chance(5)));
	expect(numbers(new Chance("one suite"))).not.toEqual(numbers(new Chance("another")));
});
