// One call of the storage, the network or the browser's lock fails once, at any point of the path. Everything goes on, no
// word is lost, and the writer is told the truth. `npm test` tries some of the calls, `npm run test:long` every one in
// every way.
import { IDBFactory } from "fake-indexeddb";
import { describe, expect, test, vi } from "vitest";
import { longOrShort } from "#support/chance/long.ts";
import { proxyFaults, rareFaults } from "#support/fakes/faults.ts";
import { lossOf } from "#sync/storage/witness.ts";
import { type HangingWay, hangingWays, hangStorage } from "./failing/hanging-storage.ts";
import { type LocalStorageWay, localStorageWays, withLocalStorage } from "./failing/local-storage.ts";
import { broken, chosen, go } from "./failing/one-call.ts";
import { breakStorage, storageWays } from "./failing-storage.ts";
import { Fuse } from "./fuse.ts";
import { nextId } from "./ids.ts";
import type { School } from "./school.ts";

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

describe("nothing is lost, doubled or said wrongly when one call fails", () => {
	test("of the storage", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof storageWays)[number]) => {
			const fuse = new Fuse(at, way);
			const repair = breakStorage(fuse);
			await go(fuse, {}).finally(repair);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "AbortError"), storageWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test.each([
		["any call of the storage", () => true],
		["an opening of a database", (asked: object) => asked instanceof IDBFactory],
	])("%s hangs until the tab is closed", { timeout: patience }, async (_, isCounted) => {
		const tryIt = async (at: number, way: HangingWay) => {
			const fuse = new Fuse(at, way);
			const { repair, tabClosed } = hangStorage(fuse, isCounted);
			await go(fuse, { tabClosed }).finally(repair);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "blocked"), hangingWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the network", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof requestWays)[number]) => {
			const fuse = new Fuse(at, way);
			const breakIt = ({ phones }: School) => {
				for (const phone of Object.values(phones)) phone.faultOf = () => (fuse.blows() ? way : "none");
			};
			await go(fuse, { breakIt });
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "busy"), requestWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the lock between tabs", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: (typeof lockWays)[number]) => {
			const fuse = new Fuse(at, way);
			const breakIt = ({ phones }: School) => {
				for (const { platform } of Object.values(phones)) {
					const { alone } = platform;
					const failing: typeof alone = async (name, work) => {
						if (!fuse.blows()) return await alone(name, work);
						if (way === "stolen") return await alone(name, () => work(AbortSignal.abort()));
						throw way === "TypeError" ? new TypeError("made to fail") : new DOMException("made to fail", way);
					};
					Object.assign(platform, { alone: failing });
				}
			};
			await go(fuse, { breakIt });
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "AbortError"), lockWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of local storage", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: LocalStorageWay) => {
			const fuse = new Fuse(at, way);
			const takeAway = withLocalStorage(fuse);
			const inTheEnd = ({ inUse }: School) => {
				const names = [...inUse].flatMap(({ owners }) => [...owners.values()]);
				const lost = names.flatMap((name) => lossOf(name).items);
				expect(lost, "P4 no false word: nothing is said to be lost").toEqual([]);
			};
			// What a page remembers is of one device, and here one page is on all: nobody is on two of them.
			await go(fuse, { devices: ["phone", "computer", "office"], inTheEnd }).finally(takeAway);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "SecurityError"), localStorageWays);

		expect(await broken(calls, tryIt)).toEqual([]);
	});

	test("of the encryption", { timeout: patience }, async () => {
		const tryIt = async (at: number, way: "OperationError") => {
			const fuse = new Fuse(at, way);
			const repair = breakEncryption(fuse);
			await go(fuse, {}).finally(repair);
			return fuse.calls;
		};
		const calls = await chosen(() => tryIt(Number.POSITIVE_INFINITY, "OperationError"), ["OperationError"]);

		expect(await broken(calls, tryIt)).toEqual([]);
	});
});
