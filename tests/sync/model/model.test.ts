// The sync model: random histories over the real outbox and sync code. LEAD_HISTORIES says how many, LEAD_SEED repeats a
// run exactly, LEAD_HISTORY (as a failure prints it) repeats one history, LEAD_MUTANT breaks the code by that mutant.
import { test, vi } from "vitest";
import { turnOn } from "#mutants/mutants.ts";
import { seedFor, seedOfRun } from "#support/chance/seed.ts";
import type { Action } from "./actions.ts";
import { tryHistories } from "./histories.ts";
import { nextId } from "./ids.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories = Number(process.env.LEAD_HISTORIES ?? 10);
if (process.env.LEAD_MUTANT) turnOn(process.env.LEAD_MUTANT);
const one: Action[] | null = JSON.parse(process.env.LEAD_HISTORY ?? "null");

const which = one ? "a given history" : `${histories} random histories`;

test(
	`the promises P1 to P8 hold in ${which} of a school (seed ${seedOfRun})`,
	{
		timeout: histories * 10_000,
	},
	() => tryHistories(histories, seedFor("model", 0), one),
);
