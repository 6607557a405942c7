// @ts-check
// The life of an answer: handed in once, replaced until graded (grading.js, regrading.js). Whoever may touch a row at all
// is decided by the collection's rules; here stands what a replay must get past, so it is asked inside the transaction.
const { isVisible, isLonger } = require(`${__hooks}/lib/letters.js`);
const { refusal, typed, unsent } = require(`${__hooks}/lib/refuse.js`);
const { once, writeChanged, sameContent, idReused } = require(`${__hooks}/lib/replay.js`);
const { checkName, isKnown, isNext, writeOver } = require(`${__hooks}/lib/names.js`);
const { isGraded } = require(`${__hooks}/lib/grades.js`);
const { grade } = require(`${__hooks}/lib/grading.js`);
const { changeGrade } = require(`${__hooks}/lib/regrading.js`);
const { submittedAt } = require(`${__hooks}/lib/clock.js`);
const { one } = require(`${__hooks}/lib/sql.js`);
const { checkAsNow } = require(`${__hooks}/lib/still.js`);

const longest = 20000;
const words = ["text_body"];
const received = ["submitted_at", "clock_unsure", "received_at"];

/**
 * A student hands in. A write that is known already (same id, author, assignment and revision): answered with the stored
 * row, also after an unenrolment.
 * @param {RecordEvent} e
 */
const submit = (e) => {
	if (e.hasSuperuserAuth()) return submitPastTheRules(e);
	checkName("revision", typed(e, { text_body: "", revision: "" }).revision);
	const sent = e.record;
	const about = { id: sent.id, task: sent.getString("assignment_id"), student: sent.getString("student_id") };
	const decide = (/** @type {App} */ tx) => {
		const found = one(tx, placeOf, about, place);
		checkAsNow(e.auth, found);
		if (found.known) {
			const stored = tx.findRecordById("submissions", sent.id);
			if (sameWork(stored, sent) && isKnown(stored, sent, words)) return stored;
			throw idReused();
		}
		if (found.handed_in) {
			throw refusal(409, "assignment_id", "already_submitted", "An answer to this assignment was already handed in.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, found.written_at);
		return null;
	};
	return once(e, decide, { welcome: true });
};

/**
 * Every text has the name of its write and a time of arrival, also one no phone wrote.
 * @param {RecordEvent} e
 */
const submitPastTheRules = (e) => {
	if (e.record.getString("revision") === "") e.record.set("revision", newName());
	if (e.record.getString("received_at") === "") e.record.set("received_at", new DateTime());
	e.next();
};

const newName = () => $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789");

/**
 * A person changes a submission: its student the text, a teacher the grade.
 * @param {RecordEvent} e
 */
const change = (e) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	if (e.record.getString("student_id") === e.auth.id) return replace(e);
	const first = { grade: nullFloat(), feedback: "", graded_text: "", grade_name: "" };
	const sent = typed(e, { ...first, reason: "", change: unsent, replaces: "" });
	return sent.change === unsent ? grade(e, sent) : changeGrade(e, sent);
};

/**
 * The text replaces exactly the one the student saw (`replaces` is its revision). A revision the row knows is a late copy
 * of a write that was accepted: answered with the stored row, also when graded since.
 * @param {RecordEvent} e
 */
const replace = (e) => {
	const { revision, replaces } = typed(e, { text_body: "", revision: "", replaces: "" });
	checkName("revision", revision);
	const sent = e.record;
	const decide = (/** @type {App} */ tx, /** @type {() => DbRecord} */ now) => {
		const stored = now();
		if (isKnown(stored, sent, words)) return stored;
		if (isGraded(stored)) throw refusal(409, "text_body", "already_graded", "This answer has already been graded.");
		if (!isNext(stored, sent, replaces)) {
			throw refusal(409, "replaces", "answer_changed", "This answer was changed on another device.");
		}
		checkText(sent.getString("text_body"));
		const about = { id: "", task: stored.getString("assignment_id"), student: stored.getString("student_id") };
		const found = one(tx, placeOf, about, place);
		checkAsNow(e.auth, found);
		receive(sent, found.written_at);
		writeOver(e, stored, [...words, ...received]);
		return null;
	};
	return once(e, decide, { welcome: true });
};

/**
 * All that writing an answer depends on, in one question: whether a row has its id, whether this student has handed in
 * for this assignment, when that was written, if its course goes on and the student is in it ("" if not), and the account
 * as it is now.
 */
const placeOf = `SELECT EXISTS (SELECT 1 FROM submissions WHERE id = {:id}) AS known,
	EXISTS (SELECT 1 FROM submissions WHERE student_id = {:student} AND assignment_id = {:task}) AS handed_in,
	COALESCE((SELECT task.written_at FROM assignments task
		JOIN courses course ON course.id = task.course_id AND course.archived_at = ''
		JOIN enrollments place ON place.course_id = course.id AND place.user_id = {:student} AND place.role_in_course = 'student'
		WHERE task.id = {:task}), '') AS written_at,
	COALESCE((SELECT tokenKey FROM users WHERE id = {:student}), '') AS tokenKey,
	COALESCE((SELECT blocked_at FROM users WHERE id = {:student}), '') AS blocked_at`;
const place = { known: 0, handed_in: 0, written_at: "", tokenKey: "", blocked_at: "" };

/** @param {DbRecord} stored @param {DbRecord} sent */
const sameWork = (stored, sent) => sameContent(stored, sent, ["student_id", "assignment_id"]);

/** @param {string} text */
const checkText = (text) => {
	if (isLonger(text.trim(), longest)) {
		throw refusal(400, "text_body", "text_too_long", "An answer has at most 20,000 characters.");
	}
	if (!isVisible(text)) throw refusal(400, "text_body", "empty_text", "Please enter your submission");
};

/**
 * @param {DbRecord} sent
 * @param {string} written when the assignment was; "" when this person does not study in a course that goes on
 * @throws {ApiError} 400 not_enrolled
 */
const receive = (sent, written) => {
	if (written === "") throw refusal(400, "assignment_id", "not_enrolled", "You are not enrolled in this course.");
	const { at, unsure } = submittedAt(sent.getDateTime("submitted_at"), new DateTime(written));
	sent.set("submitted_at", at);
	sent.set("clock_unsure", unsure || sent.getBool("clock_unsure"));
	sent.set("received_at", new DateTime());
};

module.exports = { submit, change };
