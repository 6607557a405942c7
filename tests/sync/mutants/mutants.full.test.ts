// If one piece of the real code is broken on purpose, the model fails and names the broken promise. Random histories found
// each mutant; the smallest history that does is in histories.json. To search for another one:
// LEAD_MUTANT="believe every 200" LEAD_HISTORIES=2000 npx vitest run --project model tests/sync/model/model.test.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import type { Action } from "#model/actions.ts";
import { goThrough } from "#model/history.ts";
import { nextId } from "#model/ids.ts";
import { root } from "#scripts/server/pocketbase.mjs";
import { mutants, turnOff, turnOn } from "./mutants.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories: Record<string, Action[]> = JSON.parse(
	readFileSync(join(root, "tests/sync/mutants/histories.json"), "utf8"),
);

afterEach(turnOff);

test.for(Object.entries(mutants))("the model notices when the code is made to %s", async ([name, { promise }]) => {
	const history = histories[name] ?? [];
	turnOn(name);
	await expect(goThrough(history)).rejects.toThrow(promise);
	turnOff();
	await goThrough(history);
});
