// @ts-check
// Assignments that teachers write: created and edited on a phone, and perhaps sent twice.
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { make, edit } = require(`${__hooks}/lib/coursework/edits.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { writtenAt } = require(`${__hooks}/lib/clock.js`);

/** @param {App} tx @param {DbRecord} sent @throws {ApiError} 400 course_ended, below_grade */
const check = (tx, sent) => {
	checkLine("title", sent.getString("title"), 200, "Cannot be blank.");
	checkGoesOn(find(tx, "courses", sent.getString("course_id")));
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

const kind = {
	makes: "createAssignment",
	edits: "editAssignment",
	fixed: ["created_by", "course_id", "written_at"],
	check,
};

/** @param {RecordEvent} e */
const createAssignment = (e) => make(e, kind);

/** @param {RecordEvent} e */
const editAssignment = (e) => edit(e, kind);

/**
 * Model hook: every assignment gets a time of writing and a revision, also one that no phone created.
 * @param {ModelEvent} e
 */
const completeAssignment = (e) => {
	e.record.set("written_at", writtenAt(e.record.getDateTime("written_at")));
	if (e.record.getString("revision") === "") e.record.set("revision", newId());
	e.next();
};

module.exports = { createAssignment, editAssignment, completeAssignment };
