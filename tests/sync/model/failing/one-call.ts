// The path with one call failing, and which calls are tried.
import { expect } from "vitest";
import type { Device } from "#model/devices.ts";
import type { Fuse } from "#model/fuse.ts";
import { startIdsAnew } from "#model/ids.ts";
import { path } from "#model/path.ts";
import { checkWhenQuiet } from "#model/quiet.ts";
import { School } from "#model/school.ts";
import { Watch } from "#model/watch.ts";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort, shareOf } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { forget } from "#sync/storage/page-memory.ts";

type Going = {
	/** Makes the call fail. */
	breakIt?: (school: School) => void;
	/** Where the call never answers: ends what the tab left, when it has been closed. */
	tabClosed?: () => void;
	/** Only these devices are used. */
	devices?: Device[];
	/** What else must hold in the end. */
	inTheEnd?: (school: School) => void;
};

/** Runs the whole path with one call failing. @throws with the promise that did not hold */
export async function go(fuse: Fuse, going: Going): Promise<void> {
	startIdsAnew();
	const school = new School();
	try {
		await goThrough(school, fuse, going);
	} finally {
		// The page of the next school remembers nothing of this one.
		for (const { db, guests } of school.inUse) for (const seen of [db, guests]) forget(seen);
		for (const phone of school.inUse) phone.close();
	}
}

async function goThrough(
	school: School,
	fuse: Fuse,
	{ breakIt, tabClosed, inTheEnd, devices = ["phone", "tablet", "computer", "office"] }: Going,
): Promise<void> {
	const watch = new Watch(school);
	await school.begin(devices);
	breakIt?.(school);
	for (const phone of Object.values(school.phones)) phone.failing = true;
	for (const action of path) {
		if ("phone" in action && !devices.includes(action.phone)) continue;
		fuse.armed = true;
		const done = school.perform(action);
		if (tabClosed && !fuse.burnt) await untilClosed(school, fuse, done, tabClosed);
		await done;
		fuse.armed = false;
		await watch.check();
	}
	for (const phone of Object.values(school.phones)) phone.failing = false;
	if (Number.isFinite(fuse.at)) expect(fuse.burnt, `call ${fuse.at} was made, and failed`).toBe(true);
	const strange = school.ledger.failures.filter((error) => !(error instanceof NotSaved));
	expect(strange, "P4 no false word: a write that failed says that it is not saved, and nothing else").toEqual([]);
	await checkWhenQuiet(school, watch);
	inTheEnd?.(school);
}

/** Waits for the action. If a call hangs meanwhile, its person closes the tab at some moment, and nobody hears of its end. */
async function untilClosed(school: School, fuse: Fuse, done: Promise<void>, tabClosed: () => void): Promise<void> {
	let isUnderWay = true;
	const end = done.finally(() => {
		isUnderWay = false;
	});
	while (isUnderWay && !fuse.burnt) await new Promise(setImmediate);
	if (!fuse.burnt) return;
	for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
	expect(isUnderWay, "P4 no false word: what hangs does not say that it is done").toBe(true);
	const heard = school.ledger.failures.length;
	for (const phone of school.inUse) phone.restart();
	tabClosed();
	await end;
	school.ledger.failures.splice(heard);
}

const chance = new Chance("errors");

/** Every call in every way; in the short form two of them, others in each run. */
export async function chosen<Way extends string>(
	count: () => Promise<number>,
	ways: readonly Way[],
): Promise<readonly { at: number; way: Way }[]> {
	const calls = await count();
	const all = Array.from({ length: calls }, (_, index) => ways.map((way) => ({ at: index + 1, way }))).flat();
	const some = longOrShort(shareOf(all), chance.shuffled(all).slice(0, 2));
	console.log(`${some.length} of ${all.length} failures of ${calls} calls (seed ${chance.seed})`);
	return some;
}

/** Tries each of them. @returns those in which a promise did not hold, with the message */
export async function broken<Way extends string>(
	calls: readonly { at: number; way: Way }[],
	tryIt: (at: number, way: Way) => Promise<unknown>,
): Promise<string[]> {
	const found: string[] = [];
	for (const { at, way } of calls) {
		await tryIt(at, way).catch((error: Error) => found.push(`call ${at}, ${way}: ${error.message.slice(0, 300)}`));
	}
	report("failing calls", calls.length, count(calls.map(({ way }) => way)), found);
	return found;
}
