// @ts-check
// What our own routes that write have in common. They exist where only the server may look something up: a join code, an
// address; everything else goes through the record API.
const { isActive } = require(`${__hooks}/lib/standing.js`);
const { find } = require(`${__hooks}/lib/replay.js`);
const { stillWelcome, checkAsNow } = require(`${__hooks}/lib/still.js`);
const { entryOf, look, isKnown, enter, together, nothingElse } = require(`${__hooks}/lib/sync/ledger.js`);
const { answer } = require(`${__hooks}/lib/sync/once.js`);

/** @typedef {{ row: DbRecord, wrong?: undefined } | { wrong: ApiError, row?: undefined }} Outcome */

/**
 * Answers an approved person with the row that `decide` changes inside one write transaction.
 * @param {RequestEvent} e
 * @param {(tx: App) => DbRecord} decide throws to refuse
 */
const answerWithRow = (e, decide) => {
	/** @type {{ row: DbRecord | null }} */
	const done = { row: null };
	e.app.runInTransaction((tx) => {
		// Without a code: the phone goes back to the gate, which tells the person's standing.
		if (!isActive(stillWelcome(tx, e.auth))) throw new ForbiddenError("", null);
		done.row = decide(tx);
	});
	if (!done.row) return;
	$apis.enrichRecord(e, done.row);
	return e.json(200, done.row);
};

/**
 * Carries out a mutation that has a route of its own, once, for an approved person (see `once` for the record API).
 * `decide` throws to refuse and undo; it returns `wrong` to refuse and keep what was written: a guess that was counted.
 * @param {RequestEvent} e
 * @param {import("./sync/ledger.js").Mutation & { collection: string }} mutation
 * @param {(tx: App, found: import("./sync/ledger.js").Found) => Outcome} decide `found` answers `also` of the mutation
 */
const onceWithRow = (e, mutation, decide) => {
	const entry = entryOf(e, "", mutation);
	const also = together(activity, mutation.also ?? nothingElse);
	/** @type {{ row: DbRecord | null, id: string, wrong?: ApiError | undefined }} */
	const done = { row: null, id: "" };
	e.app.runInTransaction((tx) => {
		const found = look(tx, entry, also);
		checkAsNow(e.auth, found);
		// Not approved, or with the centre's password yet. Without a code, as above.
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

/** @type {import("./sync/ledger.js").Also} */
const activity = {
	columns: ["COALESCE(account.name, '') AS name", "COALESCE(account.temporary_until, '') AS temporary_until"],
	values: {},
	shape: { name: "", temporary_until: "" },
};

module.exports = { answerWithRow, onceWithRow };
