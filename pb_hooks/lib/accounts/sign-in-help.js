// @ts-check
// For a person who cannot sign in any more: an admin sends a reset link, or sets a password that lasts a week.
const { isAdmin } = require(`${__hooks}/lib/accounts/roles.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { queueMail, sendNow, standsFor } = require(`${__hooks}/lib/mail/mails.js`);
const { clearAttempts } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { accountOf } = require(`${__hooks}/lib/accounts/sign-in.js`);
const { isGone, statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { newPassword, setTemporaryPassword } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);

/**
 * POST /api/lead/send-reset-link {user_id}
 * @param {RequestEvent} e
 */
const sendResetLink = (e) => {
	const mail = mailedByAdmin(e, (tx, person) => {
		if (person.getString("email") === "") {
			throw refusal(409, "user_id", "no_address", "This account has no email address.");
		}
		const equal = standsFor(tx, { kind: "reset", to: person.getString("email"), user_id: person.id });
		return equal || queueHelp(e, tx, person, "reset", {});
	});
	return e.json(200, { mail });
};

/**
 * POST /api/lead/temporary-password {user_id}: sets one, and ends the person's sessions.
 * @param {RequestEvent} e
 */
const giveTemporaryPassword = (e) => {
	stillAdmin(e.app, e.auth.id);
	const password = newPassword(e.app);
	const mail = mailedByAdmin(e, (tx, person) => {
		if (person.id === e.auth.id || isAdmin(tx, person.id)) {
			throw refusal(403, "user_id", "not_yours", "Admins change their passwords themselves.");
		}
		setTemporaryPassword(person, password);
		tx.save(person);
		clearAttempts(tx, accountOf(person)); // clears the person's own wrong attempts
		return queueHelp(e, tx, person, "temporary_password", { password: password.plain });
	});
	return e.json(200, { mail, password: password.plain });
};

/**
 * Refuses everyone who is not an admin in the same way, whatever the request asks for, before anything is read.
 * @param {RequestEvent} e
 * @param {(tx: App, person: DbRecord) => string} work gives the id of the mail, "" for none
 * @returns {"sent" | "waiting" | "none"}
 */
const mailedByAdmin = (e, work) => {
	stillAdmin(e.app, e.auth.id);
	const userId = String(typed(e, { user_id: "" }).user_id); // read before the transaction: a slow body must not keep other writers waiting
	const queued = { id: "" };
	asAdmin(e, (tx) => {
		const person = find(tx, "users", userId);
		if (!person || isGone(person)) throw refusal(404, "user_id", "unknown_person", "Nobody has this account.");
		if (statusOf(person).status === "blocked") {
			throw refusal(409, "user_id", "blocked", "This account is blocked. Unblock it first.");
		}
		queued.id = work(tx, person);
	});
	return queued.id ? sendNow(e.app, queued.id) : "none";
};

/**
 * Queues a mail to the person, and writes into the log that this admin had it sent. Without an address the admin tells the
 * person.
 * @param {RequestEvent} e
 * @param {App} tx
 * @param {DbRecord} person
 * @param {"reset" | "temporary_password"} kind
 * @param {Record<string, string>} values
 */
const queueHelp = (e, tx, person, kind, values) => {
	logAction(tx, { admin: e.auth.id, what: kind, about: person.id });
	if (person.getString("email") === "") return "";
	return queueMail(tx, {
		kind,
		to: person.getString("email"),
		language: person.getString("language"),
		user_id: person.id,
		values,
	});
};

module.exports = { sendResetLink, giveTemporaryPassword, queueHelp };
