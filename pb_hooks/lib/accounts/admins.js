// @ts-check
// There is always an admin who can act.
const { exists } = require(`${__hooks}/lib/sql.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const acting = `SELECT users.id FROM user_roles JOIN users ON users.id = user_roles.user_id
	WHERE user_roles.role = 'admin' AND users.name <> '' AND users.blocked_at = '' AND users.temporary_until = ''`;

/**
 * Asked inside the write transaction: of two admins demoting or blocking each other at once, the second is no admin any
 * more when the turn comes (the rule was read before, when both still were).
 * @param {App} tx
 * @param {string} userId
 * @throws {ApiError} 403 not_admin
 */
const stillAdmin = (tx, userId) => {
	if (exists(tx, `${acting} AND users.id = {:userId}`, { userId })) return;
	throw refusal(403, "role", "not_admin", "Only an admin can do this.");
};

/**
 * An admin changes another's role, or gives one to who has none: one row, one request.
 * @param {RecordEvent} e
 */
const setRole = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	inTransaction(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		e.next();
	});
};

/**
 * Model hook: whoever asks and by whatever path, the last acting admin keeps the role.
 * @param {ModelEvent} e of user_roles
 */
const keepRole = (e) => {
	if (e.record.getString("role") !== "admin") keepOne(e.app, e.record.original().getString("user_id"), "role");
	e.next();
};

/**
 * Model hook: the last acting admin is neither blocked nor unnamed.
 * @param {ModelEvent} e of users
 */
const keepAccountStatus = (e) => {
	const acts = e.record.getString("name") !== "" && e.record.getString("blocked_at") === "";
	if (!acts) keepOne(e.app, e.record.id, "name");
	e.next();
};

/**
 * @param {App} tx
 * @param {string} userId who is about to be no acting admin any more
 * @param {string} field the field to blame
 * @throws {ApiError} 409 last_admin
 */
const keepOne = (tx, userId, field) => {
	if (!exists(tx, `${acting} AND users.id = {:userId}`, { userId })) return;
	if (exists(tx, `${acting} AND users.id <> {:userId}`, { userId })) return;
	throw refusal(409, field, "last_admin", "The last admin cannot be removed.");
};

module.exports = { stillAdmin, setRole, keepRole, keepAccountStatus, keepOne };
