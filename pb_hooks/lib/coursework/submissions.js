// @ts-check
// The life of a submission: handed in once, replaced until it is graded (grading.js, regrading.js), and again when it was
// given back (returning.js). The collection's rules decide who may touch a row. The checks here would refuse a repeated
// write, so they run inside the transaction, after the ledger.
const { isVisible, isLonger } = require(`${__hooks}/lib/characters.js`);
const { refusal, typed, unsent } = require(`${__hooks}/lib/refuse.js`);
const { writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { make, edit } = require(`${__hooks}/lib/coursework/edits.js`);
const { isGraded } = require(`${__hooks}/lib/coursework/grades.js`);
const { grade } = require(`${__hooks}/lib/coursework/grading.js`);
const { changeGrade } = require(`${__hooks}/lib/coursework/regrading.js`);
const { returnAnswer } = require(`${__hooks}/lib/coursework/returning.js`);
const { submittedAt } = require(`${__hooks}/lib/clock.js`);

const longest = 20000;

/**
 * SQL: when the assignment was written, if it is there, it is shown, and the student is in its course; else "". Also
 * when the course has ended: the student may not have known it.
 */
const written = `COALESCE((SELECT task.written_at FROM assignments task
	JOIN enrollments place ON place.course_id = task.course_id AND place.user_id = {:student} AND place.role_in_course = 'student'
	WHERE task.id = {:task} AND task.status <> 'deleted' AND task.scheduled = FALSE), '') AS written_at`;

const handedIn =
	"EXISTS (SELECT 1 FROM submissions WHERE student_id = {:student} AND assignment_id = {:task}) AS handed_in";

/** @type {import("./edits.js").Kind} */
const kind = {
	makes: "submitAssignment",
	edits: "replaceAnswer",
	fixed: ["assignment_id", "student_id"],
	decided: ["submitted_at", "clock_unsure", "received_at"],
	// The rules keep a student from naming another assignment or student in an edit, so the row's own are used.
	also: ({ record }) => ({
		columns: [written, handedIn],
		values: { task: record.getString("assignment_id"), student: record.getString("student_id") },
		shape: { written_at: "", handed_in: 0 },
	}),
	check: (_, sent, stored, found) => {
		if (stored && isGraded(stored)) {
			throw refusal(409, "text_body", "already_graded", "This answer has already been graded.");
		}
		if (!stored && found.handed_in) {
			throw refusal(409, "assignment_id", "already_submitted", "An answer to this assignment was already handed in.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, String(found.written_at));
	},
	conflict: () => refusal(409, "replaces", "answer_changed", "This answer was changed on another device."),
};

/**
 * A student hands in. A superuser's row gets what every submission has: a revision and a time of arrival.
 * @param {RecordEvent} e
 */
const submit = (e) => {
	if (!e.hasSuperuserAuth()) {
		typed(e, { text_body: "" });
		return make(e, kind);
	}
	if (e.record.getString("revision") === "") e.record.set("revision", newId());
	if (e.record.getString("received_at") === "") e.record.set("received_at", new DateTime());
	e.next();
};

/**
 * A person changes a submission: its student the text, a teacher the grade. A changed grade comes with a reason, an answer
 * that is given back with a comment, a first grade with neither.
 * @param {RecordEvent} e
 */
const change = (e) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	if (e.record.getString("student_id") === e.auth.id) {
		typed(e, { text_body: "" });
		return edit(e, kind);
	}
	const words = { feedback: "", graded_text: "", returned: "", reason: unsent, comment: unsent, replaces: "" };
	const sent = typed(e, { grade: nullFloat(), seen_grade: nullFloat(), ...words });
	if (sent.comment !== unsent) return returnAnswer(e, sent);
	return sent.reason === unsent ? grade(e, sent) : changeGrade(e, sent);
};

/** @param {string} text @throws {ApiError} 400 text_too_long, empty_text */
const checkText = (text) => {
	if (isLonger(text.trim(), longest)) {
		throw refusal(400, "text_body", "text_too_long", "An answer can have at most 20,000 characters.");
	}
	if (!isVisible(text)) throw refusal(400, "text_body", "empty_text", "Please enter your submission");
};

/**
 * Sets when it was submitted, as far as the phone's clock can be believed, and when it arrived.
 * @param {DbRecord} sent
 * @param {string} writtenAt when the assignment was written; "" when the student is not in its course
 * @throws {ApiError} 400 not_enrolled
 */
const receive = (sent, writtenAt) => {
	if (writtenAt === "") throw refusal(400, "assignment_id", "not_enrolled", "You are not enrolled in this course.");
	const { at, unsure } = submittedAt(sent.getDateTime("submitted_at"), new DateTime(writtenAt));
	sent.set("submitted_at", at);
	sent.set("clock_unsure", unsure || sent.getBool("clock_unsure"));
	sent.set("received_at", new DateTime());
};

module.exports = { submit, change };
