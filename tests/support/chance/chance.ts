// Random numbers that can be repeated: the same seed gives the same sequence.
import { seedFor, seedOfRun } from "./seed.ts";

export class Chance {
	readonly seed: number;
	private state: number;

	/** @param of a suite, whose numbers LEAD_SEED repeats; or a seed */
	constructor(of: string | number) {
		this.seed = typeof of === "string" ? seedOfRun : of;
		this.state = (typeof of === "string" ? seedFor(of) : of) >>> 0;
	}

	/** A number from 0 up to, not including, `below`. (mulberry32) */
	upTo(below: number): number {
		this.state = (this.state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	}

	/** One of these items. Throws when there is none. */
	one<Item>(items: readonly Item[]): Item {
		const item = items[this.upTo(items.length)];
		if (item === undefined) throw new Error("nothing to choose from");
		return item;
	}

	/** The same items in another order. */
	shuffled<Item>(items: readonly Item[]): Item[] {
		return items
			.map((item) => ({ item, place: this.upTo(2 ** 31) }))
			.sort((a, b) => a.place - b.place)
			.map(({ item }) => item);
	}
}
