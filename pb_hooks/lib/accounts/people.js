// @ts-check
// The admin's lists of people. The server searches and pages them, because a thousand people are never sent to a phone.
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { fold } = require(`${__hooks}/lib/folding.js`);
const { shownPhone } = require(`${__hooks}/lib/phone-number.js`);
const { narrowed, pageOf } = require(`${__hooks}/lib/search.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { wasMailedTo } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);

const perPage = 30;
const waiting = "name = '' AND declined_at = '' AND blocked_at = ''";

/** The second condition leaves out deleted accounts: their address is `gone-<id>@invalid`. */
const lists = {
	waiting: { where: waiting, order: "users.created_at, users.id" },
	all: { where: "users.email <> 'gone-' || users.id || '@invalid'", order: "users.created_at DESC, users.id" },
};

/** Each account status (account-status.js) in SQL. A Map: an object would know "constructor", too. */
const statuses = new Map([
	["approved", "users.name <> '' AND users.blocked_at = ''"],
	["waiting", waiting],
	["declined", "users.name = '' AND users.declined_at <> '' AND users.blocked_at = ''"],
	["blocked", "users.blocked_at <> ''"],
]);

const hasRole = "COALESCE((SELECT role FROM user_roles WHERE user_id = users.id), 'student') = {:role}";
const isInCourse = "EXISTS (SELECT 1 FROM enrollments WHERE user_id = users.id AND course_id = {:course})";

/**
 * What the admin chose to see; an unknown status finds everybody.
 * @param {{ get: (name: string) => string }} query
 * @param {string} where
 */
const filtered = (query, where) => {
	const [role, grade, course] = [query.get("role"), query.get("grade"), query.get("course")];
	const found = narrowed(where, "users.search", query.get("search"));
	const conditions = [
		found.where,
		statuses.get(query.get("status")) ?? "",
		role && hasRole,
		grade && "users.grade = {:grade}",
		course && isInCourse,
	];
	return { where: conditions.filter(Boolean).join(" AND "), values: { ...found.values, role, grade, course } };
};

/**
 * GET /api/lead/people?list=waiting|all&search=&role=&status=&grade=&course=&page=1
 * @param {RequestEvent} e
 */
const listPeople = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const list = query.get("list") === "waiting" ? lists.waiting : lists.all;
	const { where, values } = filtered(query, list.where);
	const total = count(e.app, where, values);
	const { page, pages, limit } = pageOf(total, perPage, query.get("page"));
	const found = rows(
		e.app,
		`SELECT users.id, COALESCE(user_roles.role, 'student') AS role, COALESCE(user_roles.id, '') AS role_id
		 FROM users LEFT JOIN user_roles ON user_roles.user_id = users.id
		 WHERE ${where} ORDER BY ${list.order} ${limit}`,
		values,
		{ id: "", role: "", role_id: "" },
	);
	const items = found.map((row) => shown(e.app, row));
	return e.json(200, { page, pages, total, waiting: count(e.app, waiting, {}), items });
};

/** @param {App} app @param {string} where @param {object} values */
const count = (app, where, values) =>
	rows(app, `SELECT COUNT(*) AS n FROM users WHERE ${where}`, values, { n: 0 })[0]?.n ?? 0;

/** @param {App} app @param {{ id: string, role: string, role_id: string }} row */
const shown = (app, row) => {
	const person = app.findRecordById("users", row.id);
	const { status, reason } = statusOf(person);
	return {
		...row,
		name: person.getString("name"),
		full_name: person.getString("full_name"),
		email: person.getString("email"),
		username: person.getString("username"),
		language: person.getString("language") || "en",
		parent_phone: person.getString("parent_phone"),
		other_phone: person.getString("other_phone"),
		grade: person.getString("grade"),
		account_status: status,
		standing: status, // the earlier name: a page of an earlier build that is still open shows nobody without it
		reason,
		verified: person.getBool("verified"),
		temporary: person.getString("temporary_until") !== "",
		password_mailed: wasMailedTo(app, row.id, person.getString("email")),
		created_at: person.getString("created_at").replace(" ", "T"),
	};
};

/**
 * Model hook: stores beside the row the folded text by which a person is found, numbers as they are stored and as they are
 * shown.
 * @param {ModelEvent} e
 */
const keepSearch = (e) => {
	const textOf = (/** @type {string} */ field) => e.record.getString(field);
	const numbers = ["parent_phone", "other_phone"].map(textOf);
	const more = [textOf("username"), ...numbers, ...numbers.map(shownPhone)].filter((text) => text !== "");
	e.record.set("search", fold([...["name", "full_name", "email"].map(textOf), ...more].join(" ")));
	e.next();
};

module.exports = { listPeople, keepSearch };
