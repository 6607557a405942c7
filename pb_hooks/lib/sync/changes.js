// @ts-check
// Reads the sync log for one person. It never returns the id of a row this person may not see: the conditions below
// repeat the list rules, and a test compares the two.
const { rows, exists } = require(`${__hooks}/lib/sql.js`);

const most = 200; // ids; for more, comparing whole lists costs less than fetching them
/** Rows of the log, which keeps 400 days: reading so many takes a tenth of a second, reading all of a year would take seconds. */
const mostRows = 20_000;

/**
 * @typedef {{ seq: number, mark: string }} Position
 * @typedef {{ id: string, role: string }} Reader
 * @typedef {"manifest" | Record<string, string[]>} Changed
 */

/**
 * @param {App} app
 * @param {Reader} reader
 * @param {{ seq: string, mark: string }} from the phone's position as it came, "" when it has none
 * @param {Position & { mark_before: string }} now with the mark at the phone's position, "" when it is no longer kept
 * @returns {{ restored: boolean, changed: Changed }} restored: the phone has seen a position that this server never had,
 * so the server was rolled back; "manifest": compare everything
 */
const whatChanged = (app, reader, { seq, mark }, now) => {
	if (!/^\d{1,15}$/.test(seq) || mark === "") return { restored: false, changed: "manifest" };
	const from = Number(seq);
	if (from > now.seq) return { restored: true, changed: "manifest" };
	if (now.mark_before === "") return { restored: false, changed: "manifest" };
	if (now.mark_before !== mark) return { restored: true, changed: "manifest" };
	if (from === now.seq) return { restored: false, changed: {} };
	if (now.seq - from > mostRows) return { restored: false, changed: "manifest" };
	const asked = { me: reader.id, from, to: now.seq, teaches: reader.role === "student" ? 0 : 1, limit: most + 1 };
	if (membershipChanged(app, asked)) return { restored: false, changed: "manifest" };
	const found = concerningMe(app, asked);
	return { restored: false, changed: found.length > most ? "manifest" : grouped(found) };
};

/** @typedef {{ me: string, from: number, to: number, teaches: number, limit: number }} Asked */

// A row called `standing` says that an account status changed: that is the triggers' name for it, and the log keeps it.
const ofMembership = "('enrollments', 'user_roles', 'standing')";

/** @param {App} app @param {Asked} asked @returns {boolean} joined, left, approved, blocked, or has another role */
const membershipChanged = (app, asked) =>
	exists(
		app,
		`SELECT 1 FROM sync_log WHERE seq > {:from} AND seq <= {:to} AND user_id = {:me}
		 AND collection IN ${ofMembership}`,
		asked,
	);

// `mine`: how the reader is enrolled in the row's course. A teacher sees everybody in their courses, a student the teachers.
const iTeach = "(mine.role_in_course = 'teacher' AND {:teaches} = 1)";
const iStudy = "mine.role_in_course = 'student'";
/** @param {string} theirRole */
const weMeet = (theirRole) => `((${iStudy} AND ${theirRole} = 'teacher') OR ${iTeach})`;
// An assignment that is shown later, or a material of it, is a matter of its teachers.
const shown = "log.role_in_course = ''";
const fresh = "log.seq > {:from} AND log.seq <= {:to}";
const concerning = `
	SELECT log.collection, log.record FROM sync_log log
	LEFT JOIN enrollments mine ON mine.course_id = log.course_id AND mine.user_id = {:me}
	WHERE ${fresh} AND (
		(log.user_id = {:me} AND log.collection NOT IN ${ofMembership})
		OR (log.collection IN ('courses', 'assignments') AND ((${iStudy} AND ${shown}) OR ${iTeach}))
		OR (log.collection = 'submissions' AND ${iTeach})
		OR (log.collection = 'enrollments' AND ${weMeet("log.role_in_course")})
		OR (log.collection = 'materials' AND (log.course_id = '' OR (${iStudy} AND ${shown}) OR ${iTeach}))
	)
	UNION
	SELECT 'users', log.user_id FROM sync_log log
	JOIN enrollments mine ON mine.course_id = log.course_id AND mine.user_id = {:me}
	WHERE ${fresh} AND log.collection = 'enrollments' AND ${weMeet("log.role_in_course")}
	UNION
	SELECT 'users', log.record FROM sync_log log
	JOIN enrollments theirs ON theirs.user_id = log.user_id
	JOIN enrollments mine ON mine.course_id = theirs.course_id AND mine.user_id = {:me}
	WHERE ${fresh} AND log.collection = 'users' AND ${weMeet("theirs.role_in_course")}
	LIMIT {:limit}`;

/** @param {App} app @param {Asked} asked */
const concerningMe = (app, asked) => rows(app, concerning, asked, { collection: "", record: "" });

/** @param {{ collection: string, record: string }[]} found @returns {Record<string, string[]>} */
const grouped = (found) => {
	/** @type {Record<string, string[]>} */
	const ids = {};
	for (const { collection, record } of found) ids[collection] = [...(ids[collection] ?? []), record];
	return ids;
};

module.exports = { whatChanged };
