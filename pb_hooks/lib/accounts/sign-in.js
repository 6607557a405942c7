// @ts-check
// Wrong passwords: after 5 the account waits one minute, after each further one twice as long; known or not. A try is
// counted *before* the password is looked at, in a write transaction of its own (looking takes too long to hold up every
// other writer), so a hundred guesses sent at once are not a hundred guesses; the right password clears the count.
const { waitOf, countWrong, forget, tooMany } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { tellWait } = require(`${__hooks}/lib/waiting.js`);
const { checkLasts } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);

/** @type {import("./attempt-limits.js").Limit} longest: a prank must not keep a student out for a day */
const passwords = { what: "passwords", most: 5, wait: 60, longest: 16 * 60, kept: 86400 };

/** @param {PasswordEvent} e */
const signIn = (e) => {
	const account = accountOf(e.collection.name, e.identity);
	takeTry(e.requestEvent, account);
	try {
		e.next();
	} catch (error) {
		// Nobody's password is looked at twice as well: the time must not tell who has an account.
		const looked = e.record ?? anybody(e.app);
		if (!looked?.validatePassword(e.password) || !e.record) throw error;
		forget(e.app, account); // right, but not let in: said only to who knows the password
		throw statusOf(e.record).status === "blocked" ? blocked() : error;
	}
	forget(e.app, account);
};

/** @param {App} app @returns {DbRecord | null} */
const anybody = (app) => {
	const [found] = rows(app, "SELECT id FROM users LIMIT 1", {}, { id: "" });
	return found ? app.findRecordById("users", found.id) : null;
};

const blocked = () => refusal(403, "identity", "blocked", "The centre has paused this account.");

/** @param {string} collection @param {string} identity @returns {string} what its tries are counted under */
const accountOf = (collection, identity) => $security.sha256(`${collection} ${identity.trim().toLowerCase()}`);

/**
 * Call it before the password is looked at, and `forget` when it was the right one.
 * @param {RequestEvent} e
 * @param {string} account
 * @throws {ApiError} 429 too_many_guesses
 */
const takeTry = (e, account) => {
	const wait = reserveTry(e.app, account);
	if (wait === 0) return;
	tellWait(e, wait);
	throw refusal(429, "password", "too_many_guesses", tooMany(passwords, wait));
};

/** @param {App} app @param {string} account @returns {number} seconds to wait; 0 when this try may go on */
const reserveTry = (app, account) => {
	let wait = 0;
	app.runInTransaction((tx) => {
		wait = waitOf(tx, account, passwords);
		if (wait === 0) countWrong(tx, account, passwords);
	});
	return wait;
};

/**
 * After the right password. Nor is a session from an expired one renewed.
 * @param {AuthEvent} e
 */
const letIn = (e) => {
	checkLasts(e.record);
	e.next();
};

module.exports = { signIn, letIn, accountOf, takeTry };
