// @ts-check
// An admin makes an account for somebody, who can sign in at once: with an e-mail address or, without one, with a user name.
// The first password is shown to the admin alone and mailed to the person.
const { checkFields, checkFree, fieldNames } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { roleOf, giveRole } = require(`${__hooks}/lib/accounts/roles.js`);
const { isTemporary, newPassword, setTemporaryPassword } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { freeUserName } = require(`${__hooks}/lib/accounts/user-names.js`);
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { enrolFamily } = require(`${__hooks}/lib/inquiries/progress.js`);
const { queueMail, sendNow } = require(`${__hooks}/lib/mail/mails.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { exists, rows } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);

/** For how many days the first password works: cards are printed before the holidays and handed out after them. */
const days = 30;

/**
 * @typedef {object} Wanted
 * @property {string} id made by the sender
 * @property {string} role
 * @property {Record<string, string>} fields as account-fields.js checked them
 * @typedef {{ id: string, username: string, password: string, mail: string }} Made `mail` is the id of one, "" for none
 */

/**
 * POST /api/lead/make-account {id, role, full_name, grade, email, language, parent_phone, other_phone, inquiry}. The same
 * request again within an hour, after an answer that was lost, writes the fields again and gives another first
 * password. `inquiry` is that of the family: it is marked as enrolled, and knows the account.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 by field, 409 id_reused
 */
const makeAccount = (e) => {
	stillAdmin(e.app, e.auth.id);
	const { inquiry = "", ...sent } = sentTexts(e, ["id", "role", "inquiry", ...fieldNames]);
	const prepared = prepare(e.app, wantedFrom(sent));
	/** @type {Made[]} */
	const made = [];
	asAdmin(e, (tx) => {
		made.push(make(tx, e.auth, prepared));
		if (inquiry !== "") enrolFamily(tx, inquiry, e.auth, prepared.id);
	});
	const [{ username, password, mail } = { username: "", password: "", mail: "" }] = made;
	return e.json(200, { username, password, mail: mail ? sendNow(e.app, mail) : "none" });
};

/**
 * Checks what a request asks for. A field that was not sent is empty, the language English; only a student has a grade.
 * @param {Record<string, string>} sent
 * @returns {Wanted}
 * @throws {ApiError} 400 by field
 */
const wantedFrom = ({ id = "", role = "", ...sent }) => {
	checkId("id", id);
	if (role !== "student" && role !== "teacher") throw refusal(400, "role", "invalid_role", "Please choose a role.");
	const empty = { full_name: "", grade: "", email: "", language: "en", parent_phone: "", other_phone: "" };
	return { id, role, fields: checkFields({ ...empty, ...sent, ...(role === "student" ? {} : { grade: "" }) }) };
};

/** What is done before the transaction. @param {App} app @param {Wanted} wanted */
const prepare = (app, wanted) => ({ ...wanted, password: newPassword(app) });

/**
 * Call it in a write transaction.
 * @param {App} tx
 * @param {DbRecord} admin
 * @param {ReturnType<typeof prepare>} prepared
 * @returns {Made}
 * @throws {ApiError} 409 id_reused, 400 address_taken
 */
const make = (tx, admin, { id, role, fields, password }) => {
	const before = find(tx, "users", id);
	if (before && !isJustMade(tx, before, admin.id, role)) throw idReused();
	if (fields.email) checkFree(tx, fields.email, id);
	const person = before ?? new Record(tx.findCollectionByNameOrId("users"));
	setTemporaryPassword(person, password, days);
	person.set("id", id);
	for (const [field, text] of Object.entries(fields)) person.set(field, text);
	person.set("name", fields.full_name);
	person.set("username", usernameFor(tx, person, role));
	tx.save(person);
	giveRole(tx, id, role);
	if (!before) logAction(tx, { admin: admin.id, what: "account_made", about: id });
	const mail = fields.email ? mailTo(tx, person, password.plain) : "";
	return { id, username: person.getString("username"), password: password.plain, mail };
};

const lately = 60 * 60_000; // milliseconds

/**
 * @param {App} tx
 * @param {DbRecord} person
 * @param {string} adminId
 * @param {string} role
 * @returns {boolean} made by this admin in the last hour, as this role, and nothing has happened with it since but a course
 */
const isJustMade = (tx, person, adminId, role) => {
	const since = storedTime(Date.now() - lately);
	const actions = "SELECT admin, what, at FROM admin_log WHERE about = {:id} ORDER BY id";
	const [made, ...more] = rows(tx, actions, { id: person.id }, { admin: "", what: "", at: "" });
	return (
		made?.what === "account_made" &&
		made.admin === adminId &&
		made.at > since &&
		more.every(({ what, admin }) => what === "student_added" && admin === adminId) &&
		isTemporary(person) &&
		roleOf(tx, person.id) === role
	);
};

/** @param {App} tx @param {DbRecord} person @param {string} role @returns {string} "" for who has an e-mail address */
const usernameFor = (tx, person, role) => {
	if (person.getString("email") !== "") return "";
	return person.getString("username") || freeUserName(tx, person.getString("full_name"), role);
};

/** @param {App} tx @param {DbRecord} person @param {string} password @returns {string} the mail's id */
const mailTo = (tx, person, password) =>
	queueMail(tx, {
		kind: "account_made",
		to: person.getString("email"),
		language: person.getString("language"),
		user_id: person.id,
		values: { password },
	});

/**
 * @param {App} tx
 * @param {Wanted} wanted
 * @param {string} adminId
 * @returns {string | null} the user name ("" for who has an address) of an account that this admin made under this id and
 * that is in use by now; null for what can be made, or made again
 */
const inUse = (tx, { id, role }, adminId) => {
	const person = find(tx, "users", id);
	const made = "SELECT 1 FROM admin_log WHERE what = 'account_made' AND about = {:id} AND admin = {:adminId}";
	if (!person || !exists(tx, made, { id, adminId }) || isJustMade(tx, person, adminId, role)) return null;
	return person.getString("username");
};

module.exports = { makeAccount, wantedFrom, prepare, make, inUse };
