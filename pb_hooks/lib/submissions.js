// @ts-check
// The life of an answer: handed in once, replaced until graded (and graded once: grading.js). Whoever may touch a row at all is decided
// by the collection's rules; here stands what a replay must get past, so it is asked inside the write transaction.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { once, find, sameContent } = require(`${__hooks}/lib/replay.js`);
const { grade, isGraded } = require(`${__hooks}/lib/grading.js`);
const { submittedAt } = require(`${__hooks}/lib/clock.js`);

const longest = 20000;
const mostRemembered = 1200; // revisions of 15 letters, to fit the column

/**
 * A student hands in. A write that is known already (same id, author, assignment and revision): answered with the stored
 * row, also after an unenrolment.
 * @param {RecordEvent} e
 */
const submit = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	checkName(typed(e, { text_body: "", revision: "" }).revision);
	const sent = e.record;
	return once(e, (tx) => {
		const stored = find(tx, "submissions", sent.id);
		if (stored && sameWork(stored, sent) && isKnown(stored, sent)) return stored;
		if (stored) throw refusal(409, "id", "id_reused", "This id belongs to something else.");
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
	return e.record.getString("student_id") === e.auth.id ? replace(e) : grade(e);
};

/**
 * The text replaces exactly the one the student saw (`replaces` is its revision). A revision the row knows is a late copy
 * of a write that was accepted: answered with the stored row, also when graded since.
 * @param {RecordEvent} e
 */
const replace = (e) => {
	const { revision, replaces } = typed(e, { text_body: "", revision: "", replaces: "" });
	checkName(revision);
	const sent = e.record;
	return once(e, (tx) => {
		const stored = tx.findRecordById("submissions", sent.id);
		const now = stored.getString("revision");
		if (isKnown(stored, sent)) return stored;
		if (isGraded(stored)) throw refusal(409, "text_body", "already_graded", "This answer has already been graded.");
		if (replaces !== now || revision === now) {
			throw refusal(409, "replaces", "answer_changed", "This answer was changed on another device.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, studiedAssignment(tx, sent));
		sent.set("earlier_revisions", [...earlier(stored), now].slice(-mostRemembered).join(" "));
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

/** @param {DbRecord} stored @returns {string[]} the revisions before the current one, oldest first */
const earlier = (stored) => stored.getString("earlier_revisions").split(" ").filter(Boolean);

/** @param {DbRecord} stored @param {DbRecord} sent @returns {boolean} whether this very write was accepted before */
const isKnown = (stored, sent) => {
	const revision = sent.getString("revision");
	if (revision === stored.getString("revision")) return sameContent(stored, sent, ["text_body"]);
	return earlier(stored).includes(revision);
};

/** @param {unknown} revision */
const checkName = (revision) => {
	if (revision === "") throw refusal(400, "revision", "validation_required", "This write has no name.");
};

/** @param {string} text */
const checkText = (text) => {
	const letters = text.trim();
	if (letters === "") throw refusal(400, "text_body", "empty_text", "Please enter your submission");
	if (letters.length > longest && Array.from(letters).length > longest) {
		throw refusal(400, "text_body", "text_too_long", "An answer has at most 20,000 characters.");
	}
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
