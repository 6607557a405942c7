// @ts-check
// A grade: given once, for the words the teacher saw, between 0 and the assignment's points.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { once, find } = require(`${__hooks}/lib/replay.js`);

/**
 * A teacher grades the text he saw (`graded_text` is its hash), once. The same grade again by the same person: answered
 * with the stored row.
 * @param {RecordEvent} e
 */
const grade = (e) => {
	const sent = typed(e, { grade: nullFloat(), feedback: "", graded_text: "" });
	const points = String(sent.grade) === "null" ? null : Number(String(sent.grade));
	if (points === null) throw refusal(400, "grade", "grade_missing", "Please enter a grade");
	const row = e.record;
	return once(e, (tx) => {
		const stored = tx.findRecordById("submissions", row.id);
		if (isGraded(stored)) {
			if (sameGrade(stored, points, sent.feedback, e.auth.id)) return stored;
			throw refusal(409, "grade", "already_graded", "This answer has already been graded.");
		}
		const seen = $security.sha256(stored.getString("text_body"));
		if (sent.graded_text !== seen) {
			throw refusal(409, "graded_text", "text_changed", "The student has changed this answer.");
		}
		checkPoints(tx, stored, points);
		row.set("grade", points);
		row.set("feedback", sent.feedback);
		row.set("graded_by", e.auth.id);
		row.set("graded_at", new DateTime());
		row.set("graded_text", seen);
		return null;
	});
};

/** @param {DbRecord} row */
const isGraded = (row) => row.getString("graded_at") !== "";

/** @param {DbRecord} stored @param {number} points @param {unknown} feedback @param {string} by */
const sameGrade = (stored, points, feedback, by) =>
	stored.getInt("grade") === points &&
	stored.getString("feedback") === feedback &&
	stored.getString("graded_by") === by;

/** @param {App} tx @param {DbRecord} row @param {number} points */
const checkPoints = (tx, row, points) => {
	const task = find(tx, "assignments", row.getString("assignment_id"));
	const max = task?.getInt("max_points") || 100;
	if (Number.isInteger(points) && points >= 0 && points <= max) return;
	throw refusal(400, "grade", "grade_range", `Grade must be between 0 and ${max}`);
};

module.exports = { grade, isGraded };
