// @ts-check
// Doing a thing once although it is asked for again: the check and the write stand in one write transaction (there is
// one writer at a time, so this is exact), and a request that was already fulfilled is answered as the first time.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { stillWelcome } = require(`${__hooks}/lib/still.js`);

/**
 * Runs `decide` inside the write transaction of a record request. It returns the stored row to answer with (nothing is
 * written then), or null to go on with the request; it throws to refuse.
 * @param {RecordEvent} e
 * @param {(tx: App) => DbRecord | null} decide
 */
const once = (e, decide) => {
	/** @type {{ row: DbRecord | null }} */
	const stored = { row: null };
	inTransaction(e, (tx) => {
		stored.row = decide(tx);
		if (!stored.row) e.next();
	});
	if (!stored.row) return;
	$apis.enrichRecord(e.requestEvent, stored.row); // given `e` itself, PocketBase 0.39.1 ends the whole process
	return e.json(200, stored.row);
};

/**
 * One write transaction around the rest of a request, for who is still welcome: an error undoes all of it. (Without it,
 * an error after `e.next()` leaves the row.)
 * @param {RecordEvent} e
 * @param {(tx: App) => void} work calls `e.next()`
 */
const inTransaction = (e, work) => {
	const app = e.app;
	try {
		app.runInTransaction((tx) => {
			e.app = tx;
			if (e.auth && !e.hasSuperuserAuth()) stillWelcome(tx, e.auth);
			work(tx);
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

/**
 * @param {DbRecord} stored
 * @param {DbRecord} sent
 * @param {string[]} fields what the phone wrote; never what the server decides
 */
const sameContent = (stored, sent, fields) =>
	fields.every((field) => stored.getString(field) === sent.getString(field));

/** @returns {ApiError} told to whoever sends an id that is taken by something else; it says nothing of that */
const idReused = () => refusal(409, "id", "id_reused", "This id belongs to something else.");

module.exports = { once, inTransaction, find, sameContent, idReused };
