// Every state that a small school can reach: from each, everything works again for a while, and then all promises must
// hold. The small model is checked against the real code: for a sample of the paths to those states, the real outbox and
// sync code goes along, and after each step both must have the same state.
import { beforeAll, describe, expect, test } from "vitest";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort } from "#support/chance/long.ts";
import { report } from "#support/chance/report.ts";
import type { Action } from "./actions.ts";
import { explore, type Found } from "./explore.ts";
import { broken } from "./promises.ts";
import { Replay } from "./replay.ts";
import { afterFirst, scenarios } from "./scenarios.ts";

const replays = longOrShort(300, 4);

const patience = longOrShort(3_600_000, 120_000);

const inWords = (trace: readonly Action[]): string => trace.map((action) => JSON.stringify(action)).join(", ");

describe.for(Object.entries(scenarios))("%s", ([name, scenario]) => {
	/** The nearest state in which a promise is broken, by the promise. */
	const wrong = new Map<string, number>();
	const chance = new Chance("exhaustive");
	let found: Found;
	beforeAll(() => {
		found = explore(afterFirst(scenario), (school, state) => {
			for (const promise of broken(school)) if (!wrong.has(promise)) wrong.set(promise, state);
			return true;
		});
		console.log(`${name}: ${found.states} states`);
	}, patience);

	test("keep all promises in every state", () => {
		const said = [...wrong].map(([promise, state]) => `${promise}: ${inWords(found.traceTo(state))}`);
		report("states of the small model", found.states, {}, said);
		expect(said).toEqual([]);
	});

	test(`are what the real code makes of them (seed ${chance.seed})`, { timeout: patience }, async () => {
		for (let time = 0; time < replays; time++) {
			const trace = found.traceTo(chance.upTo(found.states));
			const replay = new Replay(scenario.start);
			await replay.begin();
			for (const action of [...scenario.first, ...trace]) {
				const { model, real } = await replay.perform(action);
				expect(real, `${inWords([action])} in: ${inWords(trace)}`).toEqual(model);
			}
			replay.close();
		}
	});
});
