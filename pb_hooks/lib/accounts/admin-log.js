// @ts-check
// The log of what admins did: each action is written by the transaction that does it, so that both are there or neither.
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { foldedWords } = require(`${__hooks}/lib/folding.js`);
const { narrowed, pageOf } = require(`${__hooks}/lib/search.js`);
const { rows, run } = require(`${__hooks}/lib/sql.js`);

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
 */
const logAction = (tx, { admin, what, about = "", detail = "" }) =>
	run(
		tx,
		`INSERT INTO admin_log (admin, what, about, detail, search)
		 VALUES ({:admin}, {:what}, {:about}, {:detail}, {:search})`,
		{ admin, what, about, detail, search: foldedWords(detail).join(" ") },
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
	COALESCE(admins.name, '') AS admin,
	COALESCE(NULLIF(users.name, ''), users.full_name, leads.parent_name, '') AS about,
	COALESCE(admins.search, '') || ' ' || COALESCE(users.search, leads.search, '') || ' ' || admin_log.search AS search
	FROM admin_log LEFT JOIN users admins ON admins.id = admin_log.admin
	LEFT JOIN users ON users.id = admin_log.about LEFT JOIN leads ON leads.id = admin_log.about`;
const columns = { id: 0, at: "", what: "", detail: "", admin: "", about: "" };

/**
 * GET /api/lead/admin-log?show=&search=&page=1: the newest first, found by the admin's name, by that of whom it was done to, or
 * by the title of the course or the material. `show` is one of the names in `shows`; any other shows all.
 * @param {RequestEvent} e
 */
const listActions = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = narrowed(whereShown(query.get("show")), "search", query.get("search"));
	const total = rows(e.app, `SELECT COUNT(*) AS n FROM (${named}) WHERE ${where}`, values, { n: 0 })[0]?.n ?? 0;
	const { page, pages, limit } = pageOf(total, perPage, query.get("page"));
	const which = `WHERE ${where} ORDER BY id DESC ${limit}`;
	const items = rows(e.app, `SELECT ${Object.keys(columns).join(", ")} FROM (${named}) ${which}`, values, columns);
	return e.json(200, { page, pages, total, items: items.map((item) => ({ ...item, at: item.at.replace(" ", "T") })) });
};

/** @param {string} show @returns {string} a condition in SQL */
const whereShown = (show) => {
	const [, actions] = Object.entries(shows).find(([name]) => name === show) ?? [];
	return actions ? `what IN (${actions.map((what) => `'${what}'`).join(", ")})` : "1";
};

module.exports = { logAction, listActions };
