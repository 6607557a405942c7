// Averages of grades: the points of what counts, in percent of the points that could be had for it. Grades are multiples of
// a quarter of a point, so that sums are exact and no half is rounded by chance.
import { type GradebookItem, type ItemState, stateOf } from "./item-state.ts";

/** An item and the state it is in. */
export type Judged = { item: GradebookItem; state: ItemState };

export type Total = {
	points: number;
	/** The points that could be had. */
	max: number;
};

/** The points of what counts among some items. */
export function totalOf(pieces: Judged[]): Total {
	const total = { points: 0, max: 0 };
	for (const { item, state } of pieces) {
		if (!state.counts) continue;
		total.points += item.submission?.grade ?? 0;
		total.max += item.assignment.max_points;
	}
	return total;
}

/** The share of the points in thousandths, a half rounded up; null while nothing counts. */
export function thousandthsOf({ points, max }: Total): number | null {
	if (max === 0) return null;
	const [had, all] = [points * 4, max * 4];
	return Math.floor((2000 * had + all) / (2 * all));
}

/** How many of some items are in each state that a summary names. */
export function countsOf(pieces: Judged[]) {
	const count = (is: (state: ItemState) => boolean) => pieces.filter(({ state }) => is(state)).length;
	return {
		missing: count(({ kind }) => kind === "missing"),
		late: count(({ word }) => word === "late"),
		waiting: count(({ kind }) => kind === "waiting"),
		unsent: count(({ unsent }) => unsent !== null),
	};
}

/** Each with the state it is in at a moment (milliseconds, the centre's clock). */
export const judgedAt = (items: GradebookItem[], now: number): Judged[] =>
	items.map((item) => ({ item, state: stateOf(item, now) }));
