// Some promises are tried with chance or with many repetitions. `npm test` tries each kind of thing once; `npm run
// test:long`, which sets LEAD_LONG, tries them as often as it takes to find what is rare.

/** What a test does in the long form, or in the short one. */
export const longOrShort = <Value>(long: Value, short: Value): Value => (process.env.LEAD_LONG ? long : short);
