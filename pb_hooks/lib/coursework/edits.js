// @ts-check
// Rows that are made and edited on phones: made once, edited in the order in which they were written. `revision` of a row
// is the mutation that made its content; an edit names in `replaces` the one its editor saw.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction, writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { idReused } = require(`${__hooks}/lib/ids.js`);
const { together, takenIn, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);

/**
 * @typedef {object} Kind
 * @property {string} makes name of the mutation that makes one
 * @property {string} edits name of the mutation that edits one
 * @property {string[]} fixed what is written when one is made, and never again: whose row it is
 * @property {string[]} [decided] what the server writes or corrects beside what was sent
 * @property {(tx: App, sent: DbRecord, stored: DbRecord | null, found: Found) => void} check throws when it must not be
 * written; `stored` is null when it is made
 * @property {(e: RecordEvent) => import("../sync/ledger.js").Also} [also] what `check` needs to know
 * @property {() => ApiError} [conflict] for an edit of something that has changed meanwhile
 */

/** @typedef {import("../sync/ledger.js").Found} Found */

/**
 * Makes a row.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const make = (e, { makes, fixed, check, also }) => {
	if (e.hasSuperuserAuth()) return inTransaction(e, () => e.next());
	const both = together(takenIn(e.collection.name, e.record.id), also ? also(e) : nothingElse);
	const args = ["id", ...fixed, ...editable(e.collection, fixed)];
	return once(e, { name: makes, args, also: both }, (tx, { id, found }) => {
		if (found.taken) throw idReused();
		check(tx, e.record, null, found);
		e.record.set("revision", id);
		return null;
	});
};

/**
 * Edits a row: exactly the one its editor saw.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const edit = (e, { edits, fixed, decided = [], check, also, conflict = changedMeanwhile }) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const { replaces } = typed(e, { replaces: "" });
	const sent = e.record;
	const fields = editable(e.collection, fixed);
	const { body } = e.requestInfo();
	return once(
		e,
		{ name: edits, args: [...fields, "replaces"], also: also ? also(e) : nothingElse },
		(tx, { id, stored, found }) => {
			const row = stored();
			check(tx, sent, row, found);
			if (replaces !== row.getString("revision")) throw conflict();
			// Over the row as it is now, and nothing else: the row the request brought was read before its turn came.
			for (const field of [...fields.filter((name) => name in body), ...decided]) row.set(field, sent.get(field));
			row.set("revision", id);
			e.record = row;
			return null;
		},
	);
};

/**
 * What can be edited. Which of it a phone may not send at all is said by the collection's rules, which PocketBase has asked
 * before. In the order of the columns, a new one last: the ledger knows a write by it.
 * @param {Collection} collection
 * @param {string[]} fixed
 */
const editable = ({ fields }, fixed) =>
	fields
		.filter((field) => !field.getHidden() && field.type() !== "autodate")
		.map((field) => field.getName())
		.filter((name) => !["id", "revision", ...fixed].includes(name));

const changedMeanwhile = () => refusal(409, "replaces", "changed_meanwhile", "Somebody changed this meanwhile.");

module.exports = { make, edit };
