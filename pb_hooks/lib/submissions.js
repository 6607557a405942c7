// @ts-check
// The life of an answer: handed in once, replaced until graded, graded once. Whoever may touch a row at all is decided
// by the collection's rules; here stands what a replay must get past, so it is asked inside the write transaction.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { once, find } = require(`${__hooks}/lib/replay.js`);
const { submittedAt } = require(`${__hooks}/lib/clock.js`);

const longest = 20000;

/**
 * A student hands in. Equal to what is stored already (same id, author, assignment, text): answered with the stored row,
 * also after an unenrolment.
 * @param {RecordEvent} e
 */
const submit = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	typed(e, { text_body: "" });
	const sent = e.record;
	return once(e, (tx) => {
		const stored = find(tx, "submissions", sent.id) || earlier(tx, sent);
		if (stored) return sameAnswer(stored, sent) ? stored : handedInBefore(stored, sent);
		checkText(sent.getString("text_body"));
		receive(sent, studiedAssignment(tx, sent));
		return null;
	});
};

/**
 * A person changes a submission: its student the text, a teacher the grade.
 * @param {RecordEvent} e
 */
const change = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	return e.record.getString("student_id") === e.auth.id ? replace(e) : grade(e);
};

/**
 * The text replaces exactly the one the student saw (`replaced_text` is its hash): a late copy of an older replace
 * changes nothing.
 * @param {RecordEvent} e
 */
const replace = (e) => {
	const { replaced_text } = typed(e, { text_body: "", replaced_text: "" });
	const sent = e.record;
	return once(e, (tx) => {
		const stored = tx.findRecordById("submissions", sent.id);
		const text = stored.getString("text_body");
		if (text === sent.getString("text_body")) return stored;
		if (isGraded(stored)) throw refusal(409, "text_body", "already_graded", "This answer has already been graded.");
		if (replaced_text !== $security.sha256(text)) {
			throw refusal(409, "replaced_text", "answer_changed", "This answer was changed on another device.");
		}
		checkText(sent.getString("text_body"));
		receive(sent, studiedAssignment(tx, sent));
		return null;
	});
};

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

/** @param {App} tx @param {DbRecord} sent @returns {DbRecord | null} what this student handed in for this assignment */
const earlier = (tx, sent) => {
	try {
		return tx.findFirstRecordByFilter("submissions", "assignment_id = {:assignment} && student_id = {:student}", {
			assignment: sent.getString("assignment_id"),
			student: sent.getString("student_id"),
		});
	} catch (_) {
		return null;
	}
};

/** @param {DbRecord} stored @param {DbRecord} sent */
const sameWork = (stored, sent) =>
	stored.getString("student_id") === sent.getString("student_id") &&
	stored.getString("assignment_id") === sent.getString("assignment_id");

/** @param {DbRecord} stored @param {DbRecord} sent */
const sameAnswer = (stored, sent) =>
	stored.id === sent.id && sameWork(stored, sent) && stored.getString("text_body") === sent.getString("text_body");

/** @param {DbRecord} stored @param {DbRecord} sent @returns {never} */
const handedInBefore = (stored, sent) => {
	if (sameWork(stored, sent)) {
		throw refusal(409, "assignment_id", "already_submitted", "An answer to this assignment was already handed in.");
	}
	throw refusal(409, "id", "id_reused", "This id belongs to something else.");
};

/** @param {string} text */
const checkText = (text) => {
	const letters = text.trim();
	if (letters === "") throw refusal(400, "text_body", "empty_text", "Please enter your submission");
	if (letters.length > longest && Array.from(letters).length > longest) {
		throw refusal(400, "text_body", "text_too_long", "An answer has at most 20,000 characters.");
	}
};

/** @param {App} tx @param {DbRecord} row @param {number} points */
const checkPoints = (tx, row, points) => {
	const task = find(tx, "assignments", row.getString("assignment_id"));
	const max = task?.getInt("max_points") || 100;
	if (Number.isInteger(points) && points >= 0 && points <= max) return;
	throw refusal(400, "grade", "grade_range", `Grade must be between 0 and ${max}`);
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

module.exports = { submit, change };
