// @ts-check
// Courses: created, edited, ended and brought back on a phone, and perhaps sent twice. Nobody comes into a course that ended
// (`archived_at`), and no new assignment. Whatever its people wrote in it still arrives, because a phone may have been
// without a network when it ended: answers, grades, changed words, and assignments that were written before.
const { refusal, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { make, edit } = require(`${__hooks}/lib/coursework/edits.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { checkDates, writtenAt } = require(`${__hooks}/lib/clock.js`);
const { isActive } = require(`${__hooks}/lib/accounts/account-status.js`);
const { recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { isAdmin, teaches } = require(`${__hooks}/lib/accounts/roles.js`);
const { freeJoinCode, renew } = require(`${__hooks}/lib/coursework/join-codes.js`);

/**
 * @param {DbRecord | null} course
 * @param {PocketDate} [written] when what is put into it was written; without it, now
 * @throws {ApiError} 400 course_ended
 */
const checkGoesOn = (course, written = new DateTime()) => {
	const ended = course?.getDateTime("archived_at");
	if (ended?.isZero() || (ended && !written.after(ended))) return;
	throw refusal(400, "course_id", "course_ended", "This course has ended.");
};

const kind = {
	makes: "createCourse",
	edits: "editCourse",
	fixed: ["teacher_id"],
	apart: ["archived_at"],
	/** @param {App} _ @param {DbRecord} sent */
	check: (_, sent) => {
		checkLine("title", sent.getString("title"), 200, "Cannot be blank.");
		checkLine("code", sent.getString("code"), 40, "Cannot be blank.");
		checkLine("subject", sent.getString("subject"), 80);
	},
};

/**
 * Always in a transaction, so that no course exists without its teacher.
 * @param {RecordEvent} e
 */
const createCourse = (e) => {
	keepCodes(e);
	return make(e, kind);
};

/**
 * Record request: changes the words of a course or, when the body has `archived_at`, ends or reopens it.
 * @param {RecordEvent} e
 */
const editCourse = (e) => {
	keepCodes(e);
	if (e.hasSuperuserAuth() || !("archived_at" in e.requestInfo().body)) return edit(e, kind);
	return archiveCourse(e);
};

/**
 * Ends a course, or brings it back when no time is sent. One that has ended keeps the time at which it did: what was written
 * in it until then is taken.
 * @param {RecordEvent} e
 */
const archiveCourse = (e) => {
	checkDates(e, ["archived_at"]);
	const sent = e.record.getDateTime("archived_at");
	const name = sent.isZero() ? "restoreCourse" : "archiveCourse";
	return once(e, { name, args: ["archived_at"] }, (_, { stored }) => {
		const row = stored();
		if (sent.isZero()) row.set("archived_at", "");
		else if (row.getString("archived_at") === "") row.set("archived_at", writtenAt(sent));
		e.record = row;
		return null;
	});
};

/** @param {RecordEvent} e Refuses join codes from a client: only the server makes them. */
const keepCodes = (e) => {
	if (e.hasSuperuserAuth()) return;
	const [sent] = Object.keys(sentTexts(e, ["join_code", "former_codes"]));
	if (sent) throw refusal(400, sent, "not_yours", "The server makes the join code.");
};

/**
 * Model hook: gives a new course its join code, a revision if no phone created it, and the enrollment of its teacher. This
 * cannot wait for the request hook: inside a batch the next entry (the course's first assignment) runs within `e.next()`
 * of the request hook and needs the enrollment already.
 * @param {ModelEvent} e
 */
const completeCourse = (e) => {
	if (e.record.getString("join_code") === "") e.record.set("join_code", freeJoinCode(e.app));
	if (e.record.getString("revision") === "") e.record.set("revision", newId());
	e.next();
	const enrollment = new Record(e.app.findCollectionByNameOrId("enrollments"));
	enrollment.set("user_id", e.record.getString("teacher_id"));
	enrollment.set("course_id", e.record.id);
	enrollment.set("role_in_course", "teacher");
	e.app.save(enrollment);
};

/**
 * POST /api/lead/new-code {course_id}: replaces a join code that too many people know. Answers the course.
 * @param {RequestEvent} e
 */
const renewCode = (e) => {
	const courseId = String(typed(e, { course_id: "" }).course_id);
	/** @type {{ row: DbRecord | null }} */
	const done = { row: null };
	e.app.runInTransaction((tx) => {
		// No code in this refusal: the phone then does the handshake, which reports the account's status.
		if (!isActive(recheckAccount(tx, e.auth))) throw new ForbiddenError("", null);
		const course = find(tx, "courses", courseId);
		if (!course || !teaches(tx, e.auth.id, courseId)) {
			throw refusal(403, "course_id", "not_yours", "Only a teacher of this course can renew its code.");
		}
		checkGoesOn(course);
		renew(tx, course);
		tx.save(course);
		done.row = course;
	});
	if (!done.row) return;
	$apis.enrichRecord(e, done.row);
	return e.json(200, done.row);
};

/**
 * Shows the join code to the course's teachers and the admins; it is hidden from everybody else.
 * @param {EnrichEvent} e
 */
const showJoinCode = (e) => {
	const reader = e.requestInfo.auth;
	if (reader && (teaches(e.app, reader.id, e.record.id) || isAdmin(e.app, reader.id))) e.record.unhide("join_code");
	e.next();
};

module.exports = { checkGoesOn, createCourse, editCourse, completeCourse, renewCode, showJoinCode };
