// @ts-check
// What a grade is: points between 0 and the assignment's maximum, in the steps of its course, feedback, who gave it and
// when.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { one } = require(`${__hooks}/lib/sql.js`);

/**
 * @typedef {object} EarlierGrade
 * @property {string} id the mutation that replaced this grade
 * @property {number} grade
 * @property {string} feedback
 * @property {string} graded_by
 * @property {string} graded_at
 * @property {string} reason why it was replaced
 * @property {string} changed_by
 * @property {string} changed_at
 */

/** @typedef {{ points: number, feedback: unknown }} Given */

/**
 * The fields that a teacher's phone sends, before coercion. A first grade: `grade` (a nullFloat), `feedback`,
 * `graded_text`, `returned`. A change: `grade`, `feedback`, `reason`, `replaces`. A return: `comment`, `graded_text`,
 * `seen_grade` (a nullFloat), `replaces`.
 * @typedef {Record<string, unknown>} Sent
 */

/** Whether it has a grade now: one that was given back has none. @param {DbRecord} row of a submission */
const isGraded = (row) => row.getString("graded_at") !== "";

/** @param {DbRecord} row @returns {EarlierGrade[]} the grades before the current one, oldest first */
const earlierGrades = (row) => JSON.parse(row.getString("grade_changes") || "null") ?? [];

/** @param {DbRecord} row of a graded submission */
const currentGrade = (row) => ({
	grade: row.getFloat("grade"),
	feedback: row.getString("feedback"),
	graded_by: row.getString("graded_by"),
	graded_at: row.getString("graded_at"),
});

/** @param {unknown} sent a nullFloat @returns {number} @throws {ApiError} 400 grade_missing */
const pointsIn = (sent) => {
	const text = String(sent);
	if (text === "null") throw refusal(400, "grade", "grade_missing", "Please enter a grade");
	return Number(text);
};

const limits = `SELECT COALESCE((SELECT max_points FROM assignments WHERE id = {:task}), 0) AS max,
	COALESCE((SELECT course.grade_step FROM courses course JOIN assignments task ON task.course_id = course.id
		WHERE task.id = {:task}), '') AS step`;

/**
 * Sets the grade on the row as it is now, and changes nothing else of it.
 * @param {RecordEvent} e of a teacher of the course
 * @param {App} tx
 * @param {DbRecord} stored as read in the transaction
 * @param {Given} given
 * @throws {ApiError} 400 grade_range, grade_step
 */
const give = (e, tx, stored, { points, feedback }) => {
	const found = one(tx, limits, { task: stored.getString("assignment_id") }, { max: 0, step: "" });
	const [max, step] = [found.max || 100, Number(found.step || 1)];
	if (!(points >= 0 && points <= max)) {
		throw refusal(400, "grade", "grade_range", `Grade must be between 0 and ${max}`);
	}
	if (!Number.isInteger(points / step)) {
		throw refusal(400, "grade", "grade_step", step === 1 ? "Whole numbers only" : `Steps of ${step} only`);
	}
	stored.set("grade", points);
	stored.set("feedback", feedback);
	stored.set("graded_by", e.auth.id);
	stored.set("graded_at", new DateTime());
	e.record = stored;
};

module.exports = { isGraded, earlierGrades, currentGrade, pointsIn, give };
