// @ts-check
// PocketBase admits a request by the account as it was when the head arrived. The body may come minutes later, on a bad
// line or held back on purpose, and the request then waits for the writer. So the account is checked again inside the
// write transaction.
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { isTemporary } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { one } = require(`${__hooks}/lib/sql.js`);

/**
 * @param {App} tx
 * @param {DbRecord} account as the request, or its link, found it
 * @returns {DbRecord} the account as it is now
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
 * @returns {DbRecord} the account as it is now
 * @throws {UnauthorizedError | ForbiddenError} when its sessions have ended or it was blocked. Without a code, because a
 * phone then does the handshake, which says what happened
 */
const recheckAccount = (tx, account) => {
	const now = unchanged(tx, account);
	if (statusOf(now).status === "blocked") throw new ForbiddenError("", null);
	return now;
};

const nowOf = `SELECT COALESCE((SELECT tokenKey FROM users WHERE id = {:id}), '') AS tokenKey,
	COALESCE((SELECT blocked_at FROM users WHERE id = {:id}), '') AS blocked_at`;

/**
 * Like `recheckAccount`, for a write that needs nothing else of the account. It runs for every record that is written, so
 * it reads only the two columns.
 * @param {App} tx
 * @param {DbRecord} account
 * @throws {UnauthorizedError | ForbiddenError}
 */
const recheckWriter = (tx, account) =>
	checkFound(account, one(tx, nowOf, { id: account.id }, { tokenKey: "", blocked_at: "" }));

/**
 * The same check, for a write that has read the two columns in its own query.
 * @param {DbRecord} account
 * @param {{ tokenKey: string, blocked_at: string }} now
 * @throws {UnauthorizedError | ForbiddenError}
 */
const checkFound = (account, now) => {
	if (now.tokenKey !== account.getString("tokenKey")) throw new UnauthorizedError("", null);
	if (now.blocked_at !== "") throw new ForbiddenError("", null);
};

/**
 * For what a person does to their own account, except choosing a password.
 * @param {DbRecord} account
 * @throws {ForbiddenError} when the account is blocked, or still has the centre's temporary password
 */
const checkOpen = (account) => {
	if (statusOf(account).status === "blocked" || isTemporary(account)) throw new ForbiddenError("", null);
};

module.exports = { unchanged, recheckAccount, recheckWriter, checkFound, checkOpen };
