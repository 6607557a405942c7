// A battery that can fail between any two steps (operations of the database, and requests).

import type { DBCore, Middleware } from "dexie";
import { beforeStorage } from "#support/before-storage.ts";

/** The battery failed. Every later step of the same life fails too. */
class Crash extends Error {
	override name = "Crash";
}

export class Battery {
	/** Counts the starts of the phone: code left running by an earlier life gets no further. */
	life = 0;
	private stepsToLive = Number.POSITIVE_INFINITY;
	private readonly died: () => void;

	/** @param died called when it fails */
	constructor(died: () => void) {
		this.died = died;
	}

	/** A new start: what was not committed is lost. */
	renew(): void {
		this.life++;
		this.stepsToLive = Number.POSITIVE_INFINITY;
	}

	/** Fails after this number of steps. */
	dieAfter(steps: number): void {
		this.stepsToLive = steps;
	}

	get dead(): boolean {
		return this.stepsToLive <= 0;
	}

	/** @throws {Crash} */
	step(life: number): void {
		if (life !== this.life) throw new Crash();
		if (--this.stepsToLive === 0) this.died();
		if (this.dead) throw new Crash();
	}
}

/**
 * Every read and write of a database is a step.
 * @param refuse throws when the storage is full
 */
export function spending(battery: Battery, refuse: () => void): Middleware<DBCore> {
	const { life } = battery;
	return beforeStorage("battery", (table) => ({
		mutate: async (request) => {
			battery.step(life);
			if (request.type !== "delete" && request.type !== "deleteRange") refuse();
			return await table.mutate(request);
		},
		query: (request) => {
			battery.step(life);
			return table.query(request);
		},
	}));
}
