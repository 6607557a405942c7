// @ts-check
// The log of what admins did: each action is written by the transaction that does it, so that both are there or neither.
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { foldedWords } = require(`${__hooks}/lib/folding.js`);
const { narrowed, pageOf } = require(`${__hooks}/lib/search.js`);
const { one, rows, run } = require(`${__hooks}/lib/sql.js`);

const perPage = 30;

/**
 * @typedef {"approved" | "approval_undone" | "declined" | "blocked" | "unblocked" | "edited" | "role" | "reset"
 *   | "temporary_password" | "account_made" | "student_added" | "student_removed" | "teacher_added"
 *   | "teacher_removed" | "course_given" | "year_ended" | "year_undone" | "inquiry" | "inquiries_saved" | "material_added"
 *   | "material_edited" | "material_deleted"} AdminAction
 */

/**
 * Writes that an admin did something. Call it in the transaction that does it.
 * @param {App} tx
 * @param {object} action
 * @param {string} action.admin the admin's id
 * @param {AdminAction} action.what
 * @param {string} [action.about] the id of the user or the inquiry that it was done to; "" for a material
 * @param {string} [action.detail] the role given, the status of the inquiry, which of its words were written or that nobody
 * answered a call, the title of the course or the material, how many courses, the fields of the account that were edited,
 * separated by spaces
 * @param {string} [action.before] the id of who led the course that was given
 */
const logAction = (tx, { admin, what, about = "", detail = "", before = "" }) =>
	run(
		tx,
		`INSERT INTO admin_log (admin, what, about, detail, before, search)
		 VALUES ({:admin}, {:what}, {:about}, {:detail}, {:before}, {:search})`,
		{ admin, what, about, detail, before, search: foldedWords(detail).join(" ") },
	);

/** What an admin may choose to see. @type {Record<string, AdminAction[]>} */
const shows = {
	people: [
		"approved",
		"approval_undone",
		"declined",
		"blocked",
		"unblocked",
		"edited",
		"role",
		"reset",
		"temporary_password",
		"account_made",
	],
	courses: [
		"student_added",
		"student_removed",
		"teacher_added",
		"teacher_removed",
		"course_given",
		"year_ended",
		"year_undone",
	],
	inquiries: ["inquiry", "inquiries_saved"],
	materials: ["material_added", "material_edited", "material_deleted"],
};

/** Names are looked up and not kept: of a deleted account only "Former student" is left. */
const named = `SELECT admin_log.id AS id, admin_log.at AS at, admin_log.what AS what, admin_log.detail AS detail,
	COALESCE(leaders.name, '') AS before, admin_log.admin AS admin_id, COALESCE(admins.name, '') AS admin,
	COALESCE(NULLIF(users.name, ''), users.full_name, leads.parent_name, '') AS about,
	COALESCE(admins.search, '') || ' ' || COALESCE(users.search, leads.search, '') || ' ' || admin_log.search
		|| ' ' || COALESCE(leaders.search, '') AS search
	FROM admin_log LEFT JOIN users admins ON admins.id = admin_log.admin
	LEFT JOIN users ON users.id = admin_log.about LEFT JOIN leads ON leads.id = admin_log.about
	LEFT JOIN users leaders ON leaders.id = admin_log.before`;
const columns = { id: 0, at: "", what: "", detail: "", before: "", admin: "", about: "" };
const names = Object.keys(columns).join(", ");

/** @param {AdminAction[]} actions @returns {string} a condition in SQL */
const isAnyOf = (actions) => `what IN (${actions.map((what) => `'${what}'`).join(", ")})`;

/** What one press does to many people. @type {AdminAction[]} */
const doneToMany = ["approved", "approval_undone", "account_made", "student_added", "student_removed"];
const fewest = 4; // lines that are one row; fewer are read as fast one by one
/**
 * SQL: seconds between two lines of one row, at most. The accounts of a list are made in one transaction, and nobody fills in
 * the form for another one so soon after it.
 */
const apart = "IIF(what = 'account_made', 2, 60)";
/** SQL: the same for an action and the one that takes it back, which ends the row: what follows was done anew. */
const matter = `CASE what WHEN 'approval_undone' THEN 'approved' WHEN 'student_removed' THEN 'student_added' ELSE what END`;

/**
 * A row is a line, or many that one admin wrote one soon after the other: the same done to many people. It stands where its
 * newest line does. Names are looked up afterwards, for one page: with the names of all lines this takes four times as long.
 * @param {string} where a condition in SQL
 */
const rowsOf = (where) => `WITH
	found AS MATERIALIZED (SELECT id, at, admin_id, what, detail, ${matter} AS matter FROM (${named}) WHERE ${where}),
	begun AS (SELECT *, COALESCE((julianday(at) - julianday(LAG(at) OVER alike)) * 86400 > ${apart}
			OR LAG(id) OVER alike <> LAG(id) OVER related, TRUE) AS begins
		FROM found WHERE ${isAnyOf(doneToMany)} WINDOW alike AS (PARTITION BY admin_id, what, detail ORDER BY id),
			related AS (PARTITION BY admin_id, matter, detail ORDER BY id)),
	runs AS (SELECT *, SUM(begins) OVER (PARTITION BY admin_id, what, detail ORDER BY id) AS run FROM begun),
	counted AS (SELECT id, COUNT(*) OVER alike AS lines, MIN(id) OVER alike AS first, MAX(id) OVER alike AS last
		FROM runs WINDOW alike AS (PARTITION BY admin_id, what, detail, run)),
	heads AS (SELECT id, 1 AS lines, id AS first FROM found WHERE NOT ${isAnyOf(doneToMany)}
		UNION ALL SELECT id, IIF(lines < ${fewest}, 1, lines), IIF(lines < ${fewest}, id, first) FROM counted
		WHERE lines < ${fewest} OR id = last ORDER BY id DESC)
	SELECT COALESCE(json_group_array(json_array(id, lines, first)), '[]') AS found FROM heads`;
/** The lines of one row. */
const isOfRow = `id BETWEEN {:first} AND {:last}
	AND (admin_id, what, detail) = (SELECT admin, what, detail FROM admin_log WHERE id = {:last})`;

/**
 * GET /api/lead/admin-log?show=&search=&page=1: the newest first, found by the admin's name, by that of whom it was done to, or
 * by the title of the course or the material. `show` is one of the names in `shows`; any other shows all. What one press did
 * to many is one row, with the number of its `lines`; `first` and `last`, the ids of its ends, ask for these lines, all of
 * them.
 * @param {RequestEvent} e
 */
const listActions = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = narrowed(whereShown(query.get("show")), "search", query.get("search"));
	const [first, last] = [query.get("first"), query.get("last")];
	if (last !== "") {
		const items = lines(e.app, `${where} AND ${isOfRow}`, { ...values, first, last });
		return e.json(200, { page: 1, pages: 1, total: items.length, items });
	}
	/** @type {[number, number, number][]} */
	const all = JSON.parse(one(e.app, rowsOf(where), values, { found: "" }).found);
	const { page, pages } = pageOf(all.length, perPage, query.get("page"));
	const shown = all.slice((page - 1) * perPage, page * perPage);
	const ids = JSON.stringify(shown.map(([id]) => id));
	const items = lines(e.app, "id IN (SELECT value FROM json_each({:ids}))", { ids });
	const ends = new Map(shown.map(([id, count, from]) => [id, { lines: count, first: from }]));
	return e.json(200, {
		page,
		pages,
		total: all.length,
		items: items.map((item) => ({ ...item, ...ends.get(item.id) })),
	});
};

/** @param {App} app @param {string} which a condition in SQL @param {object} values */
const lines = (app, which, values) =>
	rows(app, `SELECT ${names} FROM (${named}) WHERE ${which} ORDER BY id DESC`, values, columns).map((line) => ({
		...line,
		at: line.at.replace(" ", "T"),
		lines: 1,
		first: line.id,
	}));

/** @param {string} show @returns {string} a condition in SQL */
const whereShown = (show) => {
	const [, actions] = Object.entries(shows).find(([name]) => name === show) ?? [];
	return actions ? isAnyOf(actions) : "1";
};

module.exports = { logAction, listActions };
