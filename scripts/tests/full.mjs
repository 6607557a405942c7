// @ts-check
// Which files of tests are run. `*.full.test.ts` and `*.full.spec.ts` are those of `npm run test:full` alone: what they prove
// is proved in another way, too, or is rare, or is seen by who changes it; together they take longer than all others.

/** Whether every file is run, and each screen is judged in both looks: npm run test:full, npm run test:long. */
export const isFull = Boolean(process.env.LEAD_FULL || process.env.LEAD_LONG);

/** Globs of the files that are not run. @type {string[]} */
export const leftOut = isFull ? [] : ["**/*.full.{test,spec}.ts"];
