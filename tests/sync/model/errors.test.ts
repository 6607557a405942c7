// One call of the storage, the network or the browser's lock fails once, at any point of the path. Everything goes on, no
// word is lost, and the writer is told the truth. `npm test` tries some of the calls, `npm run test:long` every one in
// every way.
import { describe, expect, test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { rareFaults } from "#support/fakes/faults.ts";
import { NotSaved } from "#sync/storage/durable.ts";
import { breakStorage, storageWays } from "./failing-storage.ts";
import { Fuse } from "./fuse.ts";
import { nextId, startIdsAnew } from "./ids.ts";
import { path } from "./path.ts";
import { checkWhenQuiet } from "./quiet.ts";
import { School } from "./school.ts";
import { Watch } from "./watch.ts";

vi.mock("nanoid", () => ({ customAlphabet: () => () => nextId() }));

const patience = longOrShort(21_600_000, 120_000);
const requestWays = [
	"lost request",
	"lost answer",
	"timeout",
	"busy",
	"too many",
	"captive portal",
	"token dies",
	...rareFaults,
] as const;
const lockWays = ["AbortError", "SecurityError"] as const;

/** Runs the whole path with one call failing. @throws with the promise that did not hold */
async function go(fuse: Fuse, breakIt: (school: School) => void): Promise<void> {
	startIdsAnew();
	const school = new School();
	const watch = new Watch(school);
	await school.begin();
	breakIt(school);
	for (const phone of Object.values(school.phones)) phone.failing = true;
	for (const action of path) {
		fuse.armed = true;
		await school.perform(action);
		fuse.armed = false;
		await watch.check();
	}
	for (const phone of Object.values(school.phones)) phone.failing = false;
	const strange = school.ledger.failures.filter((error) => !(error instanceof NotSaved));
	expect(strange, "P4 no false word: a write that failed says that it is not saved, and nothing else").toEqual([]);
	await checkWhenQuiet(school, watch);
	for (const phone of Object.values(school.phones)) phone.close();
}

/** Every call in every way; in the short form some of them, spread over the whole path. */
async function chosen<Way extends string>(
	count: () => Promise<number>,
	ways: readonly Way[],
): Promise<{ at: number; way: Way }[]> {
	const calls = await count();
	const all = Array.from({ length: calls }, (_, index) => ways.map((way) => ({ at: index + 1, way }))).flat();
	let step = longOrShort(1, Math.ceil(all.length / 5));
	// Otherwise every call that is tried would fail in the same way.
	while (step > 1 && step % ways.length === 0) step++;
	console.log(`${all.length} failures of ${calls} calls, each ${step}th is tried`);
	return all.filter((_, index) => index % step === 0);
}

/** Tries each of them. @returns those in which a promise did not hold, with the message */
async function broken<Way extends string>(
	calls: { at: number; way: Way }[],
	tryIt: (at: number, way: Way) => Promise<unknown>,
): Promise<string[]> {
	const found: string[] = [];
	for (const { at, way } of calls) {
		await tryIt(at, way).catch((error: Error) => found.push(`call ${at}, ${way}: ${error.message.slice(0, 300)}`));
	}
	report("failing calls", calls.length, count(calls.map(({ way }) => way)), found);
	return found;
}

describe("nothing is lost, doubled or said wrongly when one call fails", () => {
	test("of the storage", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof storageWays)[number]) => {
			const fuse = new Fuse(at, way);
			const repair = breakStorage(fuse);
			await go(fuse, () => {}).finally(repair);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "AbortError"), storageWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the network", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof requestWays)[number]) => {
			const fuse = new Fuse(at, way);
			await go(fuse, ({ phones }) => {
				for (const phone of Object.values(phones)) phone.faultOf = () => (fuse.blows() ? way : "none");
			});
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "busy"), requestWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the lock between tabs", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof lockWays)[number]) => {
			const fuse = new Fuse(at, way);
			await go(fuse, ({ phones }) => {
				for (const { platform } of Object.values(phones)) {
					const { alone } = platform;
					const failing: typeof alone = (name, work) =>
						fuse.blows() ? Promise.reject(new DOMException("made to fail", way)) : alone(name, work);
					Object.assign(platform, { alone: failing });
				}
			});
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "AbortError"), lockWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});
});
