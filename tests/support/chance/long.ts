// Some promises are tested with random input or many repetitions. `npm test` tries each kind of case once; `npm run
// test:long`, which sets LEAD_LONG, tries them as often as it takes to find rare faults (scripts/tests/long-parts.mjs).

/** The value for the long form of a test, or for the short one. */
export const longOrShort = <Value>(long: Value, short: Value): Value => (process.env.LEAD_LONG ? long : short);
