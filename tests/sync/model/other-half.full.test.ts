// As many other random histories as in model.test.ts, at the same time. LEAD_SEED and LEAD_HISTORIES are the same here.
import { test, vi } from "vitest";
import { seedFor, seedOfRun } from "#support/chance/seed.ts";
import { tryHistories } from "./histories.ts";
import { nextId } from "./ids.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories = Number(process.env.LEAD_HISTORIES ?? 10);

test(
	`the promises P1 to P8 hold in ${histories} more random histories of a school (seed ${seedOfRun})`,
	{
		timeout: histories * 10_000,
	},
	() => tryHistories(histories, seedFor("model", 1)),
);
