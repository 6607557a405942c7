// @ts-check
// There is always an admin. Both questions are asked inside the write transaction: of two admins demoting or blocking
// each other at once, the second is no admin any more when the turn comes.
const { exists } = require(`${__hooks}/lib/sql.js`);
const { inTransaction } = require(`${__hooks}/lib/replay.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const admins = `SELECT users.id FROM user_roles JOIN users ON users.id = user_roles.user_id
	WHERE user_roles.role = 'admin' AND users.name <> '' AND users.blocked_at = ''`;

/**
 * @param {App} tx after a change
 * @param {string} field the field to blame
 * @throws {ApiError} 409 last_admin when nobody is left who can act as an admin
 */
const keepOneAdmin = (tx, field) => {
	if (!exists(tx, admins, {})) throw refusal(409, field, "last_admin", "The last admin cannot be removed.");
};

/**
 * @param {App} tx
 * @param {string} userId
 * @throws {ApiError} 403 not_admin
 */
const stillAdmin = (tx, userId) => {
	if (exists(tx, `${admins} AND users.id = {:userId}`, { userId })) return;
	throw refusal(403, "role", "not_admin", "Only an admin can do this.");
};

/**
 * An admin changes another's role: one PATCH, never the last admin's.
 * @param {RecordEvent} e
 */
const changeRole = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	inTransaction(e, (tx) => {
		stillAdmin(tx, e.auth.id);
		e.next();
		keepOneAdmin(tx, "role");
	});
};

module.exports = { keepOneAdmin, stillAdmin, changeRole };
