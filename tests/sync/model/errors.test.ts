// One call of the storage, the network or the browser's lock fails once, at any point of the path. Everything goes on, no
// word is lost, and the writer is told the truth. `npm test` tries some of the calls, `npm run test:long` every one in
// every way.
import { describe, expect, test, vi } from "vitest";
import { Chance } from "#support/chance/chance.ts";
import { longOrShort } from "#support/chance/long.ts";
import { count, report } from "#support/chance/report.ts";
import { proxyFaults, rareFaults } from "#support/fakes/faults.ts";
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
	...proxyFaults,
] as const;
/** The last one is what a browser without such locks throws; before it, another tab takes the lock at once. */
const lockWays = ["AbortError", "SecurityError", "stolen", "TypeError"] as const;

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
	if (Number.isFinite(fuse.at)) expect(fuse.burnt, `call ${fuse.at} was made, and failed`).toBe(true);
	const strange = school.ledger.failures.filter((error) => !(error instanceof NotSaved));
	expect(strange, "P4 no false word: a write that failed says that it is not saved, and nothing else").toEqual([]);
	await checkWhenQuiet(school, watch);
	for (const phone of Object.values(school.phones)) phone.close();
}

const chance = new Chance("errors");

/** Every call in every way; in the short form five of them, others in each run. */
async function chosen<Way extends string>(
	count: () => Promise<number>,
	ways: readonly Way[],
): Promise<{ at: number; way: Way }[]> {
	const calls = await count();
	const all = Array.from({ length: calls }, (_, index) => ways.map((way) => ({ at: index + 1, way }))).flat();
	const some = longOrShort(all, chance.shuffled(all).slice(0, 5));
	console.log(`${some.length} of ${all.length} failures of ${calls} calls (seed ${chance.seed})`);
	return some;
}

/** @returns restores it */
function breakEncryption(fuse: Fuse): () => void {
	const broken = (["importKey", "encrypt", "decrypt", "digest"] as const).map((name) => {
		const original: (...args: never[]) => Promise<unknown> = crypto.subtle[name];
		Object.defineProperty(crypto.subtle, name, {
			configurable: true,
			value: async (...args: unknown[]) => {
				if (fuse.blows()) throw new DOMException("made to fail", fuse.way);
				return await Reflect.apply(original, crypto.subtle, args);
			},
		});
		return name;
	});
	return () => {
		for (const name of broken) Reflect.deleteProperty(crypto.subtle, name);
	};
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
					const failing: typeof alone = async (name, work) => {
						if (!fuse.blows()) return await alone(name, work);
						if (way === "stolen") return await alone(name, () => work(AbortSignal.abort()));
						throw way === "TypeError" ? new TypeError("made to fail") : new DOMException("made to fail", way);
					};
					Object.assign(platform, { alone: failing });
				}
			});
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "AbortError"), lockWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the encryption", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: "OperationError") => {
			const fuse = new Fuse(at, way);
			const repair = breakEncryption(fuse);
			await go(fuse, () => {}).finally(repair);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "OperationError"), ["OperationError"]);

		expect(await broken(calls, tryIt)).toEqual([]);
	});
});
