// @ts-check
// The first grade: given once, for the words the teacher saw.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { once } = require(`${__hooks}/lib/replay.js`);
const { checkName } = require(`${__hooks}/lib/names.js`);
const { isGraded, earlierGrades, currentGrade, sameMarks, pointsIn, give } = require(`${__hooks}/lib/grades.js`);

/**
 * A teacher grades the text he saw (`graded_text` is its hash), once. The same grade again by the same person: answered
 * with the stored row, also when it was changed since. `grade_name` names the write; older versions of the app send none.
 * @param {RecordEvent} e
 * @param {import("./grades.js").Sent} sent
 */
const grade = (e, sent) => {
	if (sent.grade_name !== "") checkName("grade_name", sent.grade_name);
	const given = { points: pointsIn(sent.grade), feedback: sent.feedback };
	return once(e, (tx, now) => {
		const stored = now();
		if (isGraded(stored)) {
			if (wasGiven(stored, given, e.auth.id)) return stored;
			throw refusal(409, "grade", "already_graded", "This answer has already been graded.");
		}
		const seen = $security.sha256(stored.getString("text_body"));
		if (sent.graded_text !== seen) {
			throw refusal(409, "graded_text", "text_changed", "The student has changed this answer.");
		}
		stored.set("graded_text", seen);
		stored.set("grade_name", sent.grade_name);
		give(e, tx, stored, given);
		return null;
	});
};

/** @param {DbRecord} stored @param {import("./grades.js").Given} given @param {string} by */
const wasGiven = (stored, given, by) =>
	[...earlierGrades(stored), currentGrade(stored)].some((one) => one.graded_by === by && sameMarks(one, given));

module.exports = { grade };
