// @ts-check
// The admins' inbox of inquiries: listed, searched and counted by the server, and saved as a table. What looks like spam stays
// apart, closed as well, until an admin has called the family or said that it is none (progress.js).
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { fold } = require(`${__hooks}/lib/folding.js`);
const { narrowed, pageOf } = require(`${__hooks}/lib/search.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);
const { historiesOf, lastCallsOf } = require(`${__hooks}/lib/inquiries/history.js`);
const { tableOf } = require(`${__hooks}/lib/inquiries/csv.js`);
const { shownPhone } = require(`${__hooks}/lib/phone-number.js`);

const perPage = 30;
const mostInPart = 1000;
/** The promise of the site (answerHours in words.js), in milliseconds. */
const promised = 24 * 3_600_000;

const trusted = "(suspect = 0 OR called_at <> '')";
/** @type {Record<string, string>} */
const shows = {
	open: `${trusted} AND status IN ('new', 'called', 'booked')`,
	...Object.fromEntries(
		["new", "called", "booked", "enrolled", "closed"].map((status) => [status, `${trusted} AND status = '${status}'`]),
	),
	all: trusted,
	suspects: `NOT ${trusted}`,
};
const uncalled = "(status = 'new' AND called_at = '')";
/** Who waits longest for the first call comes first; then what was touched last. */
const order = `NOT ${uncalled}, CASE WHEN ${uncalled} THEN created_at ELSE '' END, updated DESC, id`;

/** The 24 hours promised on the site count from the arrival on the server; the phone's time of writing is not used. */
const isLate = `(${shows.new} AND ${uncalled} AND created_at < {:late})`;
const counted = `SELECT
	COUNT(*) FILTER (WHERE ${shows.open}) AS open, COUNT(*) FILTER (WHERE ${shows.new}) AS new,
	COUNT(*) FILTER (WHERE ${isLate}) AS late,
	COUNT(*) FILTER (WHERE ${shows.called}) AS called, COUNT(*) FILTER (WHERE ${shows.booked}) AS booked,
	COUNT(*) FILTER (WHERE ${shows.enrolled}) AS enrolled, COUNT(*) FILTER (WHERE ${shows.closed}) AS closed,
	COUNT(*) FILTER (WHERE ${shows.all}) AS "all", COUNT(*) FILTER (WHERE ${shows.suspects}) AS suspects FROM leads`;
const noneCounted = { open: 0, new: 0, late: 0, called: 0, booked: 0, enrolled: 0, closed: 0, all: 0, suspects: 0 };

const columns = {
	...{ id: "", parent_name: "", email: "", phone: "", student_name: "", grade: "", program_type: "", message: "" },
	...{ full_message: "", language: "", status: "", notes: "", child_name: "", called_at: "", called_by: "" },
	...{ suspect: 0, doubts: "", created_at: "", updated: "" },
};
const names = Object.keys(columns).join(", ");
/** The accounts made from an inquiry, in the order in which they were made. */
const made = `SELECT leads.id AS lead, users.id, users.name FROM leads JOIN users ON instr(leads.accounts, users.id) > 0
	WHERE leads.accounts <> '' AND leads.id IN (SELECT value FROM json_each({:ids})) ORDER BY instr(leads.accounts, users.id)`;

/**
 * GET /api/lead/inquiries?show=open|new|called|booked|enrolled|closed|all|suspects&search=&page=1, or ?id= for one alone
 * @param {RequestEvent} e
 */
const listInquiries = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = asked(query);
	const total = rows(e.app, `SELECT COUNT(*) AS n FROM leads WHERE ${where}`, values, { n: 0 })[0]?.n ?? 0;
	const { page, pages, limit } = pageOf(total, perPage, query.get("page"));
	const which = `WHERE ${where} ORDER BY ${order} ${limit}`;
	const late = storedTime(Date.now() - promised);
	const chosen = `SELECT ${names}, ${isLate} AS late FROM leads ${which}`;
	const items = rows(e.app, chosen, { ...values, late }, { ...columns, late: 0 });
	const counts = rows(e.app, counted, { late }, noneCounted)[0];
	const ids = items.map(({ id }) => id);
	const accounts = rows(e.app, made, { ids: JSON.stringify(ids) }, { lead: "", id: "", name: "" });
	const historyOf = historiesOf(e.app, ids);
	const madeFrom = (/** @type {string} */ lead) =>
		accounts.filter((one) => one.lead === lead).map(({ id, name }) => ({ id, name }));
	return e.json(200, {
		page,
		pages,
		total,
		counts,
		items: items.map((item) => ({
			...item,
			late: item.late === 1,
			suspect: item.suspect === 1,
			made: madeFrom(item.id),
			history: historyOf(item.id),
		})),
	});
};

/** The row is behind the last one of the part before. One that comes or changes meanwhile moves no other. */
const behind = "(created_at, id) < (SELECT created_at, id FROM leads WHERE id = {:after})";

/**
 * GET /api/lead/inquiries/table?show=&search=&language=en|fr&after=: answers at most a thousand rows and, as `after`, where the
 * next part begins; "" when there is none. Each part is one action: who begins at another one saves inquiries, too.
 * @param {RequestEvent} e
 */
const writeTable = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = asked(query);
	const after = query.get("after");
	const found = rows(
		e.app,
		`SELECT ${names} FROM leads WHERE ${where} AND ${after === "" ? "TRUE" : behind}
		 ORDER BY created_at DESC, id DESC LIMIT ${mostInPart}`,
		{ ...values, after },
		columns,
	);
	logAction(e.app, { admin: e.auth.id, what: "inquiries_saved" });
	const callOf = lastCallsOf(
		e.app,
		found.map(({ id }) => id),
	);
	const all = found.map((row) => ({ ...row, call: callOf(row.id) }));
	const table = tableOf(all, { language: query.get("language"), headed: after === "" });
	return e.json(200, { table, after: found.length === mostInPart ? (found.at(-1)?.id ?? "") : "" });
};

/** @param {{ get: (name: string) => string }} query */
const asked = (query) => {
	const id = query.get("id");
	if (id !== "") return { where: "id = {:id}", values: { id } };
	const show = Object.keys(shows).find((name) => name === query.get("show")) ?? "open";
	return narrowed(shows[show] ?? "", "search", query.get("search"));
};

/** What a card shows is what a family is found by. */
const searched = "parent_name child_name email phone grade program_type message full_message notes".split(" ");
/** As much as the column takes. Folded, one letter can be eighteen; a text is not refused for that. */
const longestSearch = 20_000;

/** @param {DbRecord} lead @returns {string} the folded text by which an inquiry is found */
const searchOf = (lead) => {
	const texts = [...searched.map((field) => lead.getString(field)), shownPhone(lead.getString("phone"))];
	return fold(texts.join(" ")).slice(0, longestSearch);
};

/**
 * Model hook: stores beside the row the text by which it is found.
 * @param {ModelEvent} e
 */
const keepSearch = (e) => {
	e.record.set("search", searchOf(e.record));
	e.next();
};

module.exports = { listInquiries, writeTable, keepSearch, searchOf, longestSearch };
