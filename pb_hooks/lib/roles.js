// @ts-check
// What a person is. No row in user_roles means student.

const { rows } = require(`${__hooks}/lib/sql.js`);

/**
 * @param {App} app
 * @param {string} userId
 * @returns {"student" | "teacher" | "admin"}
 */
const roleOf = (app, userId) => {
	const role = rows(app, "SELECT role FROM user_roles WHERE user_id = {:userId}", { userId }, { role: "" })[0]?.role;
	return role === "teacher" || role === "admin" ? role : "student";
};

/** @param {App} app @param {string} userId */
const isAdmin = (app, userId) => roleOf(app, userId) === "admin";

/** @param {App} app @param {string} userId @returns {boolean} may be a course's teacher */
const mayTeach = (app, userId) => roleOf(app, userId) !== "student";

module.exports = { roleOf, isAdmin, mayTeach };
