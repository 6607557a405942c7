// @ts-check
// An admin makes the accounts of a class list, all of them or none.
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { fieldNames } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { inUse, make, prepare, wantedFrom } = require(`${__hooks}/lib/accounts/made-accounts.js`);
const { hasNamesake } = require(`${__hooks}/lib/accounts/namesakes.js`);
const { checkGoesOn } = require(`${__hooks}/lib/coursework/courses.js`);
const { addEnrollment, noteAdmin, objection, enrollmentOf } = require(`${__hooks}/lib/coursework/enrollments.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const most = 60; // rows; hashing their passwords takes some four seconds

/**
 * POST /api/lead/import-accounts {accounts, known, course_id}: `accounts` are students as make-account takes them; they come
 * into the course unless its id is "". `known` are the ids of those who are to be made although another account has their name
 * and grade: of two admins who send one list, the second learns of the first. The same request again, after an answer that was lost, gives other first passwords and
 * makes no further accounts. Mails go out by the maintenance.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 row_wrong, or row_taken for an address that another account has, with the number of the row in its
 * message: its `line`, or its place in the list from 1; invalid_list; course_ended; 409 row_known
 */
const importAccounts = (e) => {
	stillAdmin(e.app, e.auth.id);
	const { accounts, known, course_id = "" } = e.requestInfo().body;
	const courseId = String(course_id);
	const prepared = listOf(accounts).map((row, at) => {
		const line = Number(Object(row).line) || at + 1;
		return inRow(line, "row_wrong", () => ({ line, ...prepare(e.app, wantedFrom(textsOf(row))) }));
	});
	/** @type {import("./made-accounts.js").Made[]} */
	const made = [];
	asAdmin(e, (tx) => {
		if (courseId !== "") checkGoesOn(find(tx, "courses", courseId));
		checkNamesakes(tx, prepared, Array.isArray(known) ? known : []);
		for (const wanted of prepared) {
			made.push(inRow(wanted.line, "row_taken", () => makeOnce(tx, e.auth, wanted)));
			if (courseId === "" || enrollmentOf(tx, wanted.id, courseId)) continue;
			inRow(wanted.line, "row_wrong", () => putInto(tx, e.auth.id, wanted.id, courseId));
		}
	});
	return e.json(200, { accounts: made.map(({ id, username, password }) => ({ id, username, password })) });
};

/**
 * Namesakes in the list itself were seen there, and who of it was made before needs none.
 * @param {App} tx
 * @param {{ id: string, line: number, fields: Record<string, string> }[]} prepared
 * @param {unknown[]} known
 * @throws {ApiError} 409 row_known
 */
const checkNamesakes = (tx, prepared, known) => {
	const own = prepared.map(({ id }) => id);
	for (const { id, line, fields } of prepared) {
		if (known.includes(id) || find(tx, "users", id) || !hasNamesake(tx, fields, own)) continue;
		throw refusal(409, "accounts", "row_known", `An account with this name and grade exists already. Row ${line}.`);
	}
};

/** @param {unknown} accounts @returns {unknown[]} @throws {ApiError} 400 invalid_list */
const listOf = (accounts) => {
	if (Array.isArray(accounts) && accounts.length > 0 && accounts.length <= most) return accounts;
	throw refusal(400, "accounts", "invalid_list", `This takes a list of at most ${most} accounts.`);
};

/**
 * A person of the list who has come in before the list was sent again keeps the own password; "" stands for it.
 * @param {App} tx
 * @param {DbRecord} admin
 * @param {ReturnType<typeof prepare>} wanted
 * @returns {import("./made-accounts.js").Made}
 */
const makeOnce = (tx, admin, wanted) => {
	const username = inUse(tx, wanted, admin.id);
	return username === null ? make(tx, admin, wanted) : { id: wanted.id, username, password: "", mail: "" };
};

/**
 * @param {App} tx
 * @param {string} admin
 * @param {string} userId
 * @param {string} courseId
 * @throws {ApiError} when the account was blocked, or became a teacher's, since the list was sent first
 */
const putInto = (tx, admin, userId, courseId) => {
	const wrong = objection(tx, userId, "accounts");
	if (wrong) throw wrong;
	noteAdmin(tx, admin, addEnrollment(tx, newId(), userId, courseId), "added");
};

/** @param {unknown} row of the list @returns {Record<string, string>} a student's fields; what is no text counts as "" */
const textsOf = (row) => {
	/** @type {Record<string, unknown>} */
	const sent = Object(row);
	/** @type {Record<string, string>} */
	const texts = { role: "student" };
	for (const name of ["id", ...fieldNames]) {
		const value = sent[name];
		if (typeof value === "string") texts[name] = value;
	}
	return texts;
};

/**
 * @template Value
 * @param {number} line
 * @param {string} code
 * @param {() => Value} work
 * @returns {Value}
 * @throws {ApiError} that of `work`, with the number of the row
 */
const inRow = (line, code, work) => {
	try {
		return work();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		throw refusal(400, "accounts", code, `${error.message} Row ${line}.`);
	}
};

module.exports = { importAccounts, listOf, textsOf };
