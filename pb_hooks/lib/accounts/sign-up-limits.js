// @ts-check
// How many people may sign up in an hour: each is a row, a mail to an address that nobody has confirmed, and a name that the
// admins have to look at. Twice a class of forty from one internet address, and six classes in all. Accounts that an admin
// makes are not counted.
const { countWrong, waitOf } = require(`${__hooks}/lib/accounts/attempt-limits.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { networkOf } = require(`${__hooks}/lib/site/request-limits.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);

const most = 240;
const perAddress = { what: "sign-ups", most: 80, wait: 3600, longest: 3600, kept: 3600 };
const tenMinutes = 600; // seconds

/**
 * Call it before the password is hashed, which costs more than all the rest, and again in the transaction.
 * @param {RequestEvent} e
 * @param {App} app
 * @throws {ApiError} 403 too_many_sign_ups, with the seconds to wait in Retry-After
 */
const checkSignUps = (e, app) => {
	if (e.hasSuperuserAuth()) return;
	const wait = waitOf(app, keyOf(e), perAddress) || (isFull(app) ? tenMinutes : 0);
	if (wait === 0) return;
	setRetryAfter(e, wait);
	const message = "Many people are signing up right now. Please try again in an hour.";
	throw refusal(403, "email", "too_many_sign_ups", message);
};

/** Call it in the transaction that makes the account. @param {RequestEvent} e @param {App} tx */
const countSignUp = (e, tx) => countWrong(tx, keyOf(e), perAddress);

/** @param {RequestEvent} e */
const keyOf = (e) => `sign-ups from ${networkOf(e.realIP())}`;

/** A time to come was noted by a clock that ran ahead. @param {App} app */
const isFull = (app) => {
	const [since, now] = [Date.now() - 3_600_000, Date.now()].map(storedTime);
	const signedUp = `SELECT 1 FROM users WHERE created_at > {:since} AND created_at <= {:now}
		AND NOT EXISTS (SELECT 1 FROM admin_log WHERE about = users.id AND what = 'account_made')
		LIMIT 1 OFFSET ${most - 1}`;
	return exists(app, signedUp, { since, now });
};

module.exports = { checkSignUps, countSignUp };
