// @ts-check
// Record requests in one write transaction. A check and its write share the transaction and there is one writer at a
// time, so nothing changes between the two.
const { recheckWriter } = require(`${__hooks}/lib/accounts/recheck-account.js`);

/**
 * Carries out a record request that is not a phone's mutation. `decide` returns the stored row to answer with (nothing is
 * written then), or null to write `e.record`; it throws to refuse. An account is written by `e.next()`, because
 * PocketBase's own form for accounts protects what nobody may change.
 * @param {RecordEvent} e
 * @param {(tx: App) => DbRecord | null} decide
 */
const decideAndWrite = (e, decide) => {
	/** @type {{ row: DbRecord | null }} */
	const answer = { row: null };
	inTransaction(e, (tx) => {
		answer.row = decide(tx);
		if (answer.row) return;
		if (e.collection.isAuth()) return e.next();
		tx.save(e.record);
		answer.row = e.record;
	});
	if (!answer.row) return;
	$apis.enrichRecord(e.requestEvent, answer.row); // given `e` itself, PocketBase 0.39.1 ends the whole process
	return e.json(200, answer.row);
};

/**
 * Lets a superuser's request go on, and writes only the fields it changed. Its row was read before the transaction began,
 * and PocketBase would save every column of it over what was written meanwhile.
 * @param {RecordEvent} e
 */
const writeChanged = (e) => {
	e.record.ignoreUnchangedFields(true);
	e.next();
};

/**
 * Runs the rest of a request in one write transaction, if the account may still write. An error undoes all of it; without
 * the transaction, an error after `e.next()` would leave the row.
 * @param {RecordEvent} e
 * @param {(tx: App, inBatch: boolean) => void} work
 * @param {boolean} [accountChecked] true when `work` checks the account itself
 */
const inTransaction = (e, work, accountChecked = false) => {
	const app = e.app;
	const inBatch = app.isTransactional();
	try {
		app.runInTransaction((tx) => {
			e.app = tx;
			if (e.auth && !accountChecked && !e.hasSuperuserAuth()) recheckWriter(tx, e.auth);
			work(tx, inBatch);
		});
	} finally {
		e.app = app;
	}
};

/**
 * The row, or null when there is none or the read fails.
 * @param {App} app
 * @param {string} collection
 * @param {string} id
 * @returns {DbRecord | null}
 */
const find = (app, collection, id) => {
	try {
		return app.findRecordById(collection, id);
	} catch (_) {
		return null;
	}
};

module.exports = { decideAndWrite, writeChanged, inTransaction, find };
