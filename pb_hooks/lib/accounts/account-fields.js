// @ts-check
// What an admin writes about a person, checked field by field and turned into what is stored.
const { checkAddress } = require(`${__hooks}/lib/accounts/addresses.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { storedPhone } = require(`${__hooks}/lib/phone-number.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);

/** @param {string} field @param {string} typed @returns {string} as phone-number.js stores it, "" for none */
const checkPhone = (field, typed) => {
	if (typed.trim() === "") return "";
	const stored = typed.length > 40 ? "" : storedPhone(typed);
	if (stored === "") throw refusal(400, field, "invalid_phone", "This is not a phone number.");
	return stored;
};

/** @type {Record<string, (typed: string) => string>} */
const checks = {
	full_name: (typed) => {
		const name = typed.trim();
		checkLine("full_name", name, 100, "Please enter the full name.");
		return name;
	},
	grade: (typed) => {
		if (/^([1-9]|1[0-2])?$/.test(typed)) return typed;
		throw refusal(400, "grade", "invalid_grade", "Please choose a grade.");
	},
	email: (typed) => (typed.trim() === "" ? "" : checkAddress(typed)),
	language: (typed) => {
		if (typed === "en" || typed === "fr") return typed;
		throw refusal(400, "language", "invalid_language", "Please choose a language.");
	},
	parent_phone: (typed) => checkPhone("parent_phone", typed),
	other_phone: (typed) => checkPhone("other_phone", typed),
};

/** Fields of an account that an admin may write. */
const fieldNames = Object.keys(checks);

/**
 * @param {Record<string, string>} sent fields of the body, others among them are left out
 * @returns {Record<string, string>} those of `fieldNames` that were sent, as they are stored
 * @throws {ApiError} 400 validation_required, control_letters, invalid_email, invalid_phone and their kind
 */
const checkFields = (sent) => {
	/** @type {Record<string, string>} */
	const fields = {};
	for (const [field, check] of Object.entries(checks)) {
		const typed = sent[field];
		if (typed !== undefined) fields[field] = check(typed);
	}
	return fields;
};

/**
 * @param {App} app
 * @param {string} email not ""
 * @param {string} id of the account that may have it
 * @returns {boolean}
 */
const isTaken = (app, email, id) =>
	exists(app, "SELECT 1 FROM users WHERE email = {:email} COLLATE NOCASE AND id <> {:id}", { email, id });

/**
 * @param {App} tx
 * @param {string} email not ""
 * @param {string} id of the account that may have it
 * @throws {ApiError} 400 address_taken
 */
const checkFree = (tx, email, id) => {
	if (!isTaken(tx, email, id)) return;
	throw refusal(400, "email", "address_taken", "An account already uses this address.");
};

module.exports = { fieldNames, checkFields, checkFree, isTaken };
