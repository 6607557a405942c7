// @ts-check
// A grade that was mistyped is corrected without a reason by who gave it, for ten minutes and until the student's phone has
// shown it. The grade before it stays in `grade_changes`, with an empty reason, because what a later change replaces is named
// by the last entry there. It is not sent to the student, who has never seen it.
const { checkIds } = require(`${__hooks}/lib/ids.js`);
const { checkOpen } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { run, exists } = require(`${__hooks}/lib/sql.js`);

const correctable = 10 * 60; // seconds
const most = 100; // ids

const seenSince = "SELECT 1 FROM seen_grades WHERE submission = {:id} AND at >= {:given}";

/**
 * Whether this teacher's grade can still be corrected without a reason. The server's clock counts: a correction that was
 * written in time, without a network, and arrives late may be one of a grade that was read.
 * @param {RecordEvent} e
 * @param {App} tx
 * @param {DbRecord} row as read in the transaction
 * @param {import("./grades.js").EarlierGrade[]} earlier
 */
const isCorrectable = (e, tx, row, earlier) => {
	if (row.getString("graded_by") !== e.auth.id) return false;
	// Corrections do not lengthen the ten minutes: they begin with the grade that was corrected first.
	let given = row.getString("graded_at");
	for (const { reason, graded_at } of [...earlier].reverse()) {
		if (reason !== "") break;
		given = graded_at;
	}
	if (new DateTime().unix() - new DateTime(given).unix() > correctable) return false;
	return !exists(tx, seenSince, { id: row.id, given });
};

const see = `INSERT INTO seen_grades (submission, at)
	SELECT id, {:now} FROM submissions
	WHERE id IN (SELECT value FROM json_each({:ids})) AND student_id = {:me} AND graded_at != ''
	ON CONFLICT (submission) DO UPDATE SET at = excluded.at`;

/**
 * POST /api/lead/seen-grades {ids}: a student's phone has shown the grades of these submissions. Other people's are passed
 * over.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 invalid_ids
 */
const noteSeen = (e) => {
	checkOpen(e.auth);
	const ids = checkIds(e.requestInfo().body.ids, most);
	run(e.app, see, { now: new DateTime().string(), ids: JSON.stringify(ids), me: e.auth.id });
	return e.noContent(204);
};

/**
 * Leaves out of a student's own submission the grades that were corrected before the student saw them. It runs for
 * every row of every list, so the text that is there anyway is looked at before anything is read.
 * @param {EnrichEvent} e
 */
const hideCorrections = (e) => {
	const changes = e.record.getString("grade_changes");
	if (changes.length > 4 && e.requestInfo.auth?.id === e.record.getString("student_id")) {
		/** @type {import("./grades.js").EarlierGrade[]} */
		const earlier = JSON.parse(changes);
		const history = earlier.filter(({ reason }) => reason !== "");
		// Null, as for a grade that was never changed: an empty list would reveal that there was a correction.
		e.record.set("grade_changes", history.length > 0 ? history : null);
	}
	e.next();
};

module.exports = { isCorrectable, noteSeen, hideCorrections };
