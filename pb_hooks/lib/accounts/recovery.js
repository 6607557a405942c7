// @ts-check
// For a person who cannot get in: a new link to confirm the address, or a link to choose a new password. The answer is
// the same for known and unknown addresses, and says truthfully whether the mail was sent. PocketBase's own routes for
// this are closed (lib/site/open-routes.js): they report success before anything is sent, and after a failed attempt
// they send nothing more for two minutes.
const { checkAddress } = require(`${__hooks}/lib/accounts/addresses.js`);
const { clearAttempts } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { hashed } = require(`${__hooks}/lib/accounts/passwords.js`);
const { checkOwnChoice } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { sentTexts, typed } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { accountOf } = require(`${__hooks}/lib/accounts/sign-in.js`);
const { recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { exists, rows } = require(`${__hooks}/lib/sql.js`);
const { inventedAnHour, queueMail, sendAlike, standsFor } = require(`${__hooks}/lib/mail/mails.js`);

const hour = 60 * 60_000;
const day = 24 * hour;

/** @typedef {{ id: string, email: string, language: string, verified: number }} Known */

/**
 * POST /api/lead/verification {email, language}
 * @param {RequestEvent} e
 */
const verification = (e) =>
	answerAlike(e, (known) => (known ? (known.verified ? "already_verified" : "verify") : "no_account"));

/**
 * POST /api/lead/forgot-password {email, language}
 * @param {RequestEvent} e
 */
const forgotPassword = (e) => answerAlike(e, (known) => (known ? "reset" : "no_account"));

/**
 * @param {RequestEvent} e
 * @param {(known: Known | null) => import("../mail/mails.js").RealKind} kindFor
 */
const answerAlike = (e, kindFor) => {
	const { email, language } = form(e);
	const mail = { id: "" };
	e.app.runInTransaction((tx) => {
		const known = whoHas(tx, email);
		const kind = kindFor(known);
		const to = known?.email ?? email;
		const wanted = { kind, to, language: known?.language || language, user_id: known?.id ?? "" };
		mail.id = standsFor(tx, wanted) || (isEnough(tx, kind, to) ? likeOne(tx, wanted) : queueMail(tx, wanted));
	});
	return e.json(200, { mail: sendAlike(e.app, mail.id) });
};

/** @param {RequestEvent} e @throws {ApiError} 400 invalid_email */
const form = (e) => {
	const sent = typed(e, { email: "", language: "" });
	return { email: checkAddress(String(sent.email)), language: sent.language === "fr" ? "fr" : "en" };
};

/** @param {App} tx @param {string} email @returns {Known | null} */
const whoHas = (tx, email) => {
	const having =
		"SELECT id, email, language, verified + 0 AS verified FROM users WHERE email = {:email} COLLATE NOCASE";
	return rows(tx, having, { email }, { id: "", email: "", language: "", verified: 0 })[0] ?? null;
};

/**
 * Keeps people from filling a mailbox by asking again and again: five mails of a kind an hour to one address; to an
 * address without an account one a day, and `inventedAnHour` to all of those together. Mail addresses are counted, because
 * a whole school has one internet address.
 * @param {App} tx @param {string} kind @param {string} to
 */
const isEnough = (tx, kind, to) => {
	/** @param {number} most @param {string} which @param {number} since */
	const went = (most, which, since) => {
		const equal = `SELECT 1 FROM mails WHERE kind = {:kind} AND queued_at > {:since} AND queued_at <= {:now} ${which}
			LIMIT 1 OFFSET ${most - 1}`;
		const now = Date.now();
		return exists(tx, equal, { kind, to, since: now - since, now });
	};
	const toThem = "AND recipient = {:to}";
	return kind === "no_account" ? went(1, toThem, day) || went(inventedAnHour, "", hour) : went(5, toThem, hour);
};

/**
 * @param {App} tx
 * @param {import("../mail/mails.js").Wanted & { kind: import("../mail/mails.js").RealKind }} wanted
 * @returns {string} the id of the decoy that is queued instead of a mail (mail/decoy.js)
 */
const likeOne = (tx, wanted) => {
	/** @type {import("../mail/mails.js").Wanted} */
	const like = { ...wanted, kind: `like ${wanted.kind}` };
	return standsFor(tx, like) || queueMail(tx, like);
};

/**
 * POST /api/lead/reset-link {token}: whether the link can still be used. Asking does not use it up.
 * @param {RequestEvent} e
 */
const lookAtLink = (e) => {
	return e.json(200, { valid: isValid(e.app, String(typed(e, { token: "" }).token)) });
};

/**
 * A reset also confirms the address and clears the counter of wrong passwords. It is written here: PocketBase would hash the
 * password inside the transaction.
 * @param {RecordEvent} e
 */
const confirmReset = (e) => {
	const { password = "" } = sentTexts(e, ["password"]);
	checkOwnChoice(e.record, password);
	const chosen = hashed(e.app, password);
	inTransaction(e, (tx) => {
		const person = recheckAccount(tx, e.record);
		person.setRaw("password", chosen);
		person.set("verified", true);
		tx.save(person);
		clearAttempts(tx, accountOf(person));
	});
	return e.noContent(204);
};

/** @param {App} app @param {string} token */
const isValid = (app, token) => {
	try {
		return app.findAuthRecordByToken(token, "passwordReset").collection().name === "users";
	} catch (_) {
		return false;
	}
};

module.exports = { verification, forgotPassword, lookAtLink, confirmReset };
