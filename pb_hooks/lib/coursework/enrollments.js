// @ts-check
// Who is in a course. Only approved people can enter: students as students, and teachers, put in by an admin, as
// teachers. A person who is in the course already keeps their enrollment and its role. Removing a student deletes no
// submission: nothing cascades from an enrollment, and the work reappears when the student is back in the course.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { decideAndWrite, inTransaction, find } = require(`${__hooks}/lib/record-writes.js`);
const { idReused } = require(`${__hooks}/lib/ids.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { isAdmin, roleOf } = require(`${__hooks}/lib/accounts/roles.js`);
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { rows, one } = require(`${__hooks}/lib/sql.js`);

/**
 * Enrolling by the record API, open by rule to the course's teachers and admins, under the same conditions as joining. An
 * admin's page posts it while there is a network, so it is no mutation of the ledger: a repeated request is answered with the
 * enrollment that the first one made.
 * @param {RecordEvent} e
 */
const create = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	return decideAndWrite(e, (tx) => {
		const [userId, courseId] = [e.record.getString("user_id"), e.record.getString("course_id")];
		const as = e.record.getString("role_in_course");
		if (as === "teacher") stillAdmin(tx, e.auth.id);
		const there = enrollmentOf(tx, userId, courseId);
		if (there && (as === "student" || there.getString("role_in_course") === as)) return there;
		if (there) return promoted(tx, e, there);
		if (find(tx, "enrollments", e.record.id)) throw idReused();
		const wrong = objection(tx, userId, "user_id", as);
		if (wrong) throw wrong;
		checkGoesOn(find(tx, "courses", courseId));
		e.record.set("joined_at", "");
		noteAdmin(tx, e.auth.id, e.record, "added");
		return null;
	});
};

/**
 * A student of the course who is a teacher of the centre by now.
 * @param {App} tx
 * @param {RecordEvent} e
 * @param {DbRecord} enrollment
 */
const promoted = (tx, e, enrollment) => {
	const wrong = objection(tx, enrollment.getString("user_id"), "user_id", "teacher");
	if (wrong) throw wrong;
	checkGoesOn(find(tx, "courses", enrollment.getString("course_id")));
	enrollment.set("role_in_course", "teacher");
	tx.save(enrollment);
	noteAdmin(tx, e.auth.id, enrollment, "added");
	return enrollment;
};

/**
 * Model hook: who comes into a course comes now, but a student who was taken out of it and comes back joined when they came
 * first. Else their graded work would be "given before they joined", and count no more. Only a superuser gives another time.
 * @param {ModelEvent} e
 */
const complete = (e) => {
	const { record } = e;
	if (record.getString("joined_at") === "") record.set("joined_at", firstJoined(e.app, record) || new DateTime());
	e.next();
};

const former = `SELECT COALESCE((SELECT joined_at FROM former_places
	WHERE user_id = {:userId} AND course_id = {:courseId}), '') AS joined_at`;

/** @param {App} app @param {DbRecord} enrollment that is about to be made @returns {string} "" for the first time */
const firstJoined = (app, enrollment) => {
	if (enrollment.getString("role_in_course") !== "student") return "";
	const asked = { userId: enrollment.getString("user_id"), courseId: enrollment.getString("course_id") };
	return one(app, former, asked, { joined_at: "" }).joined_at;
};

/**
 * @param {App} tx
 * @param {string} userId
 * @param {string} field of the body that named the person
 * @param {string} [as] student or teacher
 * @returns {ApiError | null} why this person cannot come into a course as that
 */
const objection = (tx, userId, field, as = "student") => {
	const user = find(tx, "users", userId);
	if (!user) return refusal(400, field, "unknown_person", "No account uses this email address.");
	if (statusOf(user).status !== "approved") {
		return refusal(400, field, "not_approved", "The center has not approved this account.");
	}
	if ((roleOf(tx, userId) === "student") === (as === "student")) return null;
	return as === "student"
		? refusal(400, field, "not_a_student", "This account is not a student’s.")
		: refusal(400, field, "not_a_teacher", "This account is not a teacher’s.");
};

/**
 * The person's enrollment in the course, whatever its role; null for none.
 * @param {App} tx
 * @param {string} userId
 * @param {string} courseId
 * @returns {DbRecord | null}
 */
const enrollmentOf = (tx, userId, courseId) => {
	const question = "SELECT id FROM enrollments WHERE user_id = {:userId} AND course_id = {:courseId}";
	return find(tx, "enrollments", rows(tx, question, { userId, courseId }, { id: "" })[0]?.id ?? "");
};

/**
 * Writes an enrollment and checks nothing: the caller knows that the person may enter the course and is not in it yet.
 * @param {App} tx
 * @param {string} id
 * @param {string} userId
 * @param {string} courseId
 * @param {string} [as] student or teacher
 * @returns {DbRecord}
 */
const addEnrollment = (tx, id, userId, courseId, as = "student") => {
	const enrollment = new Record(tx.findCollectionByNameOrId("enrollments"));
	enrollment.set("id", id);
	enrollment.set("user_id", userId);
	enrollment.set("course_id", courseId);
	enrollment.set("role_in_course", as);
	tx.save(enrollment);
	return enrollment;
};

/** @param {RecordEvent} e @throws {ApiError} 409 leads_course */
const remove = (e) =>
	inTransaction(e, (tx) => {
		if (e.hasSuperuserAuth()) return e.next();
		if (find(tx, "enrollments", e.record.id)?.getString("role_in_course") === "teacher") stillAdmin(tx, e.auth.id);
		const course = find(tx, "courses", e.record.getString("course_id"));
		if (course?.getString("teacher_id") === e.record.getString("user_id")) {
			throw refusal(409, "user_id", "leads_course", "Give the course to another teacher first.");
		}
		e.next();
		noteAdmin(tx, e.auth.id, e.record, "removed");
	});

/**
 * Writes into the log of the admins who came into a course or out of it, if an admin did that.
 * @param {App} tx
 * @param {string} who
 * @param {DbRecord} enrollment
 * @param {"added" | "removed"} what
 */
const noteAdmin = (tx, who, enrollment, what) => {
	if (!isAdmin(tx, who)) return;
	const as = enrollment.getString("role_in_course") === "teacher" ? "teacher" : "student";
	const course = find(tx, "courses", enrollment.getString("course_id"));
	const about = enrollment.getString("user_id");
	logAction(tx, { admin: who, what: `${as}_${what}`, about, detail: course?.getString("title") ?? "" });
};

module.exports = { create, complete, remove, objection, enrollmentOf, addEnrollment, noteAdmin };
