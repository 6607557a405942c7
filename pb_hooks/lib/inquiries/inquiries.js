// @ts-check
// An inquiry of a family: stored once however often it is sent, told to the centre, and answered alike whether it looks
// like spam or not. Nothing is dropped here: what looks wrong is marked (spam-check.js), and a flood is told to wait.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { entryOf, look, isKnown, takenIn, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { readForm, words } = require(`${__hooks}/lib/inquiries/forms.js`);
const { hintsIn, obvious, amongOthers, isFull, countSender } = require(`${__hooks}/lib/inquiries/spam-check.js`);
const { queueMail, standsFor } = require(`${__hooks}/lib/mail/mails.js`);
const { isAdmin } = require(`${__hooks}/lib/accounts/roles.js`);
const { writtenAt } = require(`${__hooks}/lib/clock.js`);

const wait = 600; // seconds

// What makes an inquiry the same one again. Not what only tells people from programs: the hidden field and the seconds.
const args = ["id", ...words, "written_at"];

/**
 * Looked at twice: before it waits for its turn to write, so that a flood does not stand in the way of who writes, and in
 * the transaction, where it counts. One that was accepted before is neither counted nor told to wait.
 * @param {RecordEvent} e
 */
const receive = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	// One request is one inquiry, or fifty would pass the limits as one; and what a batch undoes was told to the centre.
	if (e.app.isTransactional()) throw refusal(400, "id", "not_in_a_batch", "An inquiry is sent by itself.");
	e.auth = null; // whoever writes is a visitor: one who waits or was blocked may ask too, and everybody is answered alike
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
 * @returns {string[]} why to doubt it
 * @throws {ApiError} 429, which a phone takes for "later"
 */
const lookAt = (e, app, hints) => {
	const own = obvious(e.record, hints);
	if (own.length > 0) checkRoom(e, app, own); // a flood of these costs no further question
	const doubts = [...own, ...amongOthers(app, e.record, hints)];
	checkRoom(e, app, doubts);
	return doubts;
};

/** @param {RecordEvent} e @param {App} app @param {string[]} doubts @throws {ApiError} 429 */
const checkRoom = (e, app, doubts) => {
	if (!isFull(app, doubts.length > 0)) return;
	e.requestEvent.response.header().set("Retry-After", String(wait));
	throw new ApiError(429, "Very many inquiries arrive right now. Yours is sent again in some minutes.", null);
};

/**
 * @param {App} tx
 * @param {DbRecord} lead about to be stored
 * @param {string[]} doubts
 * @param {import("./spam-check.js").Hints} hints
 */
const keep = (tx, lead, doubts, hints) => {
	lead.set("suspect", doubts.length > 0);
	lead.set("doubts", doubts.join(" "));
	countSender(tx, hints);
	const to = $os.getenv("CENTRE_EMAIL");
	if (to === "") return;
	if (doubts.length === 0) queueMail(tx, { kind: "inquiry", to, language: "en", values: { lead: lead.id } });
	else if (standsFor(tx, { kind: "suspect_inquiry", to }) === "")
		queueMail(tx, { kind: "suspect_inquiry", to, language: "en" });
};

/**
 * Model hook: what the server says of every inquiry.
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
 * The answer to who wrote it says nothing of what the centre thinks of it, nor that anybody has looked at it.
 * @param {EnrichEvent} e
 */
const show = (e) => {
	const reader = e.requestInfo.auth;
	if (!reader || !isAdmin(e.app, reader.id)) e.record.hide("suspect", "doubts", "status", "notes", "updated");
	e.next();
};

module.exports = { receive, complete, show };
