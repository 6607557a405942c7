// @ts-check
// An answer is given back for another try, with a word about what is missing. The text it had stays readable in `returns`,
// and a grade it had in `grade_changes`; then it has none, and its student may replace it again (submissions.js). It is given
// back as long as its text is the one that was given back: `revision` names both.
const { isVisible, isLonger } = require(`${__hooks}/lib/characters.js`);
const { refusal, changedMeanwhile } = require(`${__hooks}/lib/refuse.js`);
const { noteEvent } = require(`${__hooks}/lib/notices/events.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { isGraded, earlierGrades, currentGrade } = require(`${__hooks}/lib/coursework/grades.js`);

const longestComment = 5000; // characters, as many as feedback has

/**
 * @typedef {object} Return
 * @property {string} id the mutation that gave it back
 * @property {string} revision of the text that was given back
 * @property {string} text_body
 * @property {string} submitted_at
 * @property {boolean} clock_unsure
 * @property {string} received_at
 * @property {string} comment what its teacher said
 * @property {string} returned_by
 * @property {string} returned_at
 */

/** @param {DbRecord} row @returns {Return[]} what was given back, oldest first */
const returnsOf = (row) => JSON.parse(row.getString("returns") || "null") ?? [];

/** @param {DbRecord} row */
const isGivenBack = (row) => returnsOf(row).at(-1)?.revision === row.getString("revision") && !isGraded(row);

const givenBack = () => refusal(409, "returned", "given_back", "Somebody gave this answer back in the meantime.");

/**
 * Refuses what was written by a teacher who has not seen that the answer was given back.
 * @param {DbRecord} row
 * @param {unknown} seen the id of the last return that the writer saw, "" for none
 * @throws {ApiError} 409 given_back
 */
const checkReturnSeen = (row, seen) => {
	if (seen !== (returnsOf(row).at(-1)?.id ?? "")) throw givenBack();
};

/**
 * A teacher gives back what they saw: the text (`graded_text` is its hash), and the grade, if it had one (`seen_grade`, null
 * for none). `replaces` is the id of the last change of that grade, or without a grade of the last return; "" for none.
 * @param {RecordEvent} e
 * @param {import("./grades.js").Sent} sent
 */
const returnAnswer = (e, sent) => {
	const mutation = { name: "returnAnswer", args: ["comment", "graded_text", "seen_grade", "replaces"] };
	return once(e, mutation, (tx, { id, stored }) => {
		const row = stored();
		if (sent.graded_text !== $security.sha256(row.getString("text_body"))) {
			throw refusal(409, "graded_text", "text_changed", "The student has changed this answer.");
		}
		checkGradeSeen(row, sent);
		const comment = commentIn(sent.comment);
		checkOpen(tx, row);
		const [by, at] = [e.auth.id, new DateTime().string()];
		row.set("returns", [...returnsOf(row), { id, ...currentText(row), comment, returned_by: by, returned_at: at }]);
		if (isGraded(row)) {
			const changed = { reason: comment, changed_by: by, changed_at: at };
			row.set("grade_changes", [...earlierGrades(row), { id, ...currentGrade(row), ...changed }]);
			for (const field of ["feedback", "graded_by", "graded_at", "graded_text"]) row.set(field, "");
			row.set("grade", 0);
		}
		noteEvent(tx, "returned", row.getString("assignment_id"), row.getString("student_id"));
		e.record = row;
		return null;
	});
};

/** @param {DbRecord} row */
const currentText = (row) => ({
	revision: row.getString("revision"),
	text_body: row.getString("text_body"),
	submitted_at: row.getString("submitted_at"),
	clock_unsure: row.getBool("clock_unsure"),
	received_at: row.getString("received_at"),
});

/**
 * @param {DbRecord} row
 * @param {import("./grades.js").Sent} sent
 * @throws {ApiError} 409 already_graded, given_back, changed_meanwhile
 */
const checkGradeSeen = (row, { seen_grade, replaces }) => {
	const seen = String(seen_grade);
	if (seen === "null") {
		if (isGraded(row)) throw refusal(409, "grade", "already_graded", "This answer has already been graded.");
		// Twice for one text would say nothing that the first time did not.
		if (isGivenBack(row)) throw givenBack();
		checkReturnSeen(row, replaces);
		return;
	}
	// Only a return removes a grade, so somebody gave the answer back.
	if (!isGraded(row)) throw givenBack();
	if (Number(seen) === row.getFloat("grade") && replaces === (earlierGrades(row).at(-1)?.id ?? "")) return;
	throw changedMeanwhile("this grade");
};

/** @param {unknown} text @throws {ApiError} 400 comment_missing */
const commentIn = (text) => {
	const comment = String(text).trim();
	if (isLonger(comment, longestComment) || !isVisible(comment)) {
		throw refusal(400, "comment", "comment_missing", "Please say in a few words what is to be done again.");
	}
	return comment;
};

/** In a course that ended nobody can answer again. @param {App} tx @param {DbRecord} row @throws {ApiError} 400 course_ended */
const checkOpen = (tx, row) => {
	const task = find(tx, "assignments", row.getString("assignment_id"));
	const course = task && find(tx, "courses", task.getString("course_id"));
	if (course?.getString("archived_at") === "") return;
	throw refusal(400, "course_id", "course_ended", "This course has ended.");
};

module.exports = { returnAnswer, checkReturnSeen };
