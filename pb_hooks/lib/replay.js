// @ts-check
// Doing a thing once although it is asked for again: the check and the write stand in one write transaction (there is
// one writer at a time, so this is exact), and a request that was already fulfilled is answered as the first time.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { checkWelcome } = require(`${__hooks}/lib/still.js`);

/**
 * Runs `decide` inside the write transaction of a record request. It returns the stored row to answer with (nothing is
 * written then), or null to write `e.record`; it throws to refuse.
 * The record is saved here and not by `e.next()`: in a batch PocketBase carries out the next item inside that call, so
 * fifty items held fifty script runtimes at a time. An account still takes that way: PocketBase's own form for accounts
 * holds what nobody may change.
 * @param {RecordEvent} e
 * @param {(tx: App, stored: () => DbRecord) => DbRecord | null} decide `stored` gives the row of an update as it is in
 * this transaction: a batch has read it inside, a single request before it, and that one is read again
 * @param {{ welcome?: boolean }} [known] what `decide` asks itself, with its own question, while everybody else waits for
 * the writer: whether the person is still welcome
 */
const once = (e, decide, known = {}) => {
	/** @type {{ row: DbRecord | null }} */
	const answer = { row: null };
	inTransaction(
		e,
		(tx, inBatch) => {
			const stored = () => (inBatch ? e.record.original() : tx.findRecordById(e.collection.name, e.record.id));
			answer.row = decide(tx, stored);
			if (answer.row) return;
			if (e.collection.isAuth()) return e.next();
			tx.save(e.record);
			answer.row = e.record;
		},
		known.welcome,
	);
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
			if (e.auth && !welcome && !e.hasSuperuserAuth()) checkWelcome(tx, e.auth);
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

/**
 * @param {DbRecord} stored
 * @param {DbRecord} sent
 * @param {string[]} fields what the phone wrote; never what the server decides
 */
const sameContent = (stored, sent, fields) =>
	fields.every((field) => stored.getString(field) === sent.getString(field));

/** @returns {ApiError} told to whoever sends an id that is taken by something else; it says nothing of that */
const idReused = () => refusal(409, "id", "id_reused", "This id belongs to something else.");

module.exports = { once, writeChanged, inTransaction, find, sameContent, idReused };
