// @ts-check
// User names, for people without an e-mail address.
const { fold } = require(`${__hooks}/lib/folding.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);

const titles = ["dr", "mr", "mrs", "ms", "miss"];

/**
 * A free user name that can be told on the phone and typed by a child: the first name in plain letters and four digits,
 * such as maya.4821; of Al-Hassan and D’Arcy what follows the article. A name in other letters gives "student" or "teacher".
 * @param {App} tx
 * @param {string} fullName
 * @param {string} role
 * @returns {string} of at most 25 characters
 */
const freeUserName = (tx, fullName, role) => {
	const plain = plainName(fullName);
	for (;;) {
		const username = `${plain || role}.${$security.randomStringWithAlphabet(4, "0123456789")}`;
		if (!exists(tx, "SELECT 1 FROM users WHERE username = {:username}", { username })) return username;
	}
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
