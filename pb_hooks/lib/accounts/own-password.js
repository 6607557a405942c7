// @ts-check
// What cannot be undone needs the account's password again, because another person may be using an unlocked phone. A
// wrong one counts like a wrong one at the sign-in page.
const { clearAttempts } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { limitOwnPassword } = require(`${__hooks}/lib/site/request-limits.js`);
const { accountOf, countAttempt } = require(`${__hooks}/lib/accounts/sign-in.js`);

/**
 * Do not call it inside a transaction: checking a password takes long, and every other writer would wait.
 * @param {RequestEvent} e
 * @param {DbRecord} user
 * @param {string} password
 * @param {ApiError} wrong the refusal for a wrong password
 * @throws {ApiError} `wrong`, or 429 too_many_guesses
 */
const checkPasswordOf = (e, user, password, wrong) => {
	const account = accountOf(user);
	countAttempt(e, account);
	if (!user.validatePassword(password)) throw wrong;
	clearAttempts(e.app, account);
};

/** @param {RequestEvent} e of a person who is signed in @param {string} password */
const checkOwnPassword = (e, password) => {
	limitOwnPassword(e);
	checkPasswordOf(e, e.auth, password, refusal(400, "password", "wrong_password", "This is not your password."));
};

module.exports = { checkPasswordOf, checkOwnPassword };
