// @ts-check
// A password that the centre set. It lasts a week, that of a new account a month, and the person who signs in with it must
// choose a new one.
const { hashed } = require(`${__hooks}/lib/accounts/passwords.js`);
const { readablePassword } = require(`${__hooks}/lib/accounts/readable-password.js`);
const { queueMail } = require(`${__hooks}/lib/mail/mails.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { exists, run } = require(`${__hooks}/lib/sql.js`);

const week = 7;

/** @typedef {{ plain: string, hashed: unknown }} NewPassword */

/** Makes a password that the centre gives. Call it before the transaction. @param {App} app @returns {NewPassword} */
const newPassword = (app) => {
	const plain = readablePassword();
	return { plain, hashed: hashed(app, plain) };
};

/** @param {DbRecord} person the caller saves it @param {NewPassword} password @param {number} [days] for which it works */
const setTemporaryPassword = (person, password, days = week) => {
	person.setRaw("password", password.hashed);
	person.set("temporary_until", new DateTime().addDate(0, 0, days));
};

/**
 * Whether who reads this address may know the password: it was mailed there in the last thirty days, which is as long as
 * one works and mails are remembered, or a link to choose one was.
 * @param {App} tx
 * @param {string} userId
 * @param {string} address
 */
const wasMailedTo = (tx, userId, address) =>
	exists(
		tx,
		`SELECT 1 FROM mails WHERE user_id = {:userId} AND recipient = {:address} AND tries > 0
		 AND kind IN ('account_made', 'temporary_password', 'reset')`,
		{ userId, address },
	);

/** Whether the password is the centre's, also when its time is over. @param {DbRecord} person */
const isTemporary = (person) => person.getString("temporary_until") !== "";

/**
 * Call it only after the password was right: nobody else may learn that the centre set it.
 * @param {DbRecord} person
 * @throws {ApiError} 403 temporary_expired
 */
const checkLasts = (person) => {
	if (!isTemporary(person) || person.getDateTime("temporary_until").after(new DateTime())) return;
	const message = "This temporary password has expired. Please ask the center for a new one.";
	throw refusal(403, "password", "temporary_expired", message);
};

/**
 * A person who replaces the centre's password must choose a different one. Call it before the transaction.
 * @param {DbRecord} person as stored
 * @param {string} chosen
 * @throws {ApiError} 400 same_password
 */
const checkOwnChoice = (person, chosen) => {
	if (!isTemporary(person) || !person.validatePassword(chosen)) return;
	throw refusal(400, "password", "same_password", "Please choose a password of your own.");
};

/**
 * Model hook: any new password ends the time of the temporary one. Mails that are still queued, with the temporary
 * password or with a link to confirm a new address, are dropped; the links already delivered stop working by themselves. The
 * first password of a person's own is followed by a link to confirm the address.
 * @param {ModelEvent} e
 */
const endWithPassword = (e) => {
	if (e.record.getString("password") === "") return e.next();
	const before = e.record.original();
	const justSet = e.record.getString("temporary_until") !== before.getString("temporary_until");
	if (!justSet) e.record.set("temporary_until", "");
	e.next();
	run(
		e.app,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE user_id = {:id} AND kind IN ('temporary_password', 'account_made', 'change_email') AND sent_at = 0 AND dropped_at = 0`,
		{ id: e.record.id, now: Date.now() },
	);
	if (!justSet && isTemporary(before)) askToConfirm(e.app, e.record);
};

/**
 * Nobody has confirmed an address that an admin named, and notices go to confirmed ones alone. The link is mailed now and not
 * with the centre's password, because a new password ends every link made before it.
 * @param {App} tx
 * @param {DbRecord} person who has chosen a password
 */
const askToConfirm = (tx, person) => {
	const to = person.getString("email");
	if (to === "" || person.getBool("verified")) return;
	const about = { language: person.getString("language"), user_id: person.id, values: { by: "centre" } };
	queueMail(tx, { ...about, kind: "verify", to });
};

module.exports = {
	newPassword,
	setTemporaryPassword,
	wasMailedTo,
	isTemporary,
	checkLasts,
	checkOwnChoice,
	endWithPassword,
};
