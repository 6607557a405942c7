// Ids by a chance that can be repeated: a history that failed must fail again when it is run again or shrunk.
import { Chance } from "#support/chance/chance.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
let chance = new Chance(1);

/** The same ids once more. */
export function startIdsAnew(): void {
	chance = new Chance(1);
}

export const nextId = (): string => Array.from({ length: 15 }, () => letters[chance.upTo(36)]).join("");
