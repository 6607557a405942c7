// @ts-check
// The role of a person at the centre and in a course. A person without a row in user_roles is a student.

const { one, rows, exists } = require(`${__hooks}/lib/sql.js`);

/**
 * The role at the centre; "student" also for an account that is not there.
 * @param {App} app
 * @param {string} userId
 * @returns {"student" | "teacher" | "admin"}
 */
const roleOf = (app, userId) => {
	const question = "SELECT COALESCE((SELECT role FROM user_roles WHERE user_id = {:userId}), '') AS role";
	return knownRole(one(app, question, { userId }, { role: "" }).role);
};

/** @param {string} role as it is stored, "" when there is none @returns {"student" | "teacher" | "admin"} */
const knownRole = (role) => (role === "teacher" || role === "admin" ? role : "student");

/** Whether the role is stored as admin; stillAdmin also checks the account. @param {App} app @param {string} userId */
const isAdmin = (app, userId) => roleOf(app, userId) === "admin";

/** @param {App} app @param {string} userId @returns {boolean} may be a course's teacher */
const mayTeach = (app, userId) => roleOf(app, userId) !== "student";

/** @param {App} app @param {string} userId @param {string} courseId @returns {boolean} is a teacher of that course */
const teaches = (app, userId, courseId) =>
	exists(
		app,
		"SELECT 1 FROM enrollments WHERE user_id = {:userId} AND course_id = {:courseId} AND role_in_course = 'teacher'",
		{ userId, courseId },
	) && mayTeach(app, userId);

/**
 * Gives an account this role at the centre, in place of the one it has.
 * @param {App} tx
 * @param {string} userId
 * @param {string} role
 */
const giveRole = (tx, userId, role) => {
	const [given] = rows(tx, "SELECT id FROM user_roles WHERE user_id = {:userId}", { userId }, { id: "" });
	const row = given ? tx.findRecordById("user_roles", given.id) : new Record(tx.findCollectionByNameOrId("user_roles"));
	row.set("user_id", userId);
	row.set("role", role);
	tx.save(row);
};

module.exports = { roleOf, knownRole, isAdmin, mayTeach, teaches, giveRole };
