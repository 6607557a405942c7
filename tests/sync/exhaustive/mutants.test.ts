// If a rule of the small model is broken on purpose, a promise breaks in the scenario that is there for it.
import { afterEach, expect, test } from "vitest";
import { turnOff, turnOn } from "#mutants/mutants.ts";
import { ofSmallModel } from "#mutants/small-model.ts";
import { explore } from "./explore.ts";
import { broken } from "./promises.ts";
import { afterFirst, scenarios } from "./scenarios.ts";

afterEach(turnOff);

test.for(Object.entries(ofSmallModel))("the small model notices when it is made to %s", ([name, mutant]) => {
	const scenario = scenarios[mutant.scenario];
	if (!scenario) throw new Error(`there is no scenario "${mutant.scenario}"`);
	const start = afterFirst(scenario);
	turnOn(name);
	const found: string[] = [];
	explore(start, (school) => {
		found.push(...broken(school).filter((promise) => mutant.promise.test(promise)));
		return found.length === 0;
	});
	expect(found).not.toEqual([]);
});

test("each scenario has a bug that breaks it", () => {
	const used = Object.values(ofSmallModel).map(({ scenario }) => scenario);
	expect(Object.keys(scenarios).filter((name) => !used.includes(name))).toEqual([]);
});
