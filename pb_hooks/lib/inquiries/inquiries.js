// @ts-check
// A family's inquiry: stored once however often it is sent, mailed to the centre, and answered in the same way whether it
// looks like spam or not. Nothing is dropped here: suspicious inquiries are marked (spam-check.js), and during a flood
// the phone is asked to try later.
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { entryOf, look, isKnown, takenIn, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { readForm, words } = require(`${__hooks}/lib/inquiries/forms.js`);
const { hintsIn, obvious, amongOthers, isFull, countSender } = require(`${__hooks}/lib/inquiries/spam-check.js`);
const { queueMail, standsFor } = require(`${__hooks}/lib/mail/mails.js`);
const { isAdmin } = require(`${__hooks}/lib/accounts/roles.js`);
const { writtenAt } = require(`${__hooks}/lib/clock.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);

const wait = 600; // seconds

// The fields by which a repeated inquiry is recognised. Not the two that only tell people from programs: the hidden field
// and the seconds.
const args = ["id", ...words, "written_at"];

/**
 * The limits are checked twice: before the request waits for the writer, so that a flood does not delay other writers,
 * and in the transaction, where the result counts. An inquiry that was accepted before is neither counted nor refused.
 * @param {RecordEvent} e
 */
const receive = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	e.auth = null; // treats everyone as a visitor: waiting and blocked people may ask too, and all get the same answer
	checkId("id", e.record.id);
	readForm(e);
	const mutation = { name: "sendInquiry", args, also: takenIn("leads", e.record.id) };
	const hints = hintsIn(e);
	const entry = entryOf(e, e.record.id, mutation);
	if (!isKnown(entry, look(e.app, entry, nothingElse))) lookAt(e, e.app, hints);
	return once(e, mutation, (tx, { found }) => {
		if (found.taken) throw idReused();
		keep(tx, e.record, lookAt(e, tx, hints), hints);
		return null;
	});
};

/**
 * @param {RecordEvent} e
 * @param {App} app
 * @param {import("./spam-check.js").Hints} hints
 * @returns {string[]} why it looks like spam; empty when it does not
 * @throws {ApiError} 429, after which a phone tries again later
 */
const lookAt = (e, app, hints) => {
	const own = obvious(e.record, hints);
	if (own.length > 0) checkHourlyLimit(e, app, own); // a flood of these costs no further question
	const spamReasons = [...own, ...amongOthers(app, e.record, hints)];
	checkHourlyLimit(e, app, spamReasons);
	return spamReasons;
};

/** @param {RecordEvent} e @param {App} app @param {string[]} spamReasons @throws {ApiError} 429 */
const checkHourlyLimit = (e, app, spamReasons) => {
	if (!isFull(app, spamReasons.length > 0)) return;
	setRetryAfter(e.requestEvent, wait);
	throw new ApiError(429, "Many inquiries are arriving right now. Yours will be sent again in a few minutes.", null);
};

/**
 * @param {App} tx
 * @param {DbRecord} lead about to be stored
 * @param {string[]} spamReasons
 * @param {import("./spam-check.js").Hints} hints
 */
const keep = (tx, lead, spamReasons, hints) => {
	lead.set("suspect", spamReasons.length > 0);
	lead.set("doubts", spamReasons.join(" "));
	countSender(tx, hints);
	const to = $os.getenv("CENTRE_EMAIL");
	if (to === "") return;
	if (spamReasons.length === 0) queueMail(tx, { kind: "inquiry", to, language: "en", values: { lead: lead.id } });
	else if (standsFor(tx, { kind: "suspect_inquiry", to }) === "")
		queueMail(tx, { kind: "suspect_inquiry", to, language: "en" });
};

/**
 * Model hook: sets the fields of an inquiry that the server decides.
 * @param {ModelEvent} e
 */
const complete = (e) => {
	const { record } = e;
	record.set("subjects", []);
	record.set("written_at", writtenAt(record.getDateTime("written_at")));
	if (record.getString("status") === "") record.set("status", "new");
	e.next();
};

/**
 * The answer to the family hides what the centre thinks of the inquiry, and whether anybody has read it.
 * @param {EnrichEvent} e
 */
const show = (e) => {
	const reader = e.requestInfo.auth;
	if (!reader || !isAdmin(e.app, reader.id))
		e.record.hide(
			"suspect",
			"doubts",
			"status",
			"notes",
			"called_at",
			"called_by",
			"accounts",
			"child_name",
			"updated",
		);
	e.next();
};

module.exports = { receive, complete, show };
