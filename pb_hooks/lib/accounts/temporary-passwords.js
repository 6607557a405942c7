// @ts-check
// A password that the centre set. It lasts a week, that of a new account a month, and the person who signs in with it must
// choose a new one.
const { readablePassword } = require(`${__hooks}/lib/accounts/readable-password.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { exists, run } = require(`${__hooks}/lib/sql.js`);

const week = 7;

/** @typedef {{ plain: string, hashed: unknown }} NewPassword */

/**
 * Makes a password that the centre gives. Call it before the transaction: hashing takes too long to keep every other
 * writer waiting.
 * @param {App} app
 * @returns {NewPassword}
 */
const newPassword = (app) => {
	const nobody = new Record(app.findCollectionByNameOrId("users"));
	const plain = readablePassword();
	nobody.set("password", plain);
	return { plain, hashed: nobody.getRaw("password") };
};

/** @param {DbRecord} person the caller saves it @param {NewPassword} password @param {number} [days] for which it works */
const setTemporaryPassword = (person, { hashed }, days = week) => {
	person.setRaw("password", hashed);
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

/** Whether the new password of this row is the centre's. @param {DbRecord} person */
const isCentres = (person) =>
	isTemporary(person) && person.getString("temporary_until") !== person.original().getString("temporary_until");

/**
 * Model hook: a person who replaces the centre's password must choose a different one.
 * @param {ModelEvent} e
 */
const checkOwnChoice = (e) => {
	const chosen = e.record.getString("password");
	const before = e.record.original();
	if (chosen !== "" && !isCentres(e.record) && isTemporary(before) && before.validatePassword(chosen)) {
		throw refusal(400, "password", "same_password", "Please choose a password of your own.");
	}
	e.next();
};

/**
 * Model hook: any new password ends the time of the temporary one. Mails that are still queued, with the temporary
 * password or with a link to confirm a new address, are dropped; the links already delivered stop working by themselves.
 * @param {ModelEvent} e
 */
const endWithPassword = (e) => {
	if (e.record.getString("password") === "") return e.next();
	if (!isCentres(e.record)) e.record.set("temporary_until", "");
	e.next();
	run(
		e.app,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE user_id = {:id} AND kind IN ('temporary_password', 'account_made', 'change_email') AND sent_at = 0 AND dropped_at = 0`,
		{ id: e.record.id, now: Date.now() },
	);
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
