// @ts-check
// Courses and their assignments, made on a phone and perhaps sent twice.
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { once, find, sameContent } = require(`${__hooks}/lib/replay.js`);
const { isAdmin } = require(`${__hooks}/lib/roles.js`);
const { writtenAt } = require(`${__hooks}/lib/clock.js`);

const unambiguous = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"; // no 0 O, 1 I L: read aloud, copied from a blackboard
const joinCodeLength = 7;

/**
 * Always in a transaction, so a course never stands without its teacher.
 * @param {RecordEvent} e
 */
const createCourse = (e) => {
	keepJoinCode(e);
	return once(e, (tx) => replayed(e, tx, "courses", ["teacher_id", "title", "code", "subject", "grade_level"]));
};

/** @param {RecordEvent} e */
const changeCourse = (e) => {
	keepJoinCode(e);
	return e.next();
};

/** @param {RecordEvent} e the server alone makes join codes */
const keepJoinCode = (e) => {
	if (e.hasSuperuserAuth() || sentTexts(e, ["join_code"]).join_code === undefined) return;
	throw refusal(400, "join_code", "not_yours", "The server makes the join code.");
};

/** @param {RecordEvent} e */
const createAssignment = (e) =>
	once(e, (tx) =>
		replayed(e, tx, "assignments", ["created_by", "course_id", "title", "instructions", "max_points", "due_at"]),
	);

/** @param {RecordEvent} e @param {App} tx @param {string} collection @param {string[]} fields */
const replayed = (e, tx, collection, fields) => {
	const stored = find(tx, collection, e.record.id);
	if (!stored || e.hasSuperuserAuth()) return null;
	if (sameContent(stored, e.record, fields)) return stored;
	throw refusal(409, "id", "id_reused", "This id belongs to something else.");
};

/**
 * Model hook: gives a new course its join code, and its teacher an enrolment. Here and not in the request hook: inside a
 * batch the next entry (the course's first assignment) runs within `e.next()` of the request hook and needs it already.
 * @param {ModelEvent} e
 */
const completeCourse = (e) => {
	if (e.record.getString("join_code") === "") e.record.set("join_code", freeJoinCode(e.app));
	e.next();
	const enrollment = new Record(e.app.findCollectionByNameOrId("enrollments"));
	enrollment.set("user_id", e.record.getString("teacher_id"));
	enrollment.set("course_id", e.record.id);
	enrollment.set("role_in_course", "teacher");
	e.app.save(enrollment);
};

/** @param {App} app @returns {string} */
const freeJoinCode = (app) => {
	const code = $security.randomStringWithAlphabet(joinCodeLength, unambiguous);
	return app.countRecords("courses", $dbx.hashExp({ join_code: code })) > 0 ? freeJoinCode(app) : code;
};

/**
 * Model hook: every assignment says when it was written.
 * @param {ModelEvent} e
 */
const completeAssignment = (e) => {
	e.record.set("written_at", writtenAt(e.record.getDateTime("written_at")));
	e.next();
};

/**
 * Shows the join code to the course's teachers and the admins; it is hidden from everybody else.
 * @param {EnrichEvent} e
 */
const showJoinCode = (e) => {
	const reader = e.requestInfo.auth;
	if (reader && mayInvite(e.app, reader, e.record.id)) e.record.unhide("join_code");
	e.next();
};

/** @param {App} app @param {DbRecord} reader @param {string} courseId */
const mayInvite = (app, reader, courseId) => {
	return isEnrolled(app, reader.id, courseId, "teacher") || isAdmin(app, reader.id);
};

/** @param {App} app @param {string} userId @param {string} courseId @param {string} as */
const isEnrolled = (app, userId, courseId, as) =>
	app.countRecords("enrollments", $dbx.hashExp({ user_id: userId, course_id: courseId, role_in_course: as })) > 0;

module.exports = { createCourse, changeCourse, createAssignment, completeCourse, completeAssignment, showJoinCode };
