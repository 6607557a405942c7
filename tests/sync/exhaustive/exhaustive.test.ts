// Every state that a small school can reach: from each, everything works again for a while, and then all promises must
// hold. The small model is checked against the real code: for a sample of the paths to those states, the real outbox and
// sync code goes along, and after each step both must have the same state.
import { beforeAll, describe, expect, test } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { report } from "#support/chance/report.ts";
import { explore, type Found } from "./explore.ts";
import { broken, healed } from "./promises.ts";
import { Replay } from "./replay.ts";
import { scenarios } from "./scenarios.ts";
import type { Action } from "./school.ts";

const replays = longOrShort(300, 40);

const patience = longOrShort(3_600_000, 120_000);

const inWords = (trace: readonly Action[]): string => trace.map((action) => Object.values(action).join(" ")).join(", ");

describe.for(scenarios)("$name", ({ start }) => {
	const wrong: number[] = [];
	let found: Found;
	beforeAll(() => {
		found = explore(start, (school, state) => {
			if (broken(healed(school)).length > 0) wrong.push(state);
		});
		console.log(`${found.states} states`);
	}, patience);

	test("keep all promises in every state", () => {
		const said = wrong.map((state) => inWords(found.traceTo(state)));
		report("states of the small model", found.states, {}, said);
		expect(said.slice(0, 3)).toEqual([]);
	});

	test("are what the real code makes of them", { timeout: patience }, async () => {
		const step = Math.max(1, Math.floor(found.states / replays));
		for (let state = found.states - 1; state > 0; state -= step) {
			const trace = found.traceTo(state);
			const replay = new Replay(start);
			await replay.begin();
			for (const action of trace) {
				const { model, real } = await replay.perform(action);
				expect(real, `${inWords([action])} in: ${inWords(trace)}`).toEqual(model);
			}
			replay.close();
		}
	});
});
