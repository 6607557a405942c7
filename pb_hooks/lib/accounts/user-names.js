// @ts-check
// User names, for people without an e-mail address.
const { fold } = require(`${__hooks}/lib/folding.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);

const titles = ["dr", "mr", "mrs", "ms", "miss"];
const tries = 20; // of each length: the writer is held meanwhile

/**
 * A free user name that can be told on the phone and typed by a child: the first name in plain letters and four digits,
 * such as maya.4821; of Al-Hassan and D’Arcy what follows the article. A name in other letters gives "student" or "teacher".
 * A first name of which most numbers are taken gets two more letters.
 * @param {App} tx
 * @param {string} fullName
 * @param {string} role
 * @returns {string} of at most 27 characters
 */
const freeUserName = (tx, fullName, role) => {
	const name = plainName(fullName) || role;
	for (const letters of [0, 2]) {
		for (let n = 0; n < tries; n++) {
			const more = letters > 0 ? $security.randomStringWithAlphabet(letters, "abcdefghijklmnopqrstuvwxyz") : "";
			const username = `${name}${more}.${$security.randomStringWithAlphabet(4, "0123456789")}`;
			if (!exists(tx, "SELECT 1 FROM users WHERE username = {:username}", { username })) return username;
		}
	}
	throw new Error("Every user name that was tried is taken");
};

/** @param {string} fullName @returns {string} "" for a name without Latin letters */
const plainName = (fullName) => {
	const parts = fullName
		.split(/[\s'’.-]+/)
		.map((part) => fold(part).replace(/[^a-z]/g, ""))
		.filter((part) => part !== "" && !titles.includes(part));
	return (parts.find((part) => part.length > 2) ?? parts[0] ?? "").slice(0, 20);
};

module.exports = { freeUserName };
