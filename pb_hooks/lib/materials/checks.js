// @ts-check
// Who may give a material, what may be said of it, and for whom it may be.
const { checkLength, checkLine } = require(`${__hooks}/lib/characters.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);
const { isActive } = require(`${__hooks}/lib/accounts/account-status.js`);
const { recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { isAdmin, mayTeach, teaches } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);

// PocketBase checks the kind of a file by its content (the field of the collection), but serves scripts by their ending.
// So the ending is checked as well: a text file named .js would be a script from our own address.
/** Matches the name of a file that may be uploaded. */
const endings = /\.(pdf|jpe?g|png|webp|gif|docx?|xlsx?|pptx?|odt|ods|odp|txt|csv|rtf)$/i;

const mostBytes = 20 * 1024 * 1024; // as in the collection

/**
 * The account as it is now. An account that is not active gets no code: the phone then does the handshake, which tells.
 * @param {App} app
 * @param {DbRecord} account
 * @returns {DbRecord}
 * @throws {UnauthorizedError | ForbiddenError} for whom is not active
 * @throws {ApiError} 403 not_yours for whoever is neither a teacher nor an admin
 */
const giverNow = (app, account) => {
	const now = recheckAccount(app, account);
	if (!isActive(now)) throw new ForbiddenError("", null);
	if (!mayTeach(app, now.id)) throw refusal(403, "course_id", "not_yours", "Only teachers and admins add materials.");
	return now;
};

/**
 * Refuses what may not be said of a material.
 * @param {Record<string, string>} said by field; one that is missing is not looked at
 * @throws {ApiError} 400 by field
 */
const checkWords = ({ title, subject = "", grade = "", description = "" }) => {
	if (title !== undefined) checkLine("title", title, 200, "Cannot be blank.");
	checkLine("subject", subject, 80);
	checkLength("description", description, 2000);
	if (!/^([1-9]|1[0-2])?$/.test(grade)) throw refusal(400, "grade", "validation_invalid_format", "This is no grade.");
};

/**
 * What is said of an upload, as it is stored, with the ending of its name ("" for none) and its size in bytes.
 * @param {App} tx
 * @param {string} person
 * @param {Record<string, unknown>} sent
 * @throws {ApiError} 400 and 403
 */
const checkUpload = (tx, person, sent) => {
	const text = (/** @type {string} */ field) => String(sent[field]);
	const said = {
		title: text("title"),
		subject: text("subject"),
		grade: text("grade"),
		description: text("description"),
	};
	checkWords(said);
	const ending = /\.[^./\\]*$/.exec(text("name"))?.[0].toLowerCase() ?? "";
	if (ending !== "") checkEnding(ending);
	const size = Number(sent.size);
	if (!Number.isInteger(size) || size < 1)
		throw refusal(400, "file_path", "validation_required", "This file is empty.");
	if (size > mostBytes) throw refusal(400, "file_path", "validation_file_size_limit", "A file has at most 20 MB.");
	const place = { course_id: text("course_id"), assignment_id: text("assignment_id") };
	checkPlace(tx, person, place);
	return { ...said, ...place, ending, size };
};

/** The refusal of a kind of file. */
const notAccepted = () =>
	refusal(400, "file_path", "validation_invalid_mime_type", "This kind of file is not accepted.");

/** Refuses a name whose ending is none of `endings`. @param {string} name @throws {ApiError} 400, as for a content that is refused */
const checkEnding = (name) => {
	if (!endings.test(name)) throw notAccepted();
};

/**
 * Refuses a course or an assignment that this person cannot add a material to.
 * @param {App} tx
 * @param {string} person
 * @param {{ course_id: string, assignment_id: string }} place both "" for the library
 * @throws {ApiError} 403 not_yours, 400 course_ended, 400 unknown_assignment
 */
const checkPlace = (tx, person, { course_id, assignment_id }) => {
	if (course_id !== "") {
		const course = find(tx, "courses", course_id);
		if (!course || !(teaches(tx, person, course_id) || isAdmin(tx, person))) {
			throw refusal(403, "course_id", "not_yours", "Only a teacher of this course can add materials to it.");
		}
		checkGoesOn(course);
	}
	if (assignment_id === "") return;
	const assignment = find(tx, "assignments", assignment_id);
	if (assignment?.getString("course_id") === course_id && assignment.getString("status") !== "deleted") return;
	throw refusal(400, "assignment_id", "unknown_assignment", "This course has no such assignment.");
};

module.exports = { endings, giverNow, checkWords, checkUpload, checkEnding, checkPlace, notAccepted };
