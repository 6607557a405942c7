// @ts-check
// A request is let in by the account as it was when its head arrived. Its body may come minutes later, held back on a bad
// line or by intent, and then it waits for its turn to write: in the write transaction the account is looked at once more.
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { isTemporary } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { one } = require(`${__hooks}/lib/sql.js`);

/**
 * @param {App} tx
 * @param {DbRecord} account as the request, or its link, found it
 * @returns {DbRecord} as it is now
 * @throws {UnauthorizedError} when its sessions and links have ended: a new password, a new address, the account deleted
 */
const unchanged = (tx, account) => {
	const now = tx.findRecordById("users", account.id);
	if (now.getString("tokenKey") === account.getString("tokenKey")) return now;
	throw new UnauthorizedError("", null);
};

/**
 * @param {App} tx
 * @param {DbRecord} account
 * @returns {DbRecord} as it is now
 * @throws {UnauthorizedError | ForbiddenError} when its sessions have ended, or it was blocked. Without a code: a phone does
 * the handshake, which tells what happened
 */
const recheckAccount = (tx, account) => {
	const now = unchanged(tx, account);
	if (statusOf(now).status === "blocked") throw new ForbiddenError("", null);
	return now;
};

const nowOf = `SELECT COALESCE((SELECT tokenKey FROM users WHERE id = {:id}), '') AS tokenKey,
	COALESCE((SELECT blocked_at FROM users WHERE id = {:id}), '') AS blocked_at`;

/**
 * The same as `recheckAccount` for a write that needs nothing else of the account: it is asked once more for every record
 * that is written, so only the two columns are read.
 * @param {App} tx
 * @param {DbRecord} account
 * @throws {UnauthorizedError | ForbiddenError}
 */
const recheckWriter = (tx, account) =>
	checkFound(account, one(tx, nowOf, { id: account.id }, { tokenKey: "", blocked_at: "" }));

/**
 * The same, for a write that has asked for the two columns with its own question.
 * @param {DbRecord} account
 * @param {{ tokenKey: string, blocked_at: string }} now
 * @throws {UnauthorizedError | ForbiddenError}
 */
const checkFound = (account, now) => {
	if (now.tokenKey !== account.getString("tokenKey")) throw new UnauthorizedError("", null);
	if (now.blocked_at !== "") throw new ForbiddenError("", null);
};

/**
 * For what a person does to the own account besides choosing a password.
 * @param {DbRecord} account
 * @throws {ForbiddenError} when it is blocked, or opens only with the centre's password yet
 */
const checkOpen = (account) => {
	if (statusOf(account).status === "blocked" || isTemporary(account)) throw new ForbiddenError("", null);
};

module.exports = { unchanged, recheckAccount, recheckWriter, checkFound, checkOpen };
