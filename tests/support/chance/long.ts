// Some promises are tested with random input or many repetitions. `npm test` tries each kind of case once; `npm run
// test:long`, which sets LEAD_LONG, tries them as often as it takes to find rare faults (scripts/tests/long-parts.mjs).

/** The value for the long form of a test, or for the short one. */
export const longOrShort = <Value>(long: Value, short: Value): Value => (process.env.LEAD_LONG ? long : short);

/** Those of a list that LEAD_SHARE names: of "3/8" every eighth, from the third on. All of them when nothing is named. */
export function shareOf<Value>(list: readonly Value[]): readonly Value[] {
	const [which = 1, shares = 1] = (process.env.LEAD_SHARE ?? "1/1").split("/").map(Number);
	return list.filter((_, index) => index % shares === which - 1);
}
