// @ts-check
// User names, for people without an e-mail address.
const { fold } = require(`${__hooks}/lib/folding.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);

/**
 * A free user name that can be told on the phone and typed by a child: the first name in plain letters and four digits,
 * such as maya.4821. A name in other letters gives "student" or "teacher".
 * @param {App} tx
 * @param {string} fullName
 * @param {string} role
 * @returns {string} of at most 25 characters
 */
const freeUserName = (tx, fullName, role) => {
	const [first = ""] = fullName.split(/[\s'’-]+/);
	const plain = fold(first)
		.replace(/[^a-z]/g, "")
		.slice(0, 20);
	for (;;) {
		const username = `${plain || role}.${$security.randomStringWithAlphabet(4, "0123456789")}`;
		if (!exists(tx, "SELECT 1 FROM users WHERE username = {:username}", { username })) return username;
	}
};

module.exports = { freeUserName };
