// @ts-check
// Who of a class list may have an account already, said before anything is written.
const { isTaken } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { listOf, textsOf } = require(`${__hooks}/lib/accounts/import-accounts.js`);
const { foldedWords } = require(`${__hooks}/lib/folding.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);

/**
 * POST /api/lead/look-over-accounts {accounts}, as import-accounts takes them. It writes nothing.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 invalid_list
 */
const lookOver = (e) => {
	stillAdmin(e.app, e.auth.id);
	const wanted = listOf(e.requestInfo().body.accounts).map(textsOf);
	const idsOf = (/** @type {Record<string, string>[]} */ list) => list.map(({ id = "" }) => id);
	return e.json(200, {
		/** Their address is that of another account. */
		taken: idsOf(wanted.filter(({ id = "", email = "" }) => email !== "" && isTaken(e.app, email.trim(), id))),
		/** Another account has their name and grade. */
		known: idsOf(wanted.filter((row) => hasNamesake(e.app, row))),
	});
};

const plain = (/** @type {string} */ name) => foldedWords(name).join(" ");

/** @param {App} app @param {Record<string, string>} row @returns {boolean} */
const hasNamesake = (app, { id = "", full_name = "", grade = "" }) => {
	const [word = ""] = foldedWords(full_name);
	if (word === "") return false;
	const others = rows(
		app,
		"SELECT name, full_name FROM users WHERE grade = {:grade} AND id <> {:id} AND instr(search, {:word}) > 0",
		{ grade, id, word },
		{ name: "", full_name: "" },
	);
	return others.some((other) => plain(other.name || other.full_name) === plain(full_name));
};

module.exports = { lookOver };
