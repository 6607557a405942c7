// @ts-check
// Who called a family when, and how far the centre was with it then: lines of the admins' log, so that an inquiry keeps
// nothing of it a second time. The name of an admin who deleted the account is gone here, too.
const { rows } = require(`${__hooks}/lib/sql.js`);

const most = 20; // lines of one inquiry; the log has them all

const ofInquiries = `admin_log LEFT JOIN users ON users.id = admin_log.admin
	WHERE admin_log.what = 'inquiry' AND about IN (SELECT value FROM json_each({:ids}))`;
const columns = `about, admin_log.id AS id, at, detail AS what, COALESCE(NULLIF(users.name, ''), users.full_name, '') AS "by"`;
const line = { about: "", at: "", what: "", by: "" };

const states = "'new', 'called', 'booked', 'enrolled', 'closed', 'no_answer'";
const newest = `SELECT * FROM
	(SELECT ${columns}, ROW_NUMBER() OVER (PARTITION BY about ORDER BY admin_log.id DESC) AS nth
	FROM ${ofInquiries} AND detail IN (${states})) WHERE nth <= ${most} ORDER BY id DESC`;
/** A family set back to new was called by mistake. */
const lastCall = `SELECT * FROM
	(SELECT ${columns}, MAX(admin_log.id) FROM ${ofInquiries} AND detail IN ('new', 'called', 'no_answer') GROUP BY about)
	WHERE what <> 'new'`;

/** @typedef {{ at: string, what: string, by: string }} Line `what`: the status, or no_answer */

/**
 * @param {App} app
 * @param {string[]} ids of inquiries
 * @returns {(id: string) => Line[]} the lines of one of them, the newest first
 */
const historiesOf = (app, ids) => {
	const found = rows(app, newest, { ids: JSON.stringify(ids) }, line);
	return (id) => found.filter(({ about }) => about === id).map(({ at, what, by }) => ({ at, what, by }));
};

/**
 * @param {App} app
 * @param {string[]} ids of inquiries
 * @returns {(id: string) => Line} the last call to one of these families; empty texts when nobody called
 */
const lastCallsOf = (app, ids) => {
	const found = new Map(rows(app, lastCall, { ids: JSON.stringify(ids) }, line).map((one) => [one.about, one]));
	return (id) => found.get(id) ?? line;
};

module.exports = { historiesOf, lastCallsOf };
