// Repeatable random ids: a failing history must fail again when it is repeated or shrunk.
import { Chance } from "#support/chance/chance.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
let chance = new Chance(1);

/** Starts the same sequence of ids again. */
export function startIdsAnew(): void {
	chance = new Chance(1);
}

export const nextId = (): string => Array.from({ length: 15 }, () => letters[chance.upTo(36)]).join("");
