// @ts-check
// Carries out a write once, although it may be sent again. Reading the ledger, deciding, writing the row and entering the
// mutation share one write transaction, and there is one writer at a time, so no copy can slip in between.
const { inTransaction, find } = require(`${__hooks}/lib/record-writes.js`);
const { checkFound } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { limitWrites } = require(`${__hooks}/lib/site/request-limits.js`);
const { entryOf, look, isKnown, enter, together, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);

/** @typedef {import("./ledger.js").Mutation} Mutation */
/** @typedef {{ row: DbRecord, wrong?: undefined } | { wrong: ApiError, row?: undefined }} Outcome */

/**
 * @typedef {object} Facts
 * @property {string} id of the mutation
 * @property {() => DbRecord} stored returns the row of an update as it is in this transaction
 * @property {import("./ledger.js").Found} found the answers to `also` of the mutation
 */

/**
 * Carries out a record request of a phone. A mutation that the ledger has is answered with its row as it is now, before
 * anything can refuse it. For a new one `decide` throws to refuse, returns null to write `e.record`, or returns a row
 * that fulfils it already; then the mutation is entered.
 * The record is saved here and not by `e.next()`: in a batch PocketBase runs the next item inside that call, so fifty
 * items would hold fifty script runtimes at a time.
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
		// In a batch PocketBase read the row of an update inside this transaction, in a single request before it.
		const stored = () => (inBatch ? e.record.original() : tx.findRecordById(e.collection.name, e.record.id));
		done.row = decide(tx, { id: entry.id, stored, found });
		if (!done.row) {
			tx.save(e.record);
			done.row = e.record;
		}
		done.id = done.row.id;
		if (e.auth) limitWrites(e.requestEvent, tx);
		enter(tx, entry, done.id);
	};
	inTransaction(e, work, true);
	return answer(e.requestEvent, entry.id, done);
};

/**
 * Carries out, once, a mutation that has a route of its own, for an approved person. Such routes exist where only the
 * server may look something up: a join code, an e-mail address.
 * `decide` throws to refuse and roll back; it returns `wrong` to refuse and keep what was written, which is the count of
 * attempts.
 * @param {RequestEvent} e
 * @param {Mutation & { collection: string }} mutation
 * @param {(tx: App, found: import("./ledger.js").Found) => Outcome} decide `found` has the answers to `also` of the mutation
 */
const onceByRoute = (e, mutation, decide) => {
	const entry = entryOf(e, "", mutation);
	const also = together(activity, mutation.also ?? nothingElse);
	/** @type {{ row: DbRecord | null, id: string, wrong?: ApiError | undefined }} */
	const done = { row: null, id: "" };
	e.app.runInTransaction((tx) => {
		const found = look(tx, entry, also);
		checkFound(e.auth, found);
		// Not approved, or still with the centre's password. No code: the phone then does the handshake, which reports this.
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
		limitWrites(e, tx);
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
 * The answer to every mutation: its row as the writer may see it, and the mutation's id, by which the phone recognises
 * the answer to its own write. If the row was deleted since, the answer is both ids alone.
 * Uses `publicExport` and not the record itself: a record that was just created keeps unknown fields of the body and
 * would send them back.
 * @param {RequestEvent} e given a record event, $apis.enrichRecord of PocketBase 0.39.1 ends the whole process
 * @param {string} mutation
 * @param {{ row: DbRecord | null, id: string }} done
 */
const answer = (e, mutation, { row, id }) => {
	if (!row) return e.json(200, { id, mutation });
	$apis.enrichRecord(e, row);
	row.hide("search"); // of a material, where no enriching hides it (materials.js)
	const shown = row.publicExport();
	shown.mutation = mutation;
	return e.json(200, shown);
};

module.exports = { once, onceByRoute };
