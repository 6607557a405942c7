// @ts-check
// Rows a teacher makes and edits on a phone: made once, edited in the order in which they were written.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { once, writeChanged, find, sameContent, idReused } = require(`${__hooks}/lib/replay.js`);
const { checkName, isKnown, isNext, writeOver } = require(`${__hooks}/lib/names.js`);

/**
 * @typedef {object} Kind
 * @property {string[]} fixed what says whose row it is
 * @property {string[]} words what can be edited
 * @property {(tx: App, sent: DbRecord, stored: DbRecord | null) => void} check throws when it must not be written
 */

/**
 * Makes a row. A copy of the request that made it is answered with the row, also when it was edited since.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const make = (e, { fixed, words, check }) =>
	once(e, (tx) => {
		if (e.hasSuperuserAuth()) return null;
		const stored = find(tx, e.collection.name, e.record.id);
		if (!stored) {
			check(tx, e.record, null);
			return null;
		}
		const edited = stored.getString("revision") !== "";
		if (sameContent(stored, e.record, fixed) && (edited || sameContent(stored, e.record, words))) return stored;
		throw idReused();
	});

/**
 * Edits a row: exactly the one its editor saw. A copy of an edit that was accepted is answered with the row as it is now.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const edit = (e, { words, check }) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const { revision, replaces } = typed(e, { revision: "", replaces: "" });
	checkName("revision", revision);
	return once(e, (tx, now) => {
		const stored = now();
		if (isKnown(stored, e.record, words)) return stored;
		check(tx, e.record, stored);
		if (!isNext(stored, e.record, replaces)) {
			throw refusal(409, "replaces", "changed_meanwhile", "Somebody changed this meanwhile.");
		}
		writeOver(e, stored, words);
		return null;
	});
};

module.exports = { make, edit };
