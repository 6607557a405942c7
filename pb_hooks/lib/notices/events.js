// @ts-check
// What happened that people may be mailed about. One row for an event, whatever the size of the class: the transaction of
// whoever works is not kept by it, and who is concerned is asked when the mails are gathered (gathering.js).
const { run } = require(`${__hooks}/lib/sql.js`);

/**
 * Call it in the transaction of the event.
 * @param {App} tx
 * @param {"assignment" | "date" | "graded" | "returned"} kind a new assignment, a changed due date, a grade, an answer given
 *   back
 * @param {string} assignment
 * @param {string} [student] the only one whom it concerns; "" for the whole class
 */
const noteEvent = (tx, kind, assignment, student = "") =>
	run(
		tx,
		"INSERT INTO notice_events (kind, assignment, student, about, at) VALUES ({:kind}, {:assignment}, {:student}, '', {:at})",
		{ kind, assignment, student, at: Date.now() },
	);

module.exports = { noteEvent };
