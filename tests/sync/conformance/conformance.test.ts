// The server in memory behaves like the real one: both go through random histories, and every response and, at the end,
// every row must be the same. `npm test` takes the same histories every time, `npm run test:long` others. LEAD_SEED
// repeats a run, LEAD_HISTORIES says how many, LEAD_FROM starts at a later one.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { reported } from "#support/chance/report.ts";
import { seedFor, seedOfRun } from "#support/chance/seed.ts";
import { provedBy, toProve } from "./kinds.ts";
import { RealSchool } from "./real-school.ts";
import { step } from "./steps.ts";
import { TwoSchools } from "./two-schools.ts";

const histories = Number(process.env.LEAD_HISTORIES ?? longOrShort(2000, 500));
const isSame = process.env.LEAD_SEED === undefined && longOrShort(false, true);
const seed = isSame ? 7 : seedFor("conformance");

/** What was accepted at least once. */
const accepted = new Set<string>();

let real: RealSchool;
beforeAll(async () => {
	real = await RealSchool.open();
});
afterAll(() => real.server.end());

test(`both servers say the same in ${histories} random histories (seed ${isSame ? "always the same" : seedOfRun})`, {
	timeout: histories * 5000,
}, async () => {
	const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24, size: "max" }), async (history) => {
		const schools = await TwoSchools.open(real);
		for (const next of history) {
			const { fake, real, asked } = await schools.perform(next);
			expect(fake, `the server in memory, asked to ${JSON.stringify(next)}`).toEqual(real);
			if (Object(real).status !== 200) continue;
			for (const proved of asked.flatMap(provedBy)) accepted.add(proved);
			if (Object(real).restored) accepted.add("handshake after a restore");
		}
		const { fake, real: there } = await schools.rows();
		expect(fake, "the rows of the server in memory").toEqual(there);
	});
	const how = { numRuns: histories, seed, path: process.env.LEAD_FROM ?? "" };
	await reported(
		"histories of two servers",
		histories,
		() => ({}),
		() => fc.assert(property, how),
	);
	// Fewer by chance may lack the rarest: an admin who deletes an assignment that nobody has answered.
	if (histories >= 2000 || (isSame && histories >= 500))
		expect(toProve.filter((one) => !accepted.has(one))).toEqual([]);
});
