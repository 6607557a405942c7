// @ts-check
/**
 * @typedef {import("./calendar.mjs").When} When
 * @typedef {object} Answer
 * @property {string} by
 * @property {When} at when Submit was pressed
 * @property {When} [arrived] when the server received it, if the power was out in between
 * @property {boolean} [clockUnsure] the phone's clock could not be trusted
 * @property {string} text
 * @property {number} [grade]
 * @property {string} [feedback]
 * @property {When} [gradedAt] set together with a grade
 * @property {EarlierGrade} [before] the grade before a change
 */

/**
 * @typedef {object} EarlierGrade
 * @property {number} grade
 * @property {string} feedback
 * @property {When} gradedAt
 * @property {string} reason why it was changed
 */

/**
 * @typedef {object} Assignment
 * @property {string} title
 * @property {string} instructions
 * @property {number} points
 * @property {When} written
 * @property {When} [due] none = no due date
 * @property {Answer[]} answers
 */

/**
 * @typedef {object} Course
 * @property {string} title
 * @property {string} code
 * @property {string} subject
 * @property {string} grade
 * @property {string} teacher
 * @property {string[]} students
 * @property {Assignment[]} assignments
 */

// A file of types only; this makes it a module.
export {};
