// One failing call: while the fuse is armed, calls are counted, and the one with the chosen number fails, once.
export class Fuse<Way extends string = string> {
	/** How many calls there were so far. */
	calls = 0;
	/** Whether calls are counted now. */
	armed = false;
	/** Whether the call that had to fail has happened. */
	burnt = false;
	readonly at: number;
	readonly way: Way;

	/** @param at the number of the call that fails, from 1; Infinity only counts */
	constructor(at: number, way: Way) {
		this.at = at;
		this.way = way;
	}

	/** Counts a call. @returns whether it is the one to fail */
	blows(): boolean {
		if (!this.armed || ++this.calls !== this.at) return false;
		this.burnt = true;
		return true;
	}
}
