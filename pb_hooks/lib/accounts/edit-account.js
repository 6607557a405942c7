// @ts-check
// An admin mends what is written about a person, themselves included: the name, the grade, the e-mail address, the language,
// the parents' phone numbers.
const { checkFields, checkFree, fieldNames } = require(`${__hooks}/lib/accounts/account-fields.js`);
const { isGone } = require(`${__hooks}/lib/accounts/account-status.js`);
const { logAction } = require(`${__hooks}/lib/accounts/admin-log.js`);
const { asAdmin, stillAdmin } = require(`${__hooks}/lib/accounts/admins.js`);
const { isAdmin, roleOf } = require(`${__hooks}/lib/accounts/roles.js`);
const { queueHelp } = require(`${__hooks}/lib/accounts/sign-in-help.js`);
const { newPassword, setTemporaryPassword, wasMailedTo } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { queueMail, sendNow } = require(`${__hooks}/lib/mail/mails.js`);
const { freeUserName } = require(`${__hooks}/lib/accounts/user-names.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { refusal, changedMeanwhile, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { run } = require(`${__hooks}/lib/sql.js`);

/**
 * POST /api/lead/edit-account {user_id, replaces} and those fields that change; `replaces` has the same fields as the admin saw
 * them: of two who mend one field, the second learns of the first. Who is approved is called by the new name everywhere;
 * a new address ends the person's sessions and links and is to be confirmed; the old one gets a mail (change-email.js). Was a
 * password or a link to choose one mailed to the old address, which may have been mistyped and a stranger's, the person gets a
 * new temporary password. Not an admin's: whoever names an address can set a new password. Who has no address any more gets
 * a user name. What is there already is not written again. The answer has the user name of who has no address any more, the
 * new temporary password, if there is one, and what became of its mail.
 * @param {RequestEvent} e
 * @throws {ApiError} 400 by field and not_a_student, 403 admins_own, 404 unknown_person, 409 changed_meanwhile
 */
const editAccount = (e) => {
	stillAdmin(e.app, e.auth.id);
	const { user_id = "", ...sent } = sentTexts(e, ["user_id", ...fieldNames]);
	const wanted = checkFields(sent);
	const password = wanted.email === undefined ? null : newPassword(e.app);
	const edited = { username: "", password: "", mail: "" };
	asAdmin(e, (tx) => {
		const person = find(tx, "users", user_id);
		if (!person || isGone(person)) throw refusal(404, "user_id", "unknown_person", "Nobody has this account.");
		const changed = changesOf(tx, person, wanted);
		if (Object.keys(changed).length === 0) return;
		checkSeen(person, changed, Object(e.requestInfo().body.replaces));
		const exposed = "email" in changed && wasMailedTo(tx, person.id, person.getString("email"));
		for (const [field, text] of Object.entries(changed)) person.set(field, text);
		if ("email" in changed) person.set("verified", false);
		if (exposed && password) setTemporaryPassword(person, password);
		tx.save(person);
		if (changed.email === "") edited.username = person.getString("username");
		if ("email" in changed) mailAbout(tx, person);
		const detail = fieldNames.filter((field) => field in changed).join(" ");
		logAction(tx, { admin: e.auth.id, what: "edited", about: person.id, detail });
		if (!exposed || !password) return;
		edited.password = password.plain;
		edited.mail = queueHelp(e, tx, person, "temporary_password", { password: password.plain });
	});
	return e.json(200, { ...edited, mail: edited.mail ? sendNow(e.app, edited.mail) : "none" });
};

/**
 * The new address gets a link to confirm it. A link to another one, asked for before, is not sent any more.
 * @param {App} tx
 * @param {DbRecord} person with the new address
 */
const mailAbout = (tx, person) => {
	const { id } = person;
	run(
		tx,
		`UPDATE mails SET dropped_at = {:now}, details = ''
		 WHERE user_id = {:id} AND kind = 'change_email' AND sent_at = 0 AND dropped_at = 0`,
		{ id, now: Date.now() },
	);
	const to = person.getString("email");
	if (to === "") return;
	const about = { language: person.getString("language"), user_id: id, values: { by: "centre" } };
	queueMail(tx, { ...about, kind: "verify", to });
};

/**
 * @param {DbRecord} person
 * @param {Record<string, string>} changed
 * @param {Record<string, unknown>} seen what stood there for the admin; a field that is not named is not compared
 * @throws {ApiError} 409 changed_meanwhile by field
 */
const checkSeen = (person, changed, seen) => {
	for (const field of Object.keys(changed)) {
		const there = (field === "full_name" && person.getString("name")) || person.getString(field);
		if (seen[field] === undefined || seen[field] === there) continue;
		throw changedMeanwhile("this", field);
	}
};

/** @param {App} tx @param {DbRecord} person @param {Record<string, string>} wanted @returns {Record<string, string>} */
const changesOf = (tx, person, wanted) => {
	const all = { ...wanted };
	if (wanted.full_name !== undefined && person.getString("name") !== "") all.name = wanted.full_name;
	const changed = Object.fromEntries(Object.entries(all).filter(([field, text]) => text !== person.getString(field)));
	if (changed.grade && roleOf(tx, person.id) !== "student") {
		throw refusal(400, "grade", "not_a_student", "This account is not a student’s.");
	}
	if (changed.email?.toLowerCase() === person.getString("email").toLowerCase()) delete changed.email;
	if ("email" in changed && isAdmin(tx, person.id)) {
		throw refusal(403, "email", "admins_own", "Admins change their addresses themselves.");
	}
	if (changed.email) checkFree(tx, changed.email, person.id);
	if (changed.email === "" && person.getString("username") === "") {
		const name = changed.full_name ?? person.getString("full_name");
		changed.username = freeUserName(tx, name, roleOf(tx, person.id));
	}
	return changed;
};

module.exports = { editAccount };
