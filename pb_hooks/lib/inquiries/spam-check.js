// @ts-check
// What makes an inquiry look like spam, and how many are accepted in an hour. A real parent may fill in the hidden field
// (browsers do), be quick, or be one of forty in a school hall. So a suspicious inquiry is marked and never refused.
// Marked ones have their own, smaller hourly limit, so a flood of them does not keep the others out.
const { rows } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);
const { typed } = require(`${__hooks}/lib/refuse.js`);
const { networkOf } = require(`${__hooks}/lib/site/request-limits.js`);
const { waitOf, countWrong } = require(`${__hooks}/lib/accounts/attempt-limits.js`);

const link = /(https?:\/\/|www\.)\S+/gi;
const hour = 3_600_000;
const day = 24 * hour;
const quickest = 3000; // milliseconds; no person fills in a form faster
const slowest = 31 * day;
const mostAnHour = { marked: 60, others: 240 }; // inquiries an hour
const perAddress = 5; // inquiries an hour from one e-mail address
const perSender = { what: "inquiries", most: 30, wait: 3600, longest: 3600, kept: 3600 }; // an hour after the last one the count starts again

/** @typedef {{ website: string, took: number, sender: string }} Hints fields of the request that are not stored */

/** Never throws: hints of a wrong type make the inquiry look like spam. @param {RecordEvent} e @returns {Hints} */
const hintsIn = (e) => {
	const sender = `inquiries from ${networkOf(e.requestEvent.realIP())}`; // of IPv6 the /64 network: one subscriber has many addresses
	try {
		const { website, took_ms } = typed(e, { website: "", took_ms: nullFloat() });
		return { website: String(website), took: Number(String(took_ms)), sender };
	} catch (_) {
		return { website: "of a wrong type", took: 0, sender };
	}
};

/** @param {Record<string, boolean>} reasons @returns {string[]} the names of those that apply */
const applying = (reasons) => Object.entries(reasons).flatMap(([name, applies]) => (applies ? [name] : []));

/** @param {DbRecord} lead @param {Hints} hints @returns {string[]} why it looks like spam by itself */
const obvious = (lead, { website, took }) =>
	applying({
		website: website !== "",
		quick: !(took >= quickest && took <= slowest),
		links: linksIn(lead) > 1 || lead.getString("parent_name").match(link) !== null,
	});

/** @param {App} app @param {DbRecord} lead @param {Hints} hints @returns {string[]} why it looks like spam beside the others */
const amongOthers = (app, lead, { sender }) =>
	applying({
		repeated: isRepeated(app, lead),
		many: isOften(app, lead) || waitOf(app, sender, perSender) > 0,
	});

/** @param {DbRecord} lead @returns {number} program_type repeats the beginning of a join-us message: counted once */
const linksIn = (lead) => {
	const joins = lead.getString("student_name") === "";
	const text = joins
		? lead.getString("full_message")
		: `${lead.getString("program_type")} ${lead.getString("message")}`;
	return text.match(link)?.length ?? 0;
};

/** @param {App} app @param {DbRecord} lead @returns {boolean} two others sent the same message today, word for word */
const isRepeated = (app, lead) =>
	count(
		app,
		"full_message = {:text} AND full_message <> '' AND email <> {:email} COLLATE NOCASE",
		{ text: lead.getString("full_message"), email: lead.getString("email") },
		day,
	) > 1;

/** @param {App} app @param {DbRecord} lead */
const isOften = (app, lead) =>
	count(app, "email = {:email} COLLATE NOCASE", { email: lead.getString("email") }, hour) >= perAddress;

/** @param {App} app @param {boolean} marked @returns {boolean} whether the hourly limit is reached */
const isFull = (app, marked) =>
	count(app, "suspect = {:marked}", { marked: marked ? 1 : 0 }, hour) >=
	(marked ? mostAnHour.marked : mostAnHour.others);

/**
 * Counts recent inquiries. Those with a time in the future are left out: the clock may have been wrong after a power cut.
 * @param {App} app
 * @param {string} which
 * @param {Record<string, string | number>} values
 * @param {number} lately
 */
const count = (app, which, values, lately) => {
	const [since, now] = [Date.now() - lately, Date.now()].map(storedTime);
	const question = `SELECT COUNT(*) AS n FROM leads WHERE created_at > {:since} AND created_at <= {:now} AND ${which}`;
	return rows(app, question, { ...values, since, now }, { n: 0 })[0]?.n ?? 0;
};

/** Counts an inquiry for its sender. Call it in the transaction that stores it. @param {App} tx @param {Hints} hints */
const countSender = (tx, { sender }) => countWrong(tx, sender, perSender);

module.exports = { hintsIn, obvious, amongOthers, isFull, countSender };
