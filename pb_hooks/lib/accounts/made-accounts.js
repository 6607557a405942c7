// @ts-check
// An admin makes an account for somebody, who can sign in at once: with an e-mail address or, without one, with a user name.
// The first password is shown to the admin alone and mailed to the person.
const { checkFields, checkFree, fieldNames } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { noteDeed } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { readablePassword } = require(`${__hooks}/lib/accounts/readable-password.js`);
const { unchanged } = require(`${__hooks}/lib/accounts/recheck-account.js`);
const { isTemporary, lend } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { freeUserName } = require(`${__hooks}/lib/accounts/user-names.js`);
const { checkId, idReused } = require(`${__hooks}/lib/ids.js`);
const { enrolFamily } = require(`${__hooks}/lib/inquiries/inbox.js`);
const { queueMail, sendNow } = require(`${__hooks}/lib/mail/mails.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { exists, rows } = require(`${__hooks}/lib/sql.js`);

/** For how many days the first password works: cards are printed before the holidays and handed out after them. */
const days = 30;

/**
 * POST /api/lead/make-account {id, role, full_name, grade, email, language, parent_phone, other_phone, inquiry}: the id is
 * made by the sender; the same request again, after an answer that was lost, writes the fields again and gives another first
 * password. `inquiry` is that of the family, which is marked as enrolled.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 by field, 409 id_reused
 */
const makeAccount = (e) => {
	e.response.header().set("Cache-Control", "no-store");
	stillAdmin(e.app, e.auth.id);
	const { id, role, inquiry = "", fields } = form(e);
	const password = readablePassword();
	const made = { username: "", mail: "" };
	e.app.runInTransaction((tx) => {
		stillAdmin(tx, unchanged(tx, e.auth).id);
		const before = find(tx, "users", id);
		if (before && !isUnused(tx, before, e.auth.id)) throw idReused();
		if (fields.email) checkFree(tx, fields.email, id);
		const person = before ?? new Record(tx.findCollectionByNameOrId("users"));
		person.set("id", id);
		for (const [field, text] of Object.entries(fields)) person.set(field, text);
		person.set("name", fields.full_name);
		person.set("username", usernameFor(tx, person, role));
		lend(person, password, days);
		tx.save(person);
		giveRole(tx, id, role);
		if (!before) noteDeed(tx, { admin: e.auth.id, what: "account_made", about: id });
		if (inquiry !== "") enrolFamily(tx, inquiry, e.auth);
		made.username = person.getString("username");
		if (fields.email) made.mail = mailTo(tx, person, password);
	});
	return e.json(200, { username: made.username, password, mail: made.mail ? sendNow(e.app, made.mail) : "none" });
};

/** @param {RequestEvent} e */
const form = (e) => {
	const { id, role = "", inquiry, ...sent } = sentTexts(e, ["id", "role", "inquiry", ...fieldNames]);
	checkId("id", id);
	if (role !== "student" && role !== "teacher") throw refusal(400, "role", "invalid_role", "Please choose a role.");
	const empty = { full_name: "", grade: "", email: "", language: "en", parent_phone: "", other_phone: "" };
	const fields = checkFields({ ...empty, ...sent, ...(role === "student" ? {} : { grade: "" }) });
	return { id: String(id), role, inquiry, fields };
};

/** @param {App} tx @param {DbRecord} person @param {string} adminId @returns {boolean} made by this admin, and nobody chose a password yet */
const isUnused = (tx, person, adminId) =>
	isTemporary(person) &&
	exists(tx, "SELECT 1 FROM admin_log WHERE what = 'account_made' AND about = {:id} AND admin = {:adminId}", {
		id: person.id,
		adminId,
	});

/** @param {App} tx @param {DbRecord} person @param {string} role @returns {string} "" for who has an e-mail address */
const usernameFor = (tx, person, role) => {
	if (person.getString("email") !== "") return "";
	return person.getString("username") || freeUserName(tx, person.getString("full_name"), role);
};

/** @param {App} tx @param {string} id @param {string} role */
const giveRole = (tx, id, role) => {
	const [given] = rows(tx, "SELECT id FROM user_roles WHERE user_id = {:id}", { id }, { id: "" });
	const row = given ? tx.findRecordById("user_roles", given.id) : new Record(tx.findCollectionByNameOrId("user_roles"));
	row.set("user_id", id);
	row.set("role", role);
	tx.save(row);
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

module.exports = { makeAccount };
