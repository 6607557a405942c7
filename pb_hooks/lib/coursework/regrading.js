// @ts-check
// A grade is changed only with a reason, unless it is corrected at once (corrections.js), and the earlier one stays readable
// (`grade_changes`). This is possible in a course that ended, too: mistakes are found when reports are written.
const { isVisible, isLonger } = require(`${__hooks}/lib/characters.js`);
const { refusal, changedMeanwhile } = require(`${__hooks}/lib/refuse.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { isCorrectable } = require(`${__hooks}/lib/coursework/corrections.js`);
const { noteEvent } = require(`${__hooks}/lib/notices/events.js`);
const { isGraded, earlierGrades, currentGrade, pointsIn, give } = require(`${__hooks}/lib/coursework/grades.js`);

const longestReason = 500; // characters

/**
 * A teacher changes the grade they saw: `replaces` is the id of the last change at that time, "" for none. The id of a
 * change is the id of its mutation.
 * @param {RecordEvent} e
 * @param {import("./grades.js").Sent} sent
 */
const changeGrade = (e, sent) => {
	const mutation = { name: "changeGrade", args: ["grade", "feedback", "reason", "replaces"] };
	return once(e, mutation, (tx, { id, stored }) => {
		const given = { points: pointsIn(sent.grade), feedback: sent.feedback };
		const row = stored();
		if (!isGraded(row)) throw refusal(409, "grade", "not_graded", "This answer has not been graded yet.");
		const earlier = earlierGrades(row);
		if (sent.replaces !== (earlier.at(-1)?.id ?? "")) throw changedMeanwhile("this grade");
		const silent = sent.reason === "" && isCorrectable(e, tx, row, earlier);
		const reason = silent ? "" : reasonIn(sent.reason);
		const changed = { reason, changed_by: e.auth.id, changed_at: new DateTime().string() };
		row.set("grade_changes", [...earlier, { id, ...currentGrade(row), ...changed }]);
		give(e, tx, row, given);
		// Of a silent correction its student must not even hear that there was one.
		if (!silent) noteEvent(tx, "graded", row.getString("assignment_id"), row.getString("student_id"));
		return null;
	});
};

/** @param {unknown} text @throws {ApiError} 400 reason_missing */
const reasonIn = (text) => {
	const reason = String(text).trim();
	if (isLonger(reason, longestReason) || !isVisible(reason)) {
		throw refusal(400, "reason", "reason_missing", "Please say in a few words why you are changing the grade.");
	}
	return reason;
};

module.exports = { changeGrade };
