// What looks wrong on the page is wrong only if it stays so: a page in the middle of a change may be blank, and the chip
// learns of a save a moment after the database has it.

/** Looks, of which two are half a second of the page's own time apart: while Bombadil looks, the page stands still. */
const patience = 8;

type Suspicion = { what: string; looks: number };

/** The promises that are watched on every page, by the names under which they are reported. */
export type Promised = "main" | "tripped" | "width" | "focus" | "chip" | "list" | "saved" | "key" | "language";

const suspected = new Map<Promised, Suspicion>();
const broken = new Map<Promised, string[]>();

/** @param what looks wrong now, in words that stay the same while it does; null for nothing */
export function suspect(promised: Promised, what: string | null): void {
	if (what === null) {
		suspected.delete(promised);
		return;
	}
	const before = suspected.get(promised);
	const looks = before?.what === what ? before.looks + 1 : 1;
	suspected.set(promised, { what, looks });
	if (looks === patience) broken.set(promised, [...brokenOf(promised), `${what} (${location.pathname})`]);
}

const brokenOf = (promised: Promised): string[] => broken.get(promised) ?? [];

/** What was found wrong since this was asked last: each thing is reported once. */
export function takeBroken(promised: Promised): string[] {
	const found = brokenOf(promised);
	broken.delete(promised);
	return found;
}

/** Whether something may turn out to be wrong if nobody touches the page. */
export const isSuspicious = (): boolean => [...suspected.values()].some(({ looks }) => looks < patience);
