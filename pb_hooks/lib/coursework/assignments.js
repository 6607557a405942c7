// @ts-check
// Assignments that teachers write: created and edited on a phone, and perhaps sent twice. One that is no longer wanted is
// deleted while nobody answered it, else archived; both can be taken back.
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { isToCome } = require(`${__hooks}/lib/coursework/scheduling.js`);
const { make, edit } = require(`${__hooks}/lib/coursework/edits.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);
const { noteEvent } = require(`${__hooks}/lib/notices/events.js`);
const { once } = require(`${__hooks}/lib/sync/once.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { checkDates, writtenAt } = require(`${__hooks}/lib/clock.js`);

/**
 * @param {App} tx
 * @param {DbRecord} sent
 * @param {DbRecord | null} stored
 * @param {import("./edits.js").Found} found
 * @throws {ApiError} 400 course_ended, below_grade, not_yours; 409 has_answers
 */
const check = (tx, sent, stored, found) => {
	if (stored?.getString("status") === "deleted") {
		throw refusal(400, "title", "not_yours", "This assignment was deleted.");
	}
	checkLine("title", sent.getString("title"), 200, "Cannot be blank.");
	if (!stored) checkGoesOn(find(tx, "courses", sent.getString("course_id")), writtenAt(sent.getDateTime("written_at")));
	// What was archived before its moment opens when its teacher brings it back (scheduling.js), not by an edit.
	const isKept = stored?.getString("status") === "archived" && stored.getBool("scheduled");
	sent.set("scheduled", isKept || isToCome(sent));
	if (sent.getBool("scheduled") && found.answered) {
		throw refusal(409, "opens_at", "has_answers", "Somebody has already answered this assignment.");
	}
	const highest = highestGrade(tx, sent.id);
	if (highest === 0 || sent.getInt("max_points") >= highest) return;
	throw refusal(400, "max_points", "below_grade", `Somebody already has a grade of ${highest}.`);
};

/** @param {App} tx @param {string} id @returns {number} the highest grade given for it; 0 when there is none */
const highestGrade = (tx, id) => {
	const graded = "SELECT MAX(grade) AS grade FROM submissions WHERE assignment_id = {:id} AND graded_at <> ''";
	// As text, because a column that is read into a whole number may hold a half.
	const found = rows(tx, `SELECT CAST(COALESCE(grade, 0) AS TEXT) AS grade FROM (${graded})`, { id }, { grade: "" });
	return Number(found[0]?.grade ?? 0);
};

/** @param {string} task @returns {import("../sync/ledger.js").Also} whether somebody answered it, as `answered` */
const answersTo = (task) => ({
	columns: ["EXISTS (SELECT 1 FROM submissions WHERE assignment_id = {:task}) AS answered"],
	values: { task },
	shape: { answered: 0 },
});

/** @type {import("./edits.js").Kind} */
const kind = {
	makes: "createAssignment",
	edits: "editAssignment",
	fixed: ["created_by", "course_id", "written_at"],
	apart: ["status", "scheduled"],
	decided: ["scheduled"],
	also: ({ record }) => answersTo(record.id),
	check,
	/** @type {NonNullable<import("./edits.js").Kind["notes"]>} */
	notes: (tx, sent, stored) => {
		// What its students do not see yet is told when it opens (scheduling.js).
		if (sent.getBool("scheduled")) return;
		if (!stored || stored.getBool("scheduled")) noteEvent(tx, "assignment", sent.id);
		else if (stored.getString("due_at") !== sent.getString("due_at")) noteEvent(tx, "date", sent.id);
	},
};

const dates = ["due_at", "opens_at"];

/** Record request: makes an assignment, and only one if it is sent twice. @param {RecordEvent} e */
const createAssignment = (e) => {
	checkDates(e, dates);
	return make(e, kind);
};

/** What is done with an assignment as a whole, by the status that it has then. @type {Record<string, string>} */
const filings = { archived: "archiveAssignment", deleted: "deleteAssignment", "": "restoreAssignment" };

/**
 * Record request: changes the words of an assignment or, when the body has a `status`, archives, deletes or restores
 * it.
 * @param {RecordEvent} e
 */
const editAssignment = (e) => {
	if (e.hasSuperuserAuth() || !("status" in e.requestInfo().body)) {
		checkDates(e, dates);
		return edit(e, kind);
	}
	const status = String(typed(e, { status: "" }).status);
	const name = filings[status];
	if (!name) throw refusal(400, "status", "validation_invalid_value", "No assignment has such a status.");
	return once(e, { name, args: ["status"], also: answersTo(e.record.id) }, (_, { stored, found }) => {
		if (status === "deleted" && found.answered) {
			throw refusal(409, "status", "has_answers", "Somebody has answered this assignment.");
		}
		e.record = stored();
		e.record.set("status", status);
		return null;
	});
};

/**
 * Model hook: every assignment gets a time of writing, a revision, and whether it is shown already, also one that no phone
 * created.
 * @param {ModelEvent} e
 */
const completeAssignment = (e) => {
	e.record.set("scheduled", isToCome(e.record));
	e.record.set("written_at", writtenAt(e.record.getDateTime("written_at")));
	if (e.record.getString("revision") === "") e.record.set("revision", newId());
	e.next();
};

module.exports = { createAssignment, editAssignment, completeAssignment };
