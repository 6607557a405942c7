// @ts-check
// After the server was restored from a backup, a phone asks here which of its confirmed writes are still there.
const { checkIds } = require(`${__hooks}/lib/ids.js`);
const { checkOpen } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { one } = require(`${__hooks}/lib/sql.js`);

const most = 500; // ids

const question = `SELECT COALESCE(group_concat(id, ' '), '') AS known FROM ledger
	WHERE person = {:me} AND id IN (SELECT value FROM json_each({:ids}))`;

/**
 * POST /api/lead/known {ids}: answers `{known}`, those of these mutations of this person that are in the ledger.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 invalid_ids
 */
const tellKnown = (e) => {
	checkOpen(e.auth);
	const ids = checkIds(e.requestInfo().body.ids, most);
	const { known } = one(e.app, question, { me: e.auth.id, ids: JSON.stringify(ids) }, { known: "" });
	return e.json(200, { known: known.split(" ").filter(Boolean) });
};

module.exports = { tellKnown };
