// @ts-check
// The outbox of mails. A mail is a row written by the transaction that causes it. It is handed to the mail server right
// after, and again every minute until it is sent or three days old. The text is made when the mail is sent
// (templates.js), so its link is fresh.
const { exists, rows, run } = require(`${__hooks}/lib/sql.js`);
const { askOurselves } = require(`${__hooks}/lib/site/loopback.js`);

/**
 * @typedef {"verify" | "reset" | "no_account" | "already_verified" | "approved" | "declined" | "sign_up_waits"
 *   | "temporary_password" | "account_made" | "change_email" | "email_taken" | "email_changed" | "inquiry" | "suspect_inquiry"
 *   | "notices" | "new_answers" | "centre_news"} RealKind
 * @typedef {RealKind | `like ${RealKind}`} Kind "like …" is a decoy: nothing is sent, and nobody sees the difference
 * (decoy.js)
 * @typedef {object} Wanted
 * @property {Kind} kind
 * @property {string} to an e-mail address
 * @property {string} language en or fr
 * @property {string} [user_id] of the account it is about
 * @property {Record<string, string>} [values] verify {by: "centre"} when the person did not ask for it, declined {reason}, temporary_password and account_made
 * {password}, change_email {email}, email_changed {email, username}, inquiry {lead}, notices {after, upto}, new_answers and centre_news {from, until}
 */

const day = 86_400_000;
const hour = 3_600_000;
const twoMinutes = 2 * 60_000;
/** @type {Record<string, number>} milliseconds between two mails to the centre, which gets these kinds in bundles */
const quiet = { sign_up_waits: 10 * 60_000, inquiry: 10 * 60_000, suspect_inquiry: day };
/** The longest time in milliseconds that a mail is held back on purpose: the pause between two mails of one kind. */
const longestHeldBack = Math.max(hour, ...Object.values(quiet));
const strangersAnHour = 60;
/** Of these, to addresses without an account, which anybody can invent: the others are for people who signed up. */
const inventedAnHour = 20;
const among = (/** @type {string[]} */ kinds) => `kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")})`;
/** Of what is new (lib/notices): none at night, none before a mail that somebody waits for, none twice. */
const noticeKinds = ["notices", "new_answers", "centre_news"];
/** SQL: the mail is one of those. */
const isNotice = among(noticeKinds);
/** SQL: the mail is not sent at night. An inquiry is: until its mail has gone out, the server has the only copy of it. */
const waitsForMorning = among([...noticeKinds, "sign_up_waits", "suspect_inquiry"]);
/** Whether several mails of this kind go as one. */
const isBundled = (/** @type {string} */ kind) => kind in quiet;

/**
 * Queues a mail. Call it in the transaction that causes the mail.
 * @param {App} tx
 * @param {Wanted} wanted
 * @returns {string} the row's id, for `sendNow`
 */
const queueMail = (tx, { kind, to, language, user_id = "", values = {} }) => {
	const id = $security.randomString(15);
	const now = Date.now();
	run(
		tx,
		`INSERT INTO mails (id, kind, recipient, language, user_id, details, queued_at, due_at)
		 VALUES ({:id}, {:kind}, {:to}, {:language}, {:user_id}, {:details}, {:now}, {:due})`,
		{ id, kind, to, language, user_id, details: JSON.stringify(values), now, due: Math.max(now, notBefore(tx, kind)) },
	);
	return id;
};

/**
 * Finds the mail that makes a new one unnecessary: one queued within the last two minutes (a button pressed twice), or
 * one that still waits and is tried again.
 * @param {App} tx
 * @param {Pick<Wanted, "kind" | "to" | "user_id">} wanted
 * @returns {string} its id, or ""
 */
const standsFor = (tx, { kind, to, user_id = "" }) => {
	const equal = `SELECT id FROM mails WHERE recipient = {:to} AND kind = {:kind} AND user_id = {:user_id}
		AND dropped_at = 0 AND (sent_at = 0 OR queued_at > {:lately} AND queued_at <= {:now})
		ORDER BY queued_at DESC LIMIT 1`;
	const now = Date.now();
	return rows(tx, equal, { to, kind, user_id, lately: now - twoMinutes, now }, { id: "" })[0]?.id ?? "";
};

/**
 * For a deleted account: its waiting mails are not sent any more, and the address is removed from those sent. Mails that
 * tell the centre about others stay, in case the centre has the same address.
 * @param {App} tx
 * @param {string} userId
 * @param {string} address
 */
const forgetMails = (tx, userId, address) =>
	run(
		tx,
		`DELETE FROM mails WHERE user_id = {:userId}
		 OR (recipient = {:address} AND kind NOT IN (${Object.keys(quiet).map((kind) => `'${kind}'`)}))`,
		{ userId, address },
	);

/** @param {App} tx @param {Kind} kind @returns {number} milliseconds since 1970; 0 for a kind that is not bundled (send-lock.js) */
const notBefore = (tx, kind) => {
	if (!isBundled(kind)) return 0;
	const last = "SELECT MAX(tried_at) AS at FROM mails WHERE kind = {:kind} AND sent_at > 0";
	const at = rows(tx, `SELECT COALESCE(at, 0) AS at FROM (${last})`, { kind }, { at: 0 })[0]?.at ?? 0;
	return at === 0 ? 0 : at + (quiet[kind] ?? 0);
};

/**
 * SQL: a mail to an address that nobody has confirmed. Anybody can have one sent to anybody, by signing up with the
 * address, by asking for a link to it, or by naming it as the new address of an account.
 */
const toStranger = `(kind IN ('verify', 'no_account', 'change_email') OR kind = 'reset'
	AND EXISTS (SELECT 1 FROM users WHERE users.id = mails.user_id AND NOT users.verified))`;

/**
 * All mails to strangers together have a ceiling, and what is beyond it waits. What lies in the future was sent while the
 * clock was wrong.
 * @param {App} app
 * @returns {boolean} whether mails to unconfirmed addresses have to wait now
 */
const strangersWait = (app) => {
	const now = Date.now();
	const lately = `SELECT 1 FROM mails WHERE sent_at > {:since} AND sent_at <= {:now} AND ${toStranger}
		LIMIT 1 OFFSET ${strangersAnHour - 1}`;
	return exists(app, lately, { since: now - hour, now });
};

/**
 * Hands a mail over that somebody asked for with an address. While strangers' mails wait, everybody's answer is that it
 * waits, and the maintenance sends what may go: the answer does not tell whose address is a stranger's.
 * @param {App} app
 * @param {string} id
 * @returns {"sent" | "waiting"}
 */
const sendAlike = (app, id) => (strangersWait(app) ? "waiting" : sendNow(app, id));

/**
 * Hands a mail over. Call it after the transaction, never inside: it may take four seconds, and everybody else's writing
 * would stand still. PocketBase's mail client knows no time limit, so another request of ours does it and this one
 * stops waiting.
 * @param {App} app
 * @param {string} id
 * @returns {"sent" | "waiting"} waiting: the mail is kept, and the maintenance tries again until it is three days old
 */
const sendNow = (app, id) => {
	askOurselves("/api/lead/mails", { id }, 4);
	return exists(app, "SELECT 1 FROM mails WHERE id = {:id} AND sent_at > 0", { id }) ? "sent" : "waiting";
};

/**
 * Gives up mails that could not be sent for three days, and deletes old ones.
 * @param {App} app
 */
const pruneMails = (app) => {
	const now = Date.now();
	run(
		app,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE sent_at = 0 AND dropped_at = 0 AND queued_at < {:long}`,
		{ now, long: now - 3 * day },
	);
	run(app, "DELETE FROM mails WHERE queued_at < {:long}", { long: now - 30 * day });
	run(app, "DELETE FROM mails WHERE kind LIKE 'like %' AND queued_at < {:long}", { long: now - hour });
};

module.exports = {
	queueMail,
	sendNow,
	standsFor,
	forgetMails,
	pruneMails,
	isBundled,
	longestHeldBack,
	inventedAnHour,
	strangersWait,
	toStranger,
	noticeKinds,
	isNotice,
	waitsForMorning,
	sendAlike,
};
