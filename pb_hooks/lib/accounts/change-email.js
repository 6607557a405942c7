// @ts-check
// A person changes the own e-mail address: asked for with the password, confirmed with a link mailed to the new address
// (and the password once more, by PocketBase), and told to the old one.
const { checkAddress, accountWith } = require(`${__hooks}/lib/accounts/addresses.js`);
const { waitOf, countWrong, forget } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { queueMail, sendAlike, standsFor } = require(`${__hooks}/lib/mail/mails.js`);
const { checkOwnPassword } = require(`${__hooks}/lib/accounts/own-password.js`);
const { refusal, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { accountOf, takeTry } = require(`${__hooks}/lib/accounts/sign-in.js`);
const { isGone } = require(`${__hooks}/lib/accounts/account-status.js`);
const { checkOpen, recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { tellWait } = require(`${__hooks}/lib/waiting.js`);

/** @type {import("./attempt-limits.js").Limit} nobody's account is a way to fill strangers' mailboxes */
const asked = { what: "mails", most: 5, wait: 900, longest: 900, kept: 900 };

/**
 * POST /api/lead/change-email {email, password}. The answer is alike for a free and for a taken address.
 * @param {RequestEvent} e
 */
const askForChange = (e) => {
	e.response.header().set("Cache-Control", "no-store");
	checkOpen(e.auth);
	const sent = typed(e, { email: "", password: "" });
	const email = checkAddress(String(sent.email));
	if (isSame(email, e.auth.getString("email"))) {
		throw refusal(400, "email", "same_email", "This is your e-mail address already.");
	}
	checkOwnPassword(e, String(sent.password));
	const mail = { id: "" };
	e.app.runInTransaction((tx) => {
		mail.id = mailTo(e, tx, recheckAccount(tx, e.auth), email);
	});
	return e.json(200, { mail: sendAlike(e.app, mail.id) });
};

/** @param {string} one @param {string} other */
const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();

/** @param {RequestEvent} e @param {App} tx @param {DbRecord} me @param {string} email @returns {string} the mail's id */
const mailTo = (e, tx, me, email) => {
	const owner = accountWith(tx, email);
	/** @type {import("../mail/mails.js").Kind} */
	const kind = owner ? "email_taken" : "change_email";
	const user = owner ?? me;
	const wanted = { kind, to: email, language: user.getString("language"), user_id: user.id, values: { email } };
	const before = standsFor(tx, wanted);
	if (before !== "") return before;
	const counted = `change-email ${me.id}`;
	const wait = waitOf(tx, counted, asked);
	if (wait > 0) {
		tellWait(e, wait);
		throw refusal(429, "email", "too_many_mails", "Several mails were sent already. Please wait a quarter of an hour.");
	}
	countWrong(tx, counted, asked);
	return queueMail(tx, wanted);
};

/**
 * Middleware, around PocketBase's own route: it looks at the password before any hook runs. With a slip of the pen the link
 * is a stranger's, who must not guess there as often as he likes.
 * @param {RequestEvent} e
 */
const guardConfirmation = (e) => {
	const user = whoseLink(e.app, sentTexts(e, ["token"]).token ?? "");
	if (!user) return e.next();
	const account = accountOf("users", user.getString("email"));
	takeTry(e, account);
	e.next();
	forget(e.app, account);
};

/** @param {App} app @param {string} token @returns {DbRecord | null} */
const whoseLink = (app, token) => {
	try {
		return app.findAuthRecordByToken(token, "emailChange");
	} catch (_) {
		return null;
	}
};

/**
 * The link was opened and the password given: the new address and the mail to the old one are written together.
 * @param {RecordEvent} e
 */
const confirmChange = (e) =>
	inTransaction(e, (tx) => {
		recheckAccount(tx, e.record);
		e.next();
	});

/**
 * Model hook: however an address changed, the old one is told.
 * @param {ModelEvent} e of users
 */
const tellOldAddress = (e) => {
	const old = e.record.original().getString("email");
	e.next();
	const email = e.record.getString("email");
	if (old === "" || isSame(old, email) || isGone(e.record)) return;
	const about = { language: e.record.getString("language"), user_id: e.record.id, values: { email } };
	queueMail(e.app, { ...about, kind: "email_changed", to: old });
};

module.exports = { askForChange, guardConfirmation, confirmChange, tellOldAddress };
