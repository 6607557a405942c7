// @ts-check
// What our own routes that write have in common. They exist where only the server may look something up: a join code, an
// address; everything else goes through the record API.
const { isActive } = require(`${__hooks}/lib/standing.js`);
const { stillWelcome } = require(`${__hooks}/lib/still.js`);

/** @typedef {{ row: DbRecord, wrong?: undefined } | { wrong: ApiError, row?: undefined }} Outcome */

/**
 * Answers an approved person with the row that `decide` finds or makes inside one write transaction. It throws to refuse
 * and undo; it returns `wrong` to refuse and keep what was written: a guess that was counted.
 * @param {RequestEvent} e
 * @param {(tx: App) => Outcome} decide
 */
const answerWithRow = (e, decide) => {
	/** @type {{ is: Outcome | null }} */
	const outcome = { is: null };
	e.app.runInTransaction((tx) => {
		// Without a code: the phone goes back to the gate, which tells the person's standing.
		if (!isActive(stillWelcome(tx, e.auth))) throw new ForbiddenError("", null);
		outcome.is = decide(tx);
	});
	if (!outcome.is?.row) throw outcome.is?.wrong;
	$apis.enrichRecord(e, outcome.is.row);
	return e.json(200, outcome.is.row);
};

module.exports = { answerWithRow };
