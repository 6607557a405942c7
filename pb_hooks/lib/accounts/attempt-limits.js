// @ts-check
// Counts wrong attempts per account for everything that can be guessed: passwords (sign-in.js), join codes and addresses
// (joining.js). It is a table and not a rate limit, because rate limits count internet addresses and a whole school has
// one.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { setRetryAfter } = require(`${__hooks}/lib/retry-after.js`);
const { rows, run } = require(`${__hooks}/lib/sql.js`);

/**
 * @typedef {object} Limit
 * @property {string} what is guessed, in words for people
 * @property {number} most wrong attempts before the account has to wait
 * @property {number} wait seconds; each further wrong attempt doubles them
 * @property {number} longest seconds
 * @property {number} kept seconds without a wrong attempt after which the count starts again at 0
 */

/**
 * Runs one attempt. The check and the count share one write transaction, so parallel attempts cannot exceed the limit. A
 * correct attempt does not reset the counter: an attacker who knows one valid code could reset it after every nine wrong
 * ones.
 * @param {RequestEvent} e
 * @param {App} tx must not be rolled back when the outcome is `wrong`: the count would be lost
 * @param {string} account
 * @param {Limit & { field: string }} limit
 * @param {() => import("../sync/once.js").Outcome} look
 * @returns {import("../sync/once.js").Outcome}
 * @throws {ApiError} 403 too_many_codes. Never 429: a phone takes that for a busy server and stops sending its whole
 * outbox
 */
const guarded = (e, tx, account, limit, look) => {
	const wait = waitOf(tx, account, limit);
	if (wait > 0) {
		setRetryAfter(e, wait);
		throw refusal(403, limit.field, "too_many_codes", tooMany(limit, wait));
	}
	const outcome = look();
	if (outcome.wrong) countWrong(tx, account, limit);
	return outcome;
};

/** @returns {number} the time, in seconds since 1970 */
const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** @param {App} tx @param {string} account @param {Limit} limit */
const countedSoFar = (tx, account, { kept }) => {
	const shape = { wrong: 0, locked_until: 0 };
	const now = nowInSeconds();
	const question = `SELECT wrong, locked_until FROM guesses
		WHERE account = {:account} AND last_at > {:since} AND last_at <= {:now}`;
	return rows(tx, question, { account, since: now - kept, now }, shape)[0] ?? shape;
};

/**
 * A longer wait than there can be was noted by a clock that ran ahead, and counts as over.
 * @param {App} tx
 * @param {string} account
 * @param {Limit} limit
 * @returns {number} seconds until the next attempt is allowed
 */
const waitOf = (tx, account, limit) => {
	const left = countedSoFar(tx, account, limit).locked_until - nowInSeconds();
	return left > 0 && left <= limit.longest ? left : 0;
};

/**
 * Counts one wrong attempt. Call it in the write transaction that called `waitOf`.
 * @param {App} tx
 * @param {string} account
 * @param {Limit} limit
 */
const countWrong = (tx, account, limit) => {
	const now = nowInSeconds();
	const wrong = countedSoFar(tx, account, limit).wrong + 1;
	const locked = wrong < limit.most ? 0 : now + Math.min(limit.longest, limit.wait * 2 ** (wrong - limit.most));
	run(
		tx,
		`INSERT INTO guesses (account, wrong, locked_until, last_at) VALUES ({:account}, {:wrong}, {:locked}, {:now})
		 ON CONFLICT (account) DO UPDATE SET wrong = {:wrong}, locked_until = {:locked}, last_at = {:now}`,
		{ account, wrong, locked, now },
	);
};

/** @param {App} app @param {string} account */
const clearAttempts = (app, account) => run(app, "DELETE FROM guesses WHERE account = {:account}", { account });

/** @param {Limit} limit @param {number} wait seconds @returns {string} a sentence for people */
const tooMany = ({ what }, wait) => {
	const minutes = Math.ceil(wait / 60);
	return `Too many wrong ${what}. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
};

module.exports = { guarded, waitOf, countWrong, clearAttempts, tooMany };
