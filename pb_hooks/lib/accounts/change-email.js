// @ts-check
// A person changes their own e-mail address. The request needs the password; a link mailed to the new address confirms it
// (PocketBase asks for the password again); the old address gets a mail about the change.
const { checkAddress, accountWith } = require(`${__hooks}/lib/accounts/addresses.js`);
const { waitOf, countWrong, clearAttempts } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { queueMail, sendAlike, standsFor } = require(`${__hooks}/lib/mail/mails.js`);
const { checkOwnPassword } = require(`${__hooks}/lib/accounts/own-password.js`);
const { refusal, sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { accountOf, countAttempt } = require(`${__hooks}/lib/accounts/sign-in.js`);
const { isGone } = require(`${__hooks}/lib/accounts/account-status.js`);
const { checkOpen, recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);

/** @type {import("./attempt-limits.js").Limit} so that one account cannot be used to fill strangers' mailboxes */
const asked = { what: "emails", most: 5, wait: 900, longest: 900, kept: 900 };

/**
 * POST /api/lead/change-email {email, password}. The answer is the same for a free address and for a taken one.
 * @param {RequestEvent} e
 */
const askForChange = (e) => {
	checkOpen(e.auth);
	const sent = typed(e, { email: "", password: "" });
	const email = checkAddress(String(sent.email));
	if (isSame(email, e.auth.getString("email"))) {
		throw refusal(400, "email", "same_email", "This is already your email address.");
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
		setRetryAfter(e, wait);
		throw refusal(
			429,
			"email",
			"too_many_mails",
			"Several emails have already been sent. Please wait a quarter of an hour.",
		);
	}
	countWrong(tx, counted, asked);
	return queueMail(tx, wanted);
};

/**
 * Middleware around PocketBase's own route, which checks the password before any hook runs. If the new address was
 * mistyped, a stranger has the link; the limit on wrong passwords keeps them from guessing without end.
 * @param {RequestEvent} e
 */
const guardConfirmation = (e) => {
	const user = whoseLink(e.app, sentTexts(e, ["token"]).token ?? "");
	if (!user) return e.next();
	const account = accountOf(user);
	countAttempt(e, account);
	e.next();
	clearAttempts(e.app, account);
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
 * The link was opened and the password given. The new address and the mail to the old one are written in one transaction.
 * @param {RecordEvent} e
 */
const confirmChange = (e) =>
	inTransaction(e, (tx) => {
		recheckAccount(tx, e.record);
		e.next();
	});

/**
 * Model hook: the old address gets a mail, however the address was changed. Not when nobody has confirmed either: then
 * the centre mended an address that may have been mistyped, and a stranger would read the right one.
 * @param {ModelEvent} e of users
 */
const tellOldAddress = (e) => {
	const before = e.record.original();
	const old = before.getString("email");
	const confirmed = before.getBool("verified") || e.record.getBool("verified");
	e.next();
	const email = e.record.getString("email");
	if (old === "" || !confirmed || isSame(old, email) || isGone(e.record)) return;
	const about = {
		language: e.record.getString("language"),
		user_id: e.record.id,
		values: { email, username: e.record.getString("username") },
	};
	queueMail(e.app, { ...about, kind: "email_changed", to: old });
};

module.exports = { askForChange, guardConfirmation, confirmChange, tellOldAddress };
