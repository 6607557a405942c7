// @ts-check
// Whatever can be guessed is counted, per account: passwords (sign-in.js), join codes and addresses (joining.js). A table
// and not a rate limit: those count internet addresses, and a whole school is one.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { tellWait } = require(`${__hooks}/lib/waiting.js`);
const { rows, run } = require(`${__hooks}/lib/sql.js`);

/**
 * @typedef {object} Limit
 * @property {string} what is guessed, for people
 * @property {number} most wrong guesses until the account waits
 * @property {number} wait seconds, doubled by each further wrong guess
 * @property {number} longest seconds
 * @property {number} kept seconds without a wrong guess after which all are forgotten
 */

/**
 * Lets an account look at what it might be guessing. The looking and the counting stand in one write transaction, so no
 * answer leaves before its guess is counted, a hundred guesses at once are not a hundred guesses, and twenty copies of
 * the right one are none. The right one does not clear the count, only time does: a guesser may well know one right
 * code, the one of the own course, and would clear the count with it after every nine guesses.
 * @param {RequestEvent} e
 * @param {App} tx must end well when the outcome is `wrong`
 * @param {string} account
 * @param {Limit & { field: string }} limit
 * @param {() => import("../sync/once.js").Outcome} look
 * @returns {import("../sync/once.js").Outcome}
 * @throws {ApiError} 403 too_many_codes; never 429, which tells a phone that the server is busy, and holds its whole queue
 */
const guarded = (e, tx, account, limit, look) => {
	const wait = waitOf(tx, account, limit);
	if (wait > 0) {
		tellWait(e, wait);
		throw refusal(403, limit.field, "too_many_codes", tooMany(limit, wait));
	}
	const outcome = look();
	if (outcome.wrong) countWrong(tx, account, limit);
	return outcome;
};

const seconds = () => Math.floor(Date.now() / 1000);

/** @param {App} tx @param {string} account @param {Limit} limit */
const sofar = (tx, account, { kept }) => {
	const shape = { wrong: 0, locked_until: 0 };
	const since = seconds() - kept;
	const question = "SELECT wrong, locked_until FROM guesses WHERE account = {:account} AND last_at > {:since}";
	return rows(tx, question, { account, since }, shape)[0] ?? shape;
};

/** @param {App} tx @param {string} account @param {Limit} limit @returns {number} seconds until it may guess again */
const waitOf = (tx, account, limit) => Math.max(0, sofar(tx, account, limit).locked_until - seconds());

/**
 * Call it in the write transaction that asked `waitOf`.
 * @param {App} tx
 * @param {string} account
 * @param {Limit} limit
 */
const countWrong = (tx, account, limit) => {
	const now = seconds();
	const wrong = sofar(tx, account, limit).wrong + 1;
	const locked = wrong < limit.most ? 0 : now + Math.min(limit.longest, limit.wait * 2 ** (wrong - limit.most));
	run(
		tx,
		`INSERT INTO guesses (account, wrong, locked_until, last_at) VALUES ({:account}, {:wrong}, {:locked}, {:now})
		 ON CONFLICT (account) DO UPDATE SET wrong = {:wrong}, locked_until = {:locked}, last_at = {:now}`,
		{ account, wrong, locked, now },
	);
};

/** @param {App} app @param {string} account */
const forget = (app, account) => run(app, "DELETE FROM guesses WHERE account = {:account}", { account });

/** @param {Limit} limit @param {number} wait seconds @returns {string} for people */
const tooMany = ({ what }, wait) => {
	const minutes = Math.ceil(wait / 60);
	return `Too many wrong ${what}. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
};

module.exports = { guarded, waitOf, countWrong, forget, tooMany };
