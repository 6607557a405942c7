// @ts-check
// Record requests in one write transaction: what is checked and what is written stand together, and there is one writer at
// a time, so a check is exact.
const { recheckWriter } = require(`${__hooks}/lib/accounts/recheck-account.js`);

/**
 * Carries out a record request that is no mutation of a phone. `decide` returns the stored row to answer with (nothing is
 * written then), or null to write `e.record`; it throws to refuse. An account takes the way of `e.next()`: PocketBase's own
 * form for accounts holds what nobody may change.
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
 * Lets the request of a superuser go on. It read its row before its turn to write came, and PocketBase would save every
 * column of it over what was written meanwhile: only what the request changed is written.
 * @param {RecordEvent} e
 */
const writeChanged = (e) => {
	e.record.ignoreUnchangedFields(true);
	e.next();
};

/**
 * One write transaction around the rest of a request, for who is still welcome: an error undoes all of it. (Without it,
 * an error after `e.next()` leaves the row.)
 * @param {RecordEvent} e
 * @param {(tx: App, inBatch: boolean) => void} work
 * @param {boolean} [welcome] `work` looks itself whether the person still is
 */
const inTransaction = (e, work, welcome = false) => {
	const app = e.app;
	const inBatch = app.isTransactional();
	try {
		app.runInTransaction((tx) => {
			e.app = tx;
			if (e.auth && !welcome && !e.hasSuperuserAuth()) recheckWriter(tx, e.auth);
			work(tx, inBatch);
		});
	} finally {
		e.app = app;
	}
};

/**
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
