// @ts-check
// What makes an inquiry look like spam, and how many of them are taken in an hour. A real parent may fill in the hidden
// field (browsers do), be quick, or be one of forty in a school hall: so a doubt marks and never refuses, and what is
// marked has its own, smaller room: a flood of it does not fill the room of the others.
const { rows } = require(`${__hooks}/lib/sql.js`);
const { typed } = require(`${__hooks}/lib/refuse.js`);
const { networkOf } = require(`${__hooks}/lib/site/request-limits.js`);
const { waitOf, countWrong } = require(`${__hooks}/lib/accounts/attempt-limits.js`);

const link = /(https?:\/\/|www\.)\S+/gi;
const hour = 3_600_000;
const day = 24 * hour;
const quickest = 3000; // milliseconds in which nobody fills in a form
const slowest = 31 * day;
const room = { marked: 60, others: 240 }; // an hour
const perAddress = 5; // an hour, of one e-mail address
const perSender = { what: "inquiries", most: 30, wait: 3600, longest: 3600, kept: 3600 }; // without an hour's pause

/** @typedef {{ website: string, took: number, sender: string }} Hints what comes with an inquiry and is not stored */

/** @param {RecordEvent} e @returns {Hints} */
const hintsIn = (e) => {
	const sender = `inquiries from ${networkOf(e.requestEvent.realIP())}`; // one subscriber has many addresses of IPv6
	try {
		const { website, took_ms } = typed(e, { website: "", took_ms: nullFloat() });
		return { website: String(website), took: Number(String(took_ms)), sender };
	} catch (_) {
		return { website: "of a wrong type", took: 0, sender };
	}
};

/** @param {Record<string, boolean>} doubts @returns {string[]} the words for those that are so */
const wordsFor = (doubts) => Object.entries(doubts).flatMap(([word, so]) => (so ? [word] : []));

/** @param {DbRecord} lead @param {Hints} hints @returns {string[]} why to doubt it, by itself */
const obvious = (lead, { website, took }) =>
	wordsFor({
		website: website !== "",
		quick: !(took >= quickest && took <= slowest),
		links: linksIn(lead) > 1 || lead.getString("parent_name").match(link) !== null,
	});

/** @param {App} app @param {DbRecord} lead @param {Hints} hints @returns {string[]} why to doubt it, among the others */
const amongOthers = (app, lead, { sender }) =>
	wordsFor({
		repeated: isRepeated(app, lead),
		many: isOften(app, lead) || waitOf(app, sender, perSender) > 0,
	});

/** @param {DbRecord} lead @returns {number} a message's beginning stands in program_type too, and is not counted twice */
const linksIn = (lead) => {
	const joins = lead.getString("student_name") === "";
	const text = joins
		? lead.getString("full_message")
		: `${lead.getString("program_type")} ${lead.getString("message")}`;
	return text.match(link)?.length ?? 0;
};

/** @param {App} app @param {DbRecord} lead @returns {boolean} two others wrote the same message, word for word, today */
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

/** @param {App} app @param {boolean} marked @returns {boolean} whether there is no room for another one now */
const isFull = (app, marked) =>
	count(app, "suspect = {:marked}", { marked: marked ? 1 : 0 }, hour) >= (marked ? room.marked : room.others);

/**
 * After a power cut the clock may have been wrong for a while: what lies in the future was not lately.
 * @param {App} app
 * @param {string} which
 * @param {Record<string, string | number>} values
 * @param {number} lately
 */
const count = (app, which, values, lately) => {
	const [since, now] = [Date.now() - lately, Date.now()].map((at) => new Date(at).toISOString().replace("T", " "));
	const question = `SELECT COUNT(*) AS n FROM leads WHERE created_at > {:since} AND created_at <= {:now} AND ${which}`;
	return rows(app, question, { ...values, since, now }, { n: 0 })[0]?.n ?? 0;
};

/** Call it in the transaction that stores the inquiry. @param {App} tx @param {Hints} hints */
const countSender = (tx, { sender }) => countWrong(tx, sender, perSender);

module.exports = { hintsIn, obvious, amongOthers, isFull, countSender };
