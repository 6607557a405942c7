// @ts-check
// The end of the school year: an admin ends every course that goes on, and can bring these back, each in one transaction.
// What ended together has the time of its line in the admins' log in `archived_at`, by which it is found again.
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { changedMeanwhile, typed } = require(`${__hooks}/lib/refuse.js`);
const { one, rows, run } = require(`${__hooks}/lib/sql.js`);

/** @param {App} app @returns {number} how many courses go on */
const goingOn = (app) => one(app, "SELECT COUNT(*) AS n FROM courses WHERE archived_at = ''", {}, { n: 0 }).n;

const lastEnd = `SELECT at, COUNT(*) AS courses FROM admin_log JOIN courses ON courses.archived_at = admin_log.at
	WHERE what = 'year_ended' GROUP BY admin_log.id ORDER BY admin_log.id DESC LIMIT 1`;

/**
 * @param {App} app
 * @returns {{ at: string, courses: number } | null} the last end of a year of which there is something to bring back
 */
const endedLast = (app) => rows(app, lastEnd, {}, { at: "", courses: 0 })[0] ?? null;

/** @param {RequestEvent} e @param {App} app */
const answer = (e, app) => {
	const ended = endedLast(app);
	return e.json(200, { courses: goingOn(app), ended: ended && { ...ended, at: ended.at.replace(" ", "T") } });
};

/**
 * GET /api/lead/school-year: how many courses go on, and what ended last.
 * @param {RequestEvent} e
 */
const readYear = (e) => {
	stillAdmin(e.app, e.auth.id);
	return answer(e, e.app);
};

/**
 * POST /api/lead/end-year {courses}: ends every course that goes on. `courses` is how many the admin was told of.
 * @param {RequestEvent} e
 * @throws {ApiError} 409 changed_meanwhile when there are more or fewer by now
 */
const endYear = (e) =>
	decide(e, "courses", 0, (tx, known) => {
		const count = goingOn(tx);
		if (count === 0 || count !== known) throw changedMeanwhile("this", "courses");
		logAction(tx, { admin: e.auth.id, what: "year_ended", detail: String(count) });
		put(tx, "(SELECT at FROM admin_log ORDER BY id DESC LIMIT 1)", "archived_at = ''", {});
	});

/**
 * POST /api/lead/undo-end-year {at}: brings back what the last end of a year ended and no teacher has brought back since.
 * @param {RequestEvent} e
 * @throws {ApiError} 409 changed_meanwhile when it was not the last
 */
const undoEndYear = (e) =>
	decide(e, "at", "", (tx, sent) => {
		const at = String(sent).replace("T", " ");
		const ended = endedLast(tx);
		if (ended?.at !== at) throw changedMeanwhile("this", "at");
		logAction(tx, { admin: e.auth.id, what: "year_undone", detail: String(ended.courses) });
		put(tx, "''", "archived_at = {:at}", { at });
	});

/**
 * Does what an admin asks for, and answers how the year stands then.
 * @param {RequestEvent} e
 * @param {string} field of the body
 * @param {string | number} kind a value of its type
 * @param {(tx: App, sent: unknown) => void} work
 */
const decide = (e, field, kind, work) => {
	stillAdmin(e.app, e.auth.id);
	const sent = typed(e, { [field]: kind })[field];
	asAdmin(e, (tx) => work(tx, sent));
	return answer(e, e.app);
};

/**
 * Writes when courses ended. In one statement, because a centre has hundreds of them; the triggers of the sync log tell
 * every phone.
 * @param {App} tx
 * @param {string} archivedAt SQL
 * @param {string} where SQL: which courses
 * @param {object} values
 */
const put = (tx, archivedAt, where, values) =>
	run(tx, `UPDATE courses SET archived_at = ${archivedAt}, updated = {:now} WHERE ${where}`, {
		...values,
		now: new DateTime().string(),
	});

module.exports = { readYear, endYear, undoEndYear };
