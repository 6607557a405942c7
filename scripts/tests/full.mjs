// @ts-check
// Which files of tests are run. Only `npm run test:full` runs `*.full.test.ts` and `*.full.spec.ts`, because together they
// take longer than all others. tests/writing.md says which tests belong there.

/** Whether every file is run, and each screen is judged in both looks: npm run test:full, npm run test:long. */
export const isFull = Boolean(process.env.LEAD_FULL || process.env.LEAD_LONG);

/** Globs of the files that are not run. @type {string[]} */
export const leftOut = isFull ? [] : ["**/*.full.{test,spec}.ts"];
