// @ts-check
// The admins' inbox of inquiries: listed, searched and counted by the server, taken up by one admin at a time, and saved as a
// table. What looks like spam stays apart until an admin has taken it up.
const { noteDeed } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { fold } = require(`${__hooks}/lib/folding.js`);
const { decideAndWrite, find, writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { refusal, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { narrowed, pageIn } = require(`${__hooks}/lib/search.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { tableOf } = require(`${__hooks}/lib/inquiries/csv.js`);

const perPage = 30;
const mostInTable = 5000;
/** The promise of the site (answerHours in words.js), in milliseconds. */
const promised = 24 * 3_600_000;

const trusted = "(suspect = 0 OR status <> 'new')";
/** @type {Record<string, string>} */
const shows = {
	open: `${trusted} AND status IN ('new', 'called', 'booked')`,
	...Object.fromEntries(
		["new", "called", "booked", "enrolled", "closed"].map((status) => [status, `${trusted} AND status = '${status}'`]),
	),
	suspects: `NOT ${trusted}`,
};
/** Who waits longest for the first call comes first; then what was touched last. */
const order = "status <> 'new', CASE status WHEN 'new' THEN created_at ELSE '' END, updated DESC, id";

/**
 * The 24 hours promised on the site count from the arrival on the server; the phone's time of writing is not used.
 */
const counted = `SELECT
	COUNT(*) FILTER (WHERE ${shows.open}) AS open, COUNT(*) FILTER (WHERE ${shows.new}) AS new,
	COUNT(*) FILTER (WHERE ${shows.new} AND created_at < {:late}) AS late,
	COUNT(*) FILTER (WHERE ${shows.called}) AS called, COUNT(*) FILTER (WHERE ${shows.booked}) AS booked,
	COUNT(*) FILTER (WHERE ${shows.enrolled}) AS enrolled, COUNT(*) FILTER (WHERE ${shows.closed}) AS closed,
	COUNT(*) FILTER (WHERE ${shows.suspects}) AS suspects FROM leads`;
const noneCounted = { open: 0, new: 0, late: 0, called: 0, booked: 0, enrolled: 0, closed: 0, suspects: 0 };

const columns = {
	...{ id: "", parent_name: "", email: "", phone: "", student_name: "", grade: "", program_type: "", message: "" },
	...{ full_message: "", language: "", status: "", notes: "", called_at: "", called_by: "" },
	...{ created_at: "", updated: "" },
};
const listed = `SELECT ${Object.keys(columns).join(", ")} FROM leads`;

/**
 * GET /api/lead/inquiries?show=open|new|called|booked|enrolled|closed|suspects&search=&page=1
 * @param {RequestEvent} e
 */
const listInquiries = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = asked(query);
	const total = rows(e.app, `SELECT COUNT(*) AS n FROM leads WHERE ${where}`, values, { n: 0 })[0]?.n ?? 0;
	const pages = Math.max(1, Math.ceil(total / perPage));
	const page = Math.min(pages, pageIn(query.get("page")));
	const which = `WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
	const items = rows(e.app, `${listed} ${which}`, values, columns);
	const late = new Date(Date.now() - promised).toISOString().replace("T", " ");
	const counts = rows(e.app, counted, { late }, noneCounted)[0];
	return e.json(200, {
		page,
		pages,
		total,
		counts,
		items: items.map((item) => ({ ...item, late: isLate(item, late) })),
	});
};

/** @param {typeof columns} item @param {string} late when the promise of what arrived then ends now */
const isLate = ({ status, created_at }, late) => status === "new" && created_at < late;

/**
 * GET /api/lead/inquiries/table?show=&search=&language=en|fr
 * @param {RequestEvent} e
 */
const writeTable = (e) => {
	stillAdmin(e.app, e.auth.id);
	const query = e.request.url.query();
	const { where, values } = asked(query);
	const found = rows(
		e.app,
		`${listed} WHERE ${where} ORDER BY created_at DESC, id LIMIT ${mostInTable}`,
		values,
		columns,
	);
	return e.json(200, { table: tableOf(found, query.get("language")) });
};

/** @param {{ get: (name: string) => string }} query */
const asked = (query) => {
	const show = Object.keys(shows).find((name) => name === query.get("show")) ?? "open";
	return narrowed(shows[show] ?? "", "search", query.get("search"));
};

/**
 * An admin changes the status or the notes. The request names in `replaces` the `updated` of the inquiry that the admin
 * saw: of two who call the same family, the second learns of the first.
 * @param {RecordEvent} e
 * @throws {ApiError} 409 changed_meanwhile
 */
const take = (e) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const sent = sentTexts(e, ["status", "notes"]);
	const { replaces } = typed(e, { replaces: "" });
	return decideAndWrite(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		const lead = tx.findRecordById("leads", e.record.id);
		if (lead.getString("updated") !== replaces)
			throw refusal(409, "replaces", "changed_meanwhile", "Somebody changed this inquiry in the meantime.");
		const before = lead.getString("status");
		for (const [field, text] of Object.entries(sent)) lead.set(field, text);
		const status = lead.getString("status");
		if (status !== before) noteDeed(tx, { admin: e.auth.id, what: "inquiry", about: lead.id, detail: status });
		noteCaller(lead, e.auth.getString("name"));
		e.record = lead;
		return null;
	});
};

/**
 * A child of this family has an account now. An inquiry that is gone, enrolled already, or closed by another admin
 * meanwhile is left as it is.
 * @param {App} tx
 * @param {string} id
 * @param {DbRecord} admin
 */
const enrolFamily = (tx, id, admin) => {
	const lead = find(tx, "leads", id);
	if (!lead || ["enrolled", "closed"].includes(lead.getString("status"))) return;
	lead.set("status", "enrolled");
	noteCaller(lead, admin.getString("name"));
	tx.save(lead);
	noteDeed(tx, { admin: admin.id, what: "inquiry", about: id, detail: "enrolled" });
};

/**
 * Notes who first called the family. Status `new` clears it, because then the status was set by mistake.
 * @param {DbRecord} lead
 * @param {string} admin the name
 */
const noteCaller = (lead, admin) => {
	const status = lead.getString("status");
	if (status === "new") {
		lead.set("called_at", "");
		lead.set("called_by", "");
	} else if (status !== "closed" && lead.getString("called_at") === "") {
		lead.set("called_at", new DateTime());
		lead.set("called_by", admin);
	}
};

/**
 * Model hook: stores beside the row the folded text by which an inquiry is found.
 * @param {ModelEvent} e
 */
const keepSearch = (e) => {
	const texts = ["parent_name", "email", "phone", "message", "full_message"].map((field) => e.record.getString(field));
	e.record.set("search", fold(texts.join(" ")));
	e.next();
};

module.exports = { listInquiries, writeTable, take, enrolFamily, keepSearch };
