// @ts-check
// An admin gives a course to another teacher. The one who led it stays in it as a teacher, until an admin takes them out:
// what waits on their phone still arrives. Both are told by their phones (src/local/whats-new/leads.ts).
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { addEnrollment, objection, enrollmentOf } = require(`${__hooks}/lib/coursework/enrollments.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);

/**
 * POST /api/lead/give-course {course_id, teacher_id}: who leads it already keeps it, and nothing is written.
 * @param {RequestEvent} e
 * @throws {ApiError} 404 unknown_course, 400 not_a_teacher and their kind
 */
const giveCourse = (e) => {
	stillAdmin(e.app, e.auth.id);
	const { course_id = "", teacher_id = "" } = sentTexts(e, ["course_id", "teacher_id"]);
	asAdmin(e, (tx) => {
		const course = find(tx, "courses", course_id);
		if (!course) throw refusal(404, "course_id", "unknown_course", "There is no such course.");
		const before = course.getString("teacher_id");
		if (before === teacher_id) return;
		const wrong = objection(tx, teacher_id, "teacher_id", "teacher");
		if (wrong) throw wrong;
		letTeach(tx, teacher_id, course_id);
		course.set("teacher_id", teacher_id);
		tx.save(course);
		const detail = course.getString("title");
		logAction(tx, { admin: e.auth.id, what: "course_given", about: teacher_id, detail, before });
	});
	return e.json(200, { ok: true });
};

/** @param {App} tx @param {string} userId @param {string} courseId */
const letTeach = (tx, userId, courseId) => {
	const enrollment = enrollmentOf(tx, userId, courseId);
	if (!enrollment) addEnrollment(tx, newId(), userId, courseId, "teacher");
	else if (enrollment.getString("role_in_course") !== "teacher") {
		enrollment.set("role_in_course", "teacher"); // was a student of it before
		tx.save(enrollment);
	}
};

module.exports = { giveCourse };
