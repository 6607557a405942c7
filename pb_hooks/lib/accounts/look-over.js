// @ts-check
// Who of a class list may have an account already, said before anything is written.
const { isTaken } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { listOf, textsOf } = require(`${__hooks}/lib/accounts/import-accounts.js`);
const { hasNamesake } = require(`${__hooks}/lib/accounts/namesakes.js`);

/**
 * POST /api/lead/look-over-accounts {accounts}, as import-accounts takes them. It writes nothing.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 invalid_list
 */
const lookOver = (e) => {
	stillAdmin(e.app, e.auth.id);
	const wanted = listOf(e.requestInfo().body.accounts).map(textsOf);
	const idsOf = (/** @type {Record<string, string>[]} */ list) => list.map(({ id = "" }) => id);
	const own = idsOf(wanted);
	return e.json(200, {
		/** Their address is that of another account. */
		taken: idsOf(wanted.filter(({ id = "", email = "" }) => email !== "" && isTaken(e.app, email.trim(), id))),
		/** Another account, which is not of this list either, has their name and grade. */
		known: idsOf(wanted.filter((row) => hasNamesake(e.app, row, own))),
	});
};

module.exports = { lookOver };
