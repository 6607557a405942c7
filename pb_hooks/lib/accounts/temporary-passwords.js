// @ts-check
// A password the centre set: it lasts a week, and whoever signs in with it chooses an own one.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { run } = require(`${__hooks}/lib/sql.js`);

const days = 7;

/** @param {DbRecord} person to be saved then @param {string} password */
const lend = (person, password) => {
	person.set("password", password);
	person.set("temporary_until", new DateTime().addDate(0, 0, days));
};

/** @param {DbRecord} person */
const isTemporary = (person) => person.getString("temporary_until") !== "";

/**
 * Only for who knows the password: nobody else learns that it was set by the centre.
 * @param {DbRecord} person
 * @throws {ApiError} 403 temporary_expired
 */
const checkLasts = (person) => {
	if (!isTemporary(person) || person.getDateTime("temporary_until").after(new DateTime())) return;
	const message = "This temporary password has expired. Please ask the centre for a new one.";
	throw refusal(403, "password", "temporary_expired", message);
};

/**
 * Model hook: who replaces the centre's password chooses another one.
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
 * Model hook: with a new password, however it was set, the week of the one before is over. A mail that still waits to tell
 * it is not sent any more, nor a link to a new address that was asked for with it: those in a mailbox are dead as well.
 * @param {ModelEvent} e
 */
const endWithPassword = (e) => {
	if (e.record.getString("password") === "") return e.next();
	const lent = e.record.getString("temporary_until") !== e.record.original().getString("temporary_until");
	if (!lent) e.record.set("temporary_until", "");
	e.next();
	run(
		e.app,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE user_id = {:id} AND kind IN ('temporary_password', 'change_email') AND sent_at = 0 AND dropped_at = 0`,
		{ id: e.record.id, now: Date.now() },
	);
};

module.exports = { lend, isTemporary, checkLasts, checkOwnChoice, endWithPassword };
