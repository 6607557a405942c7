// @ts-check
// What a page of a build before December 2026 asks, which is open until its person takes the update: filters through a
// relation, by which who teaches gets their courses. For who teaches many courses one of these took the server minutes.
const { one } = require(`${__hooks}/lib/sql.js`);

const mostCourses = 10; // in which such a filter takes a second or two
/** The first half of such a filter: rows by their ids, or those after an id. */
const byIds = /^\(id[=>]'\w*'(\|\|id='\w*')*$/;

/** @param {string} me @param {string} path */
const taughtBy = (me, path) =>
	`${path}enrollments_via_course_id.user_id?='${me}'&&${path}enrollments_via_course_id.role_in_course?='teacher'`;

/** @param {string} me @returns {string[]} the ends of such filters */
const scopes = (me) => [
	taughtBy(me, ""),
	taughtBy(me, "course_id."),
	`course_id=''||(${taughtBy(me, "course_id.")})`,
	`student_id='${me}'||(${taughtBy(me, "assignment_id.course_id.")})`,
];

/**
 * @param {App} app
 * @param {string} me
 * @param {string} filter
 * @returns {boolean} whether it is exactly such a filter, of a person for whom it costs little
 */
const isEarlierQuestion = (app, me, filter) => {
	const [conditions = ""] = filter.split(")&&(", 1);
	if (!byIds.test(conditions) || !scopes(me).some((scope) => filter === `${conditions})&&(${scope})`)) return false;
	// Those in which they study cost as much.
	const sql = "SELECT COUNT(*) AS courses FROM enrollments WHERE user_id = {:me}";
	return one(app, sql, { me }, { courses: 0 }).courses <= mostCourses;
};

module.exports = { isEarlierQuestion };
