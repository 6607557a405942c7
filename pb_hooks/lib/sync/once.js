// @ts-check
// Doing a write once although it is sent again. The look into the ledger, the decision, the row and the entry stand in one
// write transaction; there is one writer at a time, so this is exact.
const { inTransaction, find } = require(`${__hooks}/lib/record-writes.js`);
const { checkFound } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { entryOf, look, isKnown, enter, together, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);

/** @typedef {import("./ledger.js").Mutation} Mutation */
/** @typedef {{ row: DbRecord, wrong?: undefined } | { wrong: ApiError, row?: undefined }} Outcome */

/**
 * @typedef {object} Facts
 * @property {string} id of the mutation
 * @property {() => DbRecord} stored gives the row of an update as it is in this transaction
 * @property {import("./ledger.js").Found} found answers to `also` of the mutation
 */

/**
 * Carries out a record request of a phone. A mutation the ledger knows is answered with its row as it is now, before
 * anything else can refuse it. A new one is decided: `decide` throws to refuse, returns null to write `e.record`, or a row
 * that fulfils it already; then it is entered.
 * The record is saved here and not by `e.next()`: in a batch PocketBase carries out the next item inside that call, so
 * fifty items held fifty script runtimes at a time.
 * @param {RecordEvent} e
 * @param {Mutation} mutation
 * @param {(tx: App, facts: Facts) => DbRecord | null} decide
 */
const once = (e, mutation, decide) => {
	const entry = entryOf(e, e.record.id, mutation);
	/** @type {{ row: DbRecord | null, id: string }} */
	const done = { row: null, id: "" };
	const work = (/** @type {App} */ tx, /** @type {boolean} */ inBatch) => {
		const found = look(tx, entry, mutation.also ?? nothingElse);
		if (e.auth) checkFound(e.auth, found);
		if (isKnown(entry, found)) {
			done.id = found.known_record;
			done.row = find(tx, e.collection.name, done.id);
			return;
		}
		// A batch has read the row of an update inside this transaction, a single request before it.
		const stored = () => (inBatch ? e.record.original() : tx.findRecordById(e.collection.name, e.record.id));
		done.row = decide(tx, { id: entry.id, stored, found });
		if (!done.row) {
			tx.save(e.record);
			done.row = e.record;
		}
		done.id = done.row.id;
		enter(tx, entry, done.id);
	};
	inTransaction(e, work, true);
	return answer(e.requestEvent, entry.id, done);
};

/**
 * Carries out a mutation that has a route of its own, once, for an approved person. Such routes exist where only the
 * server may look something up: a join code, an address.
 * `decide` throws to refuse and undo; it returns `wrong` to refuse and keep what was written: a guess that was counted.
 * @param {RequestEvent} e
 * @param {Mutation & { collection: string }} mutation
 * @param {(tx: App, found: import("./ledger.js").Found) => Outcome} decide `found` answers `also` of the mutation
 */
const onceByRoute = (e, mutation, decide) => {
	const entry = entryOf(e, "", mutation);
	const also = together(activity, mutation.also ?? nothingElse);
	/** @type {{ row: DbRecord | null, id: string, wrong?: ApiError | undefined }} */
	const done = { row: null, id: "" };
	e.app.runInTransaction((tx) => {
		const found = look(tx, entry, also);
		checkFound(e.auth, found);
		// Not approved, or with the centre's password yet. Without a code: a phone does the handshake, which tells it.
		if (found.name === "" || found.temporary_until !== "") throw new ForbiddenError("", null);
		if (isKnown(entry, found)) {
			done.id = found.known_record;
			done.row = find(tx, mutation.collection, done.id);
			return;
		}
		const { row, wrong } = decide(tx, found);
		done.wrong = wrong;
		if (!row) return;
		done.row = row;
		done.id = row.id;
		enter(tx, entry, row.id);
	});
	if (done.wrong) throw done.wrong;
	return answer(e, entry.id, done);
};

/** @type {import("./ledger.js").Also} */
const activity = {
	columns: ["COALESCE(account.name, '') AS name", "COALESCE(account.temporary_until, '') AS temporary_until"],
	values: {},
	shape: { name: "", temporary_until: "" },
};

/**
 * The answer to every mutation: its row as the writer may see it, and the mutation's id, by which a phone knows that this
 * answers its own write. A row that was deleted since is answered with both ids alone.
 * `publicExport` and not the record itself: unknown fields of the body are kept in a record that was just made, and would
 * be sent back.
 * @param {RequestEvent} e given a record event, $apis.enrichRecord of PocketBase 0.39.1 ends the whole process
 * @param {string} mutation
 * @param {{ row: DbRecord | null, id: string }} done
 */
const answer = (e, mutation, { row, id }) => {
	if (!row) return e.json(200, { id, mutation });
	$apis.enrichRecord(e, row);
	const shown = row.publicExport();
	shown.mutation = mutation;
	return e.json(200, shown);
};

module.exports = { once, onceByRoute };
