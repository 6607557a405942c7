// Tries one mutant after the other in this process, each with what the model executes in a few seconds, and writes down
// the outcomes (scripts/mutants.mjs reads them). Before each, the unchanged code must pass, so that what a mutant left in
// memory is never taken for a fault of the next one.
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { test, vi } from "vitest";
import { asked } from "#mutants/instrument.ts";
import { turnOff, turnOn } from "#mutants/mutants.ts";
import { engineSources, type MachineMutant } from "#mutants/sources.ts";
import { root } from "#scripts/server/pocketbase.mjs";
import { Chance } from "#support/chance/chance.ts";
import { type Action, action } from "./actions.ts";
import { cells, reasonAgainst, someOf } from "./cells/alphabet.ts";
import { live } from "./cells/live.ts";
import { goThrough } from "./history.ts";
import { nextId, startIdsAnew } from "./ids.ts";
import { path } from "./path.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const patience = 30_000;
/** The most mutants in one process. */
const atOnce = 150;

const stored: Record<string, Action[]> = JSON.parse(
	readFileSync(join(root, "tests/sync/mutants/histories.json"), "utf8"),
);
const random = fc.sample(fc.array(action, { minLength: 30, maxLength: 40, size: "max" }), { seed: 8, numRuns: 12 });
const lived = cells().filter((cell) => reasonAgainst(cell) === null);
const some = someOf(lived, 75, new Chance(8));

type Try = () => Promise<unknown>;

const tries: Try[] = [
	() => goThrough(path),
	...Object.values(stored).map((history) => () => goThrough(history)),
	...random.map((history) => () => goThrough(history)),
	...some.map((cell) => async () => {
		startIdsAnew();
		await live(cell);
	}),
];

/** Which of the tries execute the code of each mutant. */
async function whoComesTo(): Promise<Map<number, Try[]>> {
	const found = new Map<number, Try[]>();
	for (const one of tries) {
		const reached = new Set<number>();
		Reflect.set(globalThis, asked, (id: number) => {
			reached.add(id);
			return false;
		});
		await one();
		for (const id of reached) found.set(id, [...(found.get(id) ?? []), one]);
	}
	turnOff();
	return found;
}

/** The first failure with this mutant on; null when all passes. */
async function firstFailure(mutant: number, chosen: readonly Try[]): Promise<string | null> {
	turnOn(mutant);
	for (const one of chosen) {
		const said = await one().then(
			() => null,
			(error: unknown) => String(error).slice(0, 200),
		);
		if (said !== null) return said;
	}
	return null;
}

const tooLong = () =>
	new Promise<"too long">((done) => {
		setTimeout(() => done("too long"), patience);
	});

/** Ends this process when a mutant never gives it back to other code. @returns says that a mutant begins */
function endWhenStuck(): () => void {
	const turns = new Int32Array(new SharedArrayBuffer(4));
	const watch = (patience: number) => `
		const { workerData: turns } = require("node:worker_threads");
		let before = -1;
		setInterval(() => {
			if (turns[0] === before) process.kill(process.pid, "SIGKILL");
			before = turns[0];
		}, ${patience});`;
	new Worker(watch(2 * patience), { eval: true, workerData: turns }).unref();
	return () => Atomics.add(turns, 0, 1);
}

type Outcome = MachineMutant & { said?: string | null };

test("the next mutants of this share", { timeout: 3_600_000 }, async () => {
	const {
		LEAD_MACHINE_RESULTS: results = "",
		LEAD_MACHINE_SHARE: share = "0",
		LEAD_MACHINE_SHARES = "1",
	} = process.env;
	const known: Outcome[] = readFileSync(results, "utf8")
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));
	const write = (line: Outcome) => appendFileSync(results, `${JSON.stringify(line)}\n`);
	const mutants = engineSources().flatMap((source) => source.mutants);
	const mine = mutants.filter(({ id }) => id % Number(LEAD_MACHINE_SHARES) === Number(share));
	const ended = new Set(known.filter(({ said }) => said !== undefined).map(({ id }) => id));
	const begun = (mutant: MachineMutant) => known.filter(({ id }) => id === mutant.id).length;
	const open = mine.filter(({ id }) => !ended.has(id));
	const coming = await whoComesTo();
	const noteTurn = endWhenStuck();
	for (const mutant of open.slice(0, atOnce)) {
		// Twice, because a busy machine may have been the reason once.
		if (begun(mutant) >= 2) {
			write({ ...mutant, said: "nothing ends any more" });
			continue;
		}
		await goThrough(path);
		noteTurn();
		write(mutant);
		const said = await Promise.race([firstFailure(mutant.id, coming.get(mutant.id) ?? []), tooLong()]);
		turnOff();
		// It is tried again in another process: code that is still running would disturb the next mutant.
		if (said === "too long") return;
		write({ ...mutant, said });
	}
	console.log(`${Math.max(0, open.length - atOnce)} left`);
});
