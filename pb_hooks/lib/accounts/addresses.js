// @ts-check
const { onOneLine } = require(`${__hooks}/lib/mail/layout.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);

const address = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\]]+$/;

/** @param {string} text Refuses control characters (they would reach the log and its terminal) and invisible ones (they would reach a mail). */
const isAddress = (text) => text.length <= 255 && address.test(text) && onOneLine(text) === text;

/** @param {string} typed @returns {string} an e-mail address @throws {ApiError} 400 invalid_email */
const checkAddress = (typed) => {
	const email = typed.trim();
	if (!isAddress(email)) throw refusal(400, "email", "invalid_email", "Invalid email address");
	return email;
};

/** @param {App} app @param {string} email in any case @returns {DbRecord | null} the account that has this address */
const accountWith = (app, email) => {
	const withEmail = "SELECT id FROM users WHERE email = {:email} COLLATE NOCASE";
	const [found] = rows(app, withEmail, { email }, { id: "" });
	return found ? app.findRecordById("users", found.id) : null;
};

const having = `SELECT id FROM users WHERE {:called} <> ''
	AND (email = {:called} COLLATE NOCASE OR username = {:called} COLLATE NOCASE)`;

/** @param {App} app @param {string} called an e-mail address or a user name, in any case @returns {string} the account's id; "" without one */
const idOfAccount = (app, called) => rows(app, having, { called }, { id: "" })[0]?.id ?? "";

module.exports = { isAddress, checkAddress, accountWith, idOfAccount };
