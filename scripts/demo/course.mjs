// @ts-check
/**
 * @typedef {import("./calendar.mjs").When} When
 * @typedef {object} Answer
 * @property {string} by
 * @property {When} at when Submit was pressed
 * @property {When} [arrived] when the server had it, if the power was out in between
 * @property {boolean} [clockUnsure] the phone's clock could not be trusted
 * @property {string} text
 * @property {number} [grade]
 * @property {string} [feedback]
 * @property {When} [gradedAt] with a grade
 * @property {EarlierGrade} [before] that one, if it was changed
 */

/**
 * @typedef {object} EarlierGrade
 * @property {number} grade
 * @property {string} feedback
 * @property {When} gradedAt
 * @property {string} reason it was changed for
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
