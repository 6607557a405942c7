// @ts-check
// Rows that phones create and edit: created once, edited in the order of writing. `revision` of a row is the mutation
// that made its content; an edit names in `replaces` the revision that its editor saw.
const { changedMeanwhile, typed } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction, writeChanged } = require(`${__hooks}/lib/record-writes.js`);
const { idReused } = require(`${__hooks}/lib/ids.js`);
const { together, takenIn, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);

/**
 * @typedef {object} Kind
 * @property {string} makes name of the mutation that creates a row
 * @property {string} edits name of the mutation that edits a row
 * @property {string[]} fixed fields that are written at creation and never again: whose row it is
 * @property {string[]} [apart] fields that have a write of their own
 * @property {string[]} [decided] fields that the server writes or corrects, besides those that were sent
 * @property {(tx: App, sent: DbRecord, stored: DbRecord | null, found: Found) => void} check throws to refuse the write;
 * `stored` is null when the row is new
 * @property {(e: RecordEvent) => import("../sync/ledger.js").Also} [also] what `check` reads of other rows
 * @property {(tx: App, sent: DbRecord, stored: DbRecord | null) => void} [notes] what others are to hear of a write that was
 * accepted
 * @property {() => ApiError} [conflict] the refusal of an edit when the row has changed meanwhile
 */

/** @typedef {import("../sync/ledger.js").Found} Found */

/**
 * Creates a row.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const make = (e, { makes, fixed, apart = [], check, notes, also }) => {
	if (e.hasSuperuserAuth()) return inTransaction(e, () => e.next());
	const both = together(takenIn(e.collection.name, e.record.id), also ? also(e) : nothingElse);
	const args = ["id", ...fixed, ...editable(e.collection, [...fixed, ...apart])];
	return once(e, { name: makes, args, also: both }, (tx, { id, found }) => {
		if (found.taken) throw idReused();
		check(tx, e.record, null, found);
		notes?.(tx, e.record, null);
		e.record.set("revision", id);
		return null;
	});
};

/**
 * Edits a row, if it still has the revision that its editor saw.
 * @param {RecordEvent} e
 * @param {Kind} kind
 */
const edit = (e, { edits, fixed, apart = [], decided = [], check, notes, also, conflict = changedMeanwhile }) => {
	if (e.hasSuperuserAuth()) return writeChanged(e);
	const { replaces } = typed(e, { replaces: "" });
	const sent = e.record;
	const fields = editable(e.collection, [...fixed, ...apart]);
	const { body } = e.requestInfo();
	return once(
		e,
		{ name: edits, args: [...fields, "replaces"], also: also ? also(e) : nothingElse },
		(tx, { id, stored, found }) => {
			const row = stored();
			check(tx, sent, row, found);
			if (replaces !== row.getString("revision")) throw conflict();
			notes?.(tx, sent, row);
			// Sets only the changed fields, on the row as it is now: the row of the request was read before the transaction began.
			for (const field of [...fields.filter((name) => name in body), ...decided]) row.set(field, sent.get(field));
			row.set("revision", id);
			e.record = row;
			return null;
		},
	);
};

/**
 * The fields that can be edited. Which of them a phone may not send is a matter of the collection's rules, which
 * PocketBase has checked before. They are in the order of the columns, where a new one is last, because the ledger hashes
 * a write in this order.
 * @param {Collection} collection
 * @param {string[]} others
 */
const editable = ({ fields }, others) =>
	fields
		.filter((field) => !field.getHidden() && field.type() !== "autodate")
		.map((field) => field.getName())
		.filter((name) => !["id", "revision", ...others].includes(name));

module.exports = { make, edit };
