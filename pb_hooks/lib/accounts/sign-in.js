// @ts-check
// Limits wrong passwords: after 5 the account waits one minute, and twice as long after each further one, whether the
// account exists or not. An attempt is counted *before* the password is checked, so parallel attempts cannot exceed the
// limit. The count has its own write transaction, because checking a password takes too long to keep every other writer
// waiting. The right password clears the count.
const { idOfAccount } = require(`${__hooks}/lib/accounts/addresses.js`);
const { waitOf, countWrong, clearAttempts, tooMany } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);
const { isOwn } = require(`${__hooks}/lib/site/superuser.js`);
const { checkLasts } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);

/** @type {import("./attempt-limits.js").Limit} `longest` keeps a prank from locking a student out for a day */
const passwords = { what: "passwords", most: 5, wait: 60, longest: 16 * 60, kept: 86400 };

/**
 * Counts the attempt, then lets PocketBase check the password; the right one clears the count.
 * @param {PasswordEvent} e
 * @throws {ApiError} 429 too_many_guesses, 403 blocked
 */
const signIn = (e) => {
	const account = keyOf(e.app, e.identity);
	countAttempt(e.requestEvent, account);
	try {
		e.next();
	} catch (error) {
		// Without an account, the password of another one is checked, so that the time of the answer does not reveal which
		// accounts exist.
		const looked = e.record ?? anybody(e.app);
		if (!looked?.validatePassword(e.password) || !e.record) throw error;
		clearAttempts(e.app, account); // right, but not let in: the reason is given only to a person who knows the password
		throw statusOf(e.record).status === "blocked" ? blocked() : error;
	}
	clearAttempts(e.app, account);
};

/**
 * The same for a superuser, where the dashboard is open.
 * @param {PasswordEvent} e
 * @throws {ApiError} 429 too_many_guesses
 */
const signInSuperuser = (e) => {
	if (isOwn(e.identity)) return e.next();
	const account = $security.sha256(`superuser ${lowerCase(e.identity)}`);
	countAttempt(e.requestEvent, account);
	e.next();
	clearAttempts(e.app, account);
};

/** @param {App} app @returns {DbRecord | null} */
const anybody = (app) => {
	const [found] = rows(app, "SELECT id FROM users LIMIT 1", {}, { id: "" });
	return found ? app.findRecordById("users", found.id) : null;
};

const blocked = () => refusal(403, "identity", "blocked", "The center has paused this account.");

/** @param {DbRecord} user @returns {string} the key under which attempts are counted, by e-mail address and by user name */
const accountOf = (user) => keyFor(user.id);

/**
 * The account is looked up here: a request may name the field in which PocketBase looks, and so be counted elsewhere.
 * @param {App} app
 * @param {string} identity
 */
const keyOf = (app, identity) => {
	const id = idOfAccount(app, identity);
	return id ? keyFor(id) : nobodys(identity);
};

/** @param {string} id */
const keyFor = (id) => $security.sha256(`users ${id}`);

/**
 * The same for what nobody is called. Two spellings share a key exactly when they would share an account (COLLATE NOCASE),
 * so that the count does not reveal which accounts exist.
 * @param {string} identity
 */
const nobodys = (identity) => $security.sha256(`nobody ${lowerCase(identity)}`);

const lowerCase = (/** @type {string} */ text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Counts an attempt. Call it before the password is checked, and `clearAttempts` if it was right.
 * @param {RequestEvent} e
 * @param {string} account
 * @throws {ApiError} 429 too_many_guesses
 */
const countAttempt = (e, account) => {
	const wait = reserveAttempt(e.app, account);
	if (wait === 0) return;
	setRetryAfter(e, wait);
	throw refusal(429, "password", "too_many_guesses", tooMany(passwords, wait));
};

/** @param {App} app @param {string} account @returns {number} seconds to wait; 0 when this attempt may go on */
const reserveAttempt = (app, account) => {
	let wait = 0;
	app.runInTransaction((tx) => {
		wait = waitOf(tx, account, passwords);
		if (wait === 0) countWrong(tx, account, passwords);
	});
	return wait;
};

/**
 * Runs after the right password, and when a session is renewed: an expired temporary password opens neither.
 * @param {AuthEvent} e
 */
const refuseExpiredPassword = (e) => {
	checkLasts(e.record);
	e.next();
};

module.exports = { signIn, signInSuperuser, refuseExpiredPassword, accountOf, countAttempt };
