// @ts-check
// A person deletes their own account. The row stays, without personal data, because submissions, grades and courses refer
// to it and stay with their course.
const { keepOne } = require(`${__hooks}/lib/accounts/admins.js`);
const { forgetMails } = require(`${__hooks}/lib/mail/mails.js`);
const { checkOwnPassword } = require(`${__hooks}/lib/accounts/own-password.js`);
const { hashed } = require(`${__hooks}/lib/accounts/passwords.js`);
const { typed } = require(`${__hooks}/lib/refuse.js`);
const { mayTeach } = require(`${__hooks}/lib/accounts/roles.js`);
const { checkOpen, recheckAccount } = require(`${__hooks}/lib/accounts/recheck-account.js`);

/**
 * POST /api/lead/delete-account {password}
 * @param {RequestEvent} e
 */
const deleteAccount = (e) => {
	checkOpen(e.auth); // a blocked person may not: the centre would no longer know whom it blocked
	checkOwnPassword(e, String(typed(e, { password: "" }).password));
	const randomPassword = hashed(e.app, $security.randomString(50));
	e.app.runInTransaction((tx) => {
		const user = recheckAccount(tx, e.auth);
		keepOne(tx, user.id, "password");
		forgetMails(tx, user.id, user.getString("email"));
		anonymise(tx, user, randomPassword);
	});
	return e.json(200, { ok: true });
};

const personal = [
	...["full_name", "grade", "language", "username", "parent_phone", "other_phone", "mail_choices"],
	...["declined_at", "decline_reason", "temporary_until"],
];

/** @param {App} tx @param {DbRecord} user @param {unknown} password hashed */
const anonymise = (tx, user, password) => {
	// The role stays in the name, because courses and grades still show it.
	user.set("name", mayTeach(tx, user.id) ? "Former teacher" : "Former student");
	for (const field of personal) user.set(field, "");
	user.set("email", `gone-${user.id}@invalid`);
	user.set("verified", false);
	user.set("blocked_at", new DateTime());
	user.setRaw("password", password);
	user.refreshTokenKey(); // ends every session and every file link
	tx.saveNoValidate(user); // skips validation: the address is invalid on purpose, so that no mail reaches it and no account can be given it
};

module.exports = { deleteAccount };
