// @ts-check
// A grade that was given is changed only with a reason, and what it was stays readable (`grade_changes`). Also in a course
// that ended: a mistake is found when the report is written.
const { isVisible, isLonger } = require(`${__hooks}/lib/letters.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { once } = require(`${__hooks}/lib/replay.js`);
const { checkName } = require(`${__hooks}/lib/names.js`);
const { isGraded, earlierGrades, currentGrade, sameMarks, pointsIn, give } = require(`${__hooks}/lib/grades.js`);

const longestReason = 500;

/**
 * A teacher changes the grade he saw: `change` names the write, `replaces` the last change there was, "" for none. A copy
 * of a change that was accepted is answered with the row as it is now.
 * @param {RecordEvent} e
 * @param {import("./grades.js").Sent} sent
 */
const changeGrade = (e, sent) => {
	const change = String(sent.change);
	const given = { points: pointsIn(sent.grade), feedback: sent.feedback };
	checkName("change", change);
	return once(e, (tx, now) => {
		const stored = now();
		const earlier = earlierGrades(stored);
		const last = earlier.at(-1)?.id ?? "";
		const known = change === last ? sameMarks(currentGrade(stored), given) : earlier.some(({ id }) => id === change);
		if (known) return stored;
		if (!isGraded(stored)) throw refusal(409, "grade", "not_graded", "This answer has not been graded yet.");
		if (sent.replaces !== last || change === last) {
			throw refusal(409, "replaces", "changed_meanwhile", "Somebody changed this grade meanwhile.");
		}
		const entry = { id: change, ...currentGrade(stored), ...why(e, sent.reason) };
		stored.set("grade_changes", [...earlier, entry]);
		give(e, tx, stored, given);
		return null;
	});
};

/** @param {RecordEvent} e @param {unknown} text @throws {ApiError} 400 reason_missing */
const why = (e, text) => {
	const reason = String(text).trim();
	if (isLonger(reason, longestReason) || !isVisible(reason)) {
		throw refusal(400, "reason", "reason_missing", "Please say in a few words why the grade changes.");
	}
	return { reason, changed_by: e.auth.id, changed_at: new DateTime().string() };
};

module.exports = { changeGrade };
