// @ts-check
// The two ways into a course for which the server looks something up: its join code, typed by a student, and a student's
// e-mail address or user name, typed by the course's teacher or an admin. Both could be guessed, so wrong attempts are counted
// (attempt-limits.js).
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { takenIn } = require(`${__hooks}/lib/sync/ledger.js`);
const { onceByRoute } = require(`${__hooks}/lib/sync/once.js`);
const { idOfAccount } = require(`${__hooks}/lib/accounts/addresses.js`);
const { guarded } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { courseOfCode } = require(`${__hooks}/lib/coursework/join-codes.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);
const { addEnrollment, noteAdmin, objection, enrollmentOf } = require(`${__hooks}/lib/coursework/enrollments.js`);
const { roleOf, isAdmin, teaches } = require(`${__hooks}/lib/accounts/roles.js`);

/** @typedef {import("../sync/once.js").Outcome} Outcome */

const quarter = { wait: 900, longest: 900, kept: 900 };
const codes = { ...quarter, most: 10, what: "codes", field: "code" };
const addresses = { ...quarter, most: 30, what: "addresses", field: "email" };

/** @param {string} id of the new enrollment */
const places = (id) => ({ collection: "enrollments", also: takenIn("enrollments", id) });

/**
 * POST /api/lead/join {id, code, mutation}
 * @param {RequestEvent} e
 */
const join = (e) => {
	const sent = typed(e, { id: "", code: "" });
	const [id, code] = [String(sent.id), String(sent.code)];
	checkId("id", id);
	const mutation = { ...places(id), name: "joinCourse", args: ["id", "code"] };
	return onceByRoute(e, mutation, (tx, found) => {
		if (found.taken) throw idReused();
		if (roleOf(tx, e.auth.id) !== "student") {
			throw refusal(403, "code", "students_only", "Only students can join a course with a code.");
		}
		return guarded(e, tx, `join ${e.auth.id}`, codes, () => joined(tx, id, e.auth.id, code));
	});
};

/** @param {App} tx @param {string} id @param {string} userId @param {string} code @returns {Outcome} */
const joined = (tx, id, userId, code) => {
	const meant = courseOfCode(tx, code);
	if (!meant) return { wrong: refusal(400, "code", "unknown_code", "No course has this code.") };
	const there = enrollmentOf(tx, userId, meant.id);
	if (there) return { row: there };
	if (meant.old) return { wrong: refusal(400, "code", "old_code", "This code no longer works.") };
	checkGoesOn(find(tx, "courses", meant.id));
	return { row: addEnrollment(tx, id, userId, meant.id) };
};

/**
 * POST /api/lead/enrol {id, course_id, email, mutation}
 * @param {RequestEvent} e
 */
const enrol = (e) => {
	const sent = typed(e, { id: "", course_id: "", email: "" });
	const [id, courseId, email] = [String(sent.id), String(sent.course_id), String(sent.email).trim()];
	checkId("id", id);
	const mutation = { ...places(id), name: "enrolStudent", args: ["id", "course_id", "email"] };
	return onceByRoute(e, mutation, (tx, found) => {
		if (!teaches(tx, e.auth.id, courseId) && !(isAdmin(tx, e.auth.id) && find(tx, "courses", courseId))) {
			throw refusal(403, "course_id", "not_yours", "Only a teacher of this course can add students to it.");
		}
		if (found.taken) throw idReused();
		return guarded(e, tx, `enrol ${e.auth.id}`, addresses, () => added(tx, e.auth.id, { id, courseId, email }));
	});
};

/**
 * @param {App} tx
 * @param {string} who adds the student
 * @param {{ id: string, courseId: string, email: string }} asked `email` may be a user name
 * @returns {Outcome}
 */
const added = (tx, who, { id, courseId, email }) => {
	const userId = idOfAccount(tx, email);
	const there = enrollmentOf(tx, userId, courseId);
	if (there) return { row: there };
	const wrong = objection(tx, userId, "email");
	if (wrong) return { wrong };
	checkGoesOn(find(tx, "courses", courseId));
	const enrollment = addEnrollment(tx, id, userId, courseId);
	noteAdmin(tx, who, enrollment, "added");
	return { row: enrollment };
};

module.exports = { join, enrol };
