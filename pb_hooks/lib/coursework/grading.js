// @ts-check
// The first grade, given once, for the text that the teacher saw. (One that was given back has none any more.)
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { noteEvent } = require(`${__hooks}/lib/notices/events.js`);
const { isGraded, pointsIn, give } = require(`${__hooks}/lib/coursework/grades.js`);
const { checkReturnSeen } = require(`${__hooks}/lib/coursework/returning.js`);

/**
 * A teacher grades, once, the text they saw (`graded_text` is its hash), and knew of the last time it was given back
 * (`returned`).
 * @param {RecordEvent} e
 * @param {import("./grades.js").Sent} sent
 */
const grade = (e, sent) => {
	const mutation = { name: "gradeSubmission", args: ["grade", "feedback", "graded_text", "returned"] };
	return once(e, mutation, (tx, { stored }) => {
		const given = { points: pointsIn(sent.grade), feedback: sent.feedback };
		const row = stored();
		if (isGraded(row)) throw refusal(409, "grade", "already_graded", "This answer has already been graded.");
		const seen = $security.sha256(row.getString("text_body"));
		if (sent.graded_text !== seen) {
			throw refusal(409, "graded_text", "text_changed", "The student has changed this answer.");
		}
		checkReturnSeen(row, sent.returned);
		row.set("graded_text", seen);
		give(e, tx, row, given);
		noteEvent(tx, "graded", row.getString("assignment_id"), row.getString("student_id"));
		return null;
	});
};

module.exports = { grade };
