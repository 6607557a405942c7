// The server in memory behaves like the real one: both go through random histories, and every response and, at the end,
// every row must be the same. `npm test` takes the same histories every time, `npm run test:long` others. LEAD_SEED
// repeats a run, LEAD_HISTORIES says how many, LEAD_FROM starts at a later one.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { reported } from "#support/chance/report.ts";
import { RealSchool } from "./real-school.ts";
import { entryKinds, requestKinds, step } from "./steps.ts";
import { TwoSchools } from "./two-schools.ts";

const histories = Number(process.env.LEAD_HISTORIES ?? 500);
const seed = Number(process.env.LEAD_SEED ?? longOrShort(Date.now() % 1_000_000_000, 8));

/** The kinds of writes accepted at least once: two servers that refuse everything would be equal, too. */
const accepted = new Set<string>();
const acceptable = [...entryKinds, ...requestKinds, "handshake after a restore"];

let real: RealSchool;
beforeAll(async () => {
	real = await RealSchool.open();
});
afterAll(() => real.server.end());

test(`both servers say the same in ${histories} random histories (seed ${seed})`, {
	timeout: histories * 5000,
}, async () => {
	const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24, size: "max" }), async (history) => {
		const schools = await TwoSchools.open(real);
		for (const next of history) {
			const { fake, real } = await schools.perform(next);
			expect(fake, `the server in memory, asked to ${JSON.stringify(next)}`).toEqual(real);
			if (Object(real).status !== 200) continue;
			for (const { kind } of next.kind === "batch" ? next.entries : [next]) accepted.add(kind);
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
	if (histories >= 500) expect([...accepted].sort()).toEqual(acceptable.sort());
});
