// @ts-check
// Assignments that their students see from a moment on. `scheduled` is written by the server alone: when an assignment is
// made or edited (assignments.js), and when its moment has come. That is a write like any other, so the sync log tells the
// phones of it, at their next contact. A server that was off at that moment does it when it is back.
const { noteEvent } = require(`${__hooks}/lib/notices/events.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);

/** @param {DbRecord} task @returns {boolean} whether its students are to see it later than now */
const isToCome = (task) => {
	const opens = task.getDateTime("opens_at");
	return !opens.isZero() && opens.after(new DateTime());
};

/**
 * Opens what is due. Called by the maintenance, every minute. What was deleted or archived meanwhile stays hidden, and so do
 * its materials, which the rules show with it: it opens when its teacher brings it back.
 * @param {App} app
 */
const openWhatIsDue = (app) => {
	const now = new DateTime().string();
	const due = rows(
		app,
		"SELECT id FROM assignments WHERE scheduled = TRUE AND status = '' AND opens_at <= {:now}",
		{ now },
		{ id: "" },
	);
	for (const { id } of due) {
		app.runInTransaction((tx) => {
			const task = tx.findRecordById("assignments", id);
			// It may have been edited or deleted since it was looked for.
			task.set("scheduled", task.getString("status") !== "" || isToCome(task));
			tx.save(task);
			if (!task.getBool("scheduled")) noteEvent(tx, "assignment", id);
		});
	}
};

module.exports = { isToCome, openWhatIsDue };
