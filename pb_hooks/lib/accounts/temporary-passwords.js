// @ts-check
// A password that the centre set. It lasts a week, that of a new account a month, and the person who signs in with it must
// choose a new one.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { run } = require(`${__hooks}/lib/sql.js`);

const week = 7;

/** @param {DbRecord} person the caller saves it @param {string} password @param {number} [days] for which it works */
const setTemporaryPassword = (person, password, days = week) => {
	person.set("password", password);
	person.set("temporary_until", new DateTime().addDate(0, 0, days));
};

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
 * Model hook: a person who replaces the centre's password must choose a different one.
 * @param {ModelEvent} e
 */
const checkOwnChoice = (e) => {
	const chosen = e.record.getString("password");
	const before = e.record.original();
	if (chosen !== "" && isTemporary(before) && before.validatePassword(chosen)) {
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
	const justSet = e.record.getString("temporary_until") !== e.record.original().getString("temporary_until");
	if (!justSet) e.record.set("temporary_until", "");
	e.next();
	run(
		e.app,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE user_id = {:id} AND kind IN ('temporary_password', 'account_made', 'change_email') AND sent_at = 0 AND dropped_at = 0`,
		{ id: e.record.id, now: Date.now() },
	);
};

module.exports = { setTemporaryPassword, isTemporary, checkLasts, checkOwnChoice, endWithPassword };
