// As many random histories again as in model.test.ts, at the same time and with the next seed: what fails here is repeated
// there, with the seed that the title names.
import { test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { tryHistories } from "./histories.ts";
import { nextId } from "./ids.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const histories = longOrShort(25_000, 10);
const seed = Number(process.env.LEAD_SEED ?? Date.now() % 1_000_000_000) + 1;

test(
	`the promises P1 to P8 hold in ${histories} more random histories of a school (seed ${seed})`,
	{
		timeout: histories * 10_000,
	},
	() => tryHistories(histories, seed),
);
