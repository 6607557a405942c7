// @ts-check
// Makes sure that there is always an admin who can act.
const { exists } = require(`${__hooks}/lib/sql.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { unchanged } = require(`${__hooks}/lib/accounts/recheck-account.js`);

const acting = `SELECT users.id FROM user_roles JOIN users ON users.id = user_roles.user_id
	WHERE user_roles.role = 'admin' AND users.name <> '' AND users.blocked_at = '' AND users.temporary_until = ''`;

/**
 * Call it inside the write transaction. If two admins demote or block each other at the same moment, PocketBase has
 * checked both requests against the rule while both were admins; the second is refused here, because it is written after
 * the first.
 * @param {App} tx
 * @param {string} userId
 * @throws {ApiError} 403 not_admin
 */
const stillAdmin = (tx, userId) => {
	if (exists(tx, `${acting} AND users.id = {:userId}`, { userId })) return;
	throw refusal(403, "role", "not_admin", "Only an admin can do this.");
};

/**
 * Writes in a transaction, in which the person is looked at again: the request may have waited for its body, or for its turn
 * to write. A route that reads or prepares anything before checks with `stillAdmin`, too.
 * @param {RequestEvent} e
 * @param {(tx: App) => void} write
 * @throws {UnauthorizedError} when the session has ended
 * @throws {ApiError} 403 not_admin
 */
const asAdmin = (e, write) =>
	e.app.runInTransaction((tx) => {
		stillAdmin(tx, unchanged(tx, e.auth).id);
		write(tx);
	});

/**
 * Model hook: the last admin who can act keeps the role, whoever asks and by whatever path.
 * @param {ModelEvent} e of user_roles
 */
const keepRole = (e) => {
	if (e.record.getString("role") !== "admin") keepOne(e.app, e.record.original().getString("user_id"), "role");
	e.next();
};

/**
 * Model hook: the last admin who can act is neither blocked nor left without a name.
 * @param {ModelEvent} e of users
 */
const keepAccountStatus = (e) => {
	const acts = e.record.getString("name") !== "" && e.record.getString("blocked_at") === "";
	if (!acts) keepOne(e.app, e.record.id, "name");
	e.next();
};

/**
 * @param {App} tx
 * @param {string} userId of the account that is about to stop being an admin who can act
 * @param {string} field the field to blame
 * @throws {ApiError} 409 last_admin
 */
const keepOne = (tx, userId, field) => {
	if (!exists(tx, `${acting} AND users.id = {:userId}`, { userId })) return;
	if (exists(tx, `${acting} AND users.id <> {:userId}`, { userId })) return;
	throw refusal(409, field, "last_admin", "The last admin cannot be removed. Make somebody else an admin first.");
};

module.exports = { stillAdmin, asAdmin, keepRole, keepAccountStatus, keepOne };
