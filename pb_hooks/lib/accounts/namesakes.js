// @ts-check
// Who of a class list may have an account already: somebody else has this name and grade.
const { foldedWords } = require(`${__hooks}/lib/folding.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);

const plain = (/** @type {string} */ name) => foldedWords(name).join(" ");

/**
 * @param {App} app
 * @param {{ full_name?: string, grade?: string }} wanted names are compared in any case and without their accents
 * @param {string[]} own ids of accounts that are no namesakes
 * @returns {boolean} another account has this name and grade; false without a name
 */
const hasNamesake = (app, { full_name = "", grade = "" }, own) => {
	const [word = ""] = foldedWords(full_name);
	if (word === "") return false;
	const others = rows(
		app,
		"SELECT id, name, full_name FROM users WHERE grade = {:grade} AND instr(search, {:word}) > 0",
		{ grade, word },
		{ id: "", name: "", full_name: "" },
	);
	return others.some((one) => !own.includes(one.id) && plain(one.name || one.full_name) === plain(full_name));
};

module.exports = { hasNamesake };
