// @ts-check
// The life of an answer: handed in once, replaced until graded (grading.js, regrading.js). Whoever may touch a row at all
// is decided by the collection's rules; here stands what a replay must get past, so it is asked inside the transaction.
const { isVisible, isLonger } = require(`${__hooks}/lib/letters.js`);
const { refusal, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { once, find, sameContent, idReused } = require(`${__hooks}/lib/replay.js`);
const { checkName, isKnown, isNext, writeOver } = require(`${__hooks}/lib/names.js`);
const { isGraded } = require(`${__hooks}/lib/grades.js`);
const { grade } = require(`${__hooks}/lib/grading.js`);
const { changeGrade } = require(`${__hooks}/lib/regrading.js`);
const { submittedAt } = require(`${__hooks}/lib/clock.js`);

const longest = 20000;
const words = ["text_body"];
const received = ["submitted_at", "clock_unsure", "received_at"];

/**
 * A student hands in. A write that is known already (same id, author, assignment and revision): answered with the stored
 * row, also after an unenrolment.
 * @param {RecordEvent} e
 */
const submit = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	checkName("revision", typed(e, { text_body: "", revision: "" }).revision);
	const sent = e.record;
	return once(e, (tx) => {
		const stored = find(tx, "submissions", sent.id);
		if (stored && sameWork(stored, sent) && isKnown(stored, sent, words)) return stored;
		if (stored) throw idReused();
		if (handedIn(tx, sent)) {
			throw refusal(409, "assignment_id", "already_submitted", "An answer to this assignment was already handed in.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, studiedAssignment(tx, sent));
		return null;
	});
};

/**
 * Model hook: every text has the name of its write, also one no phone wrote.
 * @param {ModelEvent} e
 */
const complete = (e) => {
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
	if (e.hasSuperuserAuth()) return e.next();
	if (e.record.getString("student_id") === e.auth.id) return replace(e);
	return sentTexts(e, ["change"]).change === undefined ? grade(e) : changeGrade(e);
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
	return once(e, (tx) => {
		const stored = tx.findRecordById("submissions", sent.id);
		if (isKnown(stored, sent, words)) return stored;
		if (isGraded(stored)) throw refusal(409, "text_body", "already_graded", "This answer has already been graded.");
		if (!isNext(stored, sent, replaces)) {
			throw refusal(409, "replaces", "answer_changed", "This answer was changed on another device.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, studiedAssignment(tx, sent));
		writeOver(e, stored, [...words, ...received]);
		return null;
	});
};

/** @param {App} tx @param {DbRecord} sent @returns {boolean} whether this student has an answer to this assignment */
const handedIn = (tx, sent) =>
	tx.countRecords(
		"submissions",
		$dbx.hashExp({ assignment_id: sent.getString("assignment_id"), student_id: sent.getString("student_id") }),
	) > 0;

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
 * The assignment, when its course goes on and this person studies in it.
 * @param {App} tx @param {DbRecord} sent @returns {DbRecord}
 * @throws {ApiError} 400 not_enrolled
 */
const studiedAssignment = (tx, sent) => {
	const task = find(tx, "assignments", sent.getString("assignment_id"));
	const course = task && find(tx, "courses", task.getString("course_id"));
	const enrolled =
		course &&
		course.getString("archived_at") === "" &&
		tx.countRecords(
			"enrollments",
			$dbx.hashExp({ user_id: sent.getString("student_id"), course_id: course.id, role_in_course: "student" }),
		) > 0;
	if (task && enrolled) return task;
	throw refusal(400, "assignment_id", "not_enrolled", "You are not enrolled in this course.");
};

/** @param {DbRecord} sent @param {DbRecord} task */
const receive = (sent, task) => {
	const { at, unsure } = submittedAt(sent.getDateTime("submitted_at"), task.getDateTime("written_at"));
	sent.set("submitted_at", at);
	sent.set("clock_unsure", unsure || sent.getBool("clock_unsure"));
	sent.set("received_at", new DateTime());
};

module.exports = { submit, change, complete };
