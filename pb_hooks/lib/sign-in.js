// @ts-check
// Wrong passwords: after 5 the account waits one minute, after each further one twice as long; known or not. A try is
// counted *before* the password is looked at, in a write transaction of its own (looking takes too long to hold up every
// other writer), so a hundred guesses sent at once are not a hundred guesses; the right password clears the count.
const { waitOf, countWrong, forget, tooMany } = require(`${__hooks}/lib/guesses.js`);

/** @type {import("./guesses.js").Limit} longest: a prank must not keep a pupil out for a day */
const passwords = { what: "passwords", most: 5, wait: 60, longest: 16 * 60, kept: 86400 };

/** @param {PasswordEvent} e */
const signIn = (e) => {
	const account = $security.sha256(`${e.collection.name} ${e.identity.trim().toLowerCase()}`);
	const wait = reserveTry(e.app, account);
	if (wait > 0) throw refusal(e, wait);
	try {
		e.next();
	} catch (error) {
		if (e.record?.validatePassword(e.password)) forget(e.app, account); // right, but not let in yet
		throw error;
	}
	forget(e.app, account);
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

/** @param {PasswordEvent} e @param {number} wait seconds */
const refusal = (e, wait) => {
	const message = tooMany(passwords, wait);
	e.requestEvent.response.header().set("Retry-After", String(wait));
	return new ApiError(429, message, { password: new ValidationError("too_many_guesses", message) });
};

module.exports = { signIn };
