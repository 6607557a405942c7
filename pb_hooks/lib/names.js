// @ts-check
// A write that changes a row names itself (`revision`) and the write it replaces (`replaces`, "" for the first). The row
// keeps the name of the write that made its content and the names before it. So a late copy of an accepted write is
// known, whatever came after it and even when somebody returned to the same words.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { sameContent } = require(`${__hooks}/lib/replay.js`);

const mostRemembered = 1200; // names of 15 letters, to fit the column

/**
 * @param {string} field of the body
 * @param {unknown} name
 * @throws {ApiError} 400 validation_required, validation_invalid_format
 */
const checkName = (field, name) => {
	if (name === "") throw refusal(400, field, "validation_required", "This write has no name.");
	if (!/^[a-z0-9]{15}$/.test(String(name))) throw refusal(400, field, "validation_invalid_format", "This is no name.");
};

/**
 * @param {DbRecord} row
 * @param {string} field a text column that holds words with spaces between
 * @returns {string[]} oldest first
 */
const wordsIn = (row, field) => row.getString(field).split(" ").filter(Boolean);

/**
 * @param {DbRecord} row
 * @param {string} field
 * @param {string} word the newest; "" adds nothing
 * @returns {string} the column with it, without the oldest when there are too many
 */
const withWord = (row, field, word) => [...wordsIn(row, field), word].filter(Boolean).slice(-mostRemembered).join(" ");

/**
 * Whether this very write was accepted before: it made what is there, or what was there once.
 * @param {DbRecord} stored
 * @param {DbRecord} sent
 * @param {string[]} fields the content the write carries
 */
const isKnown = (stored, sent, fields) => {
	const name = sent.getString("revision");
	if (name === stored.getString("revision")) return sameContent(stored, sent, fields);
	return wordsIn(stored, "earlier_revisions").includes(name);
};

/**
 * Whether the write replaces exactly what is there, under a name of its own.
 * @param {DbRecord} stored
 * @param {DbRecord} sent
 * @param {unknown} replaces
 */
const isNext = (stored, sent, replaces) => {
	const now = stored.getString("revision");
	return replaces === now && sent.getString("revision") !== now;
};

/**
 * Lets the request go on: it writes these fields and its name over the row as it is now, and nothing else. Not over the
 * row the request brought: that was read before its turn in the transaction came.
 * @param {RecordEvent} e
 * @param {DbRecord} stored as read in the transaction
 * @param {string[]} fields
 */
const writeOver = (e, stored, fields) => {
	stored.set("earlier_revisions", withWord(stored, "earlier_revisions", stored.getString("revision")));
	for (const field of ["revision", ...fields]) stored.set(field, e.record.get(field));
	e.record = stored;
};

module.exports = { checkName, wordsIn, withWord, isKnown, isNext, writeOver };
