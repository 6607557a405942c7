// @ts-check
// Accounts: how they begin, who may change which field, and which fields a reader sees. PocketBase silently drops hidden
// fields from a client's request, so those that a client may set are copied here by name.
const { checkAddress } = require(`${__hooks}/lib/accounts/addresses.js`);
const { newId } = require(`${__hooks}/lib/ids.js`);
const { checkLine } = require(`${__hooks}/lib/characters.js`);
const { refusal, sentTexts } = require(`${__hooks}/lib/refuse.js`);
const { inTransaction } = require(`${__hooks}/lib/record-writes.js`);
const { checkOwnPassword } = require(`${__hooks}/lib/accounts/own-password.js`);
const { exists } = require(`${__hooks}/lib/sql.js`);
const { isActive } = require(`${__hooks}/lib/accounts/account-status.js`);
const { checkSignUps, countSignUp } = require(`${__hooks}/lib/accounts/sign-up-limits.js`);
const { checkLasts, checkOwnChoice } = require(`${__hooks}/lib/accounts/temporary-passwords.js`);
const { isAdmin, mayTeach, giveRole } = require(`${__hooks}/lib/accounts/roles.js`);
const { queueMail, sendNow } = require(`${__hooks}/lib/mail/mails.js`);
const { decide } = require(`${__hooks}/lib/accounts/approval.js`);
const { limitOwnChanges } = require(`${__hooks}/lib/site/request-limits.js`);

const aboutOneself = [
	...["full_name", "grade", "language", "mail_choices", "verified", "parent_phone", "other_phone"],
	...["blocked_at", "declined_at", "decline_reason"],
];
const theirs = ["language", "mail_choices"];
const notTheirs = ["full_name", "grade", "blocked_at", "declined_at", "decline_reason"];

/**
 * Sign-up: makes an account that waits for approval. Only the form's fields are taken. The chosen role is stored, but
 * gives no rights before the approval.
 * @param {RecordEvent} e
 */
const signUp = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	const { role, fullName, grade, language } = form(e);
	e.record.set("id", newId());
	e.record.set("email", checkAddress(e.record.getString("email")));
	e.record.set("name", "");
	e.record.set("full_name", fullName);
	e.record.set("grade", role === "student" ? grade : "");
	e.record.set("language", language);
	e.record.set("emailVisibility", false);
	const app = e.app;
	inTransaction(e, (tx) => {
		checkSignUps(e.requestEvent, tx);
		countSignUp(e.requestEvent, tx);
		const mail = { id: "" };
		tellOfMail(tx, app, e.record, mail);
		e.next();
		giveRole(tx, e.record.id, role);
		mail.id = queueMails(tx, e.record);
	});
};

/**
 * Adds to the answer, as `mail`, whether the link to confirm the address was sent or waits. Call it before `e.next()`:
 * that call registers the writing of the answer for when the transaction is complete, and this must run first.
 * @param {App} tx
 * @param {App} app outside the transaction
 * @param {DbRecord} user
 * @param {{ id: string }} mail
 */
const tellOfMail = (tx, app, user, mail) =>
	tx.txInfo().onComplete((failed) => {
		if (failed) return;
		user.withCustomData(true);
		user.set("mail", sendNow(app, mail.id));
	});

/** @param {App} tx @param {DbRecord} user @returns {string} the mail to the person; the maintenance sends the one to the centre */
const queueMails = (tx, user) => {
	const about = { language: user.getString("language"), user_id: user.id };
	const centre = $os.getenv("CENTRE_EMAIL");
	if (centre !== "") queueMail(tx, { ...about, kind: "sign_up_waits", to: centre });
	return queueMail(tx, { ...about, kind: "verify", to: user.getString("email") });
};

/** @param {RecordEvent} e */
const form = (e) => {
	const {
		role = "student",
		full_name = "",
		grade = "",
		language = "en",
	} = sentTexts(e, ["role", "full_name", "grade", "language"]);
	if (role !== "student" && role !== "teacher") throw refusal(400, "role", "invalid_role", "Please choose a role.");
	const fullName = full_name.trim();
	checkLine("full_name", fullName, 100, "Please enter your full name.");
	return { role, fullName, grade, language };
};

/**
 * A person changes their own password, language and choice of mails; an admin decides about others. The rule admits no other
 * plain field; the hidden ones are admitted here.
 * @param {RecordEvent} e
 */
const change = (e) => {
	if (e.hasSuperuserAuth()) return e.next();
	if (e.record.id !== e.auth.id) return decide(e);
	limitOwnChanges(e.requestEvent);
	const sent = sentTexts(e, [...theirs, "oldPassword", "password", ...notTheirs]);
	const [wrong] = notTheirs.filter((field) => field in sent);
	if (wrong) throw refusal(403, wrong, "not_yours", "You cannot change this.");
	if (sent.oldPassword !== undefined) checkPasswords(e, sent.oldPassword, sent.password ?? "");
	for (const field of theirs) if (sent[field] !== undefined) e.record.set(field, sent[field]);
	inTransaction(e, () => e.next());
};

/** @param {RecordEvent} e @param {string} old @param {string} chosen */
const checkPasswords = (e, old, chosen) => {
	checkOwnPassword(e.requestEvent, old);
	checkLasts(e.record);
	checkOwnChoice(e.record.original(), chosen);
};

/**
 * Shows each reader what they may know: people see all of their own account and admins all of every account, a teacher
 * sees the names, e-mails and user names of own students, anybody else a name. Never hides `updated`, which the phone's manifest
 * needs.
 * @param {EnrichEvent} e
 */
const show = (e) => {
	const reader = e.requestInfo.auth;
	// Left out of the row of who has none: the rows that phones have kept since before there were user names are whole.
	const userName = e.record.getString("username") === "" ? [] : ["username"];
	const own = reader && reader.id === e.record.id;
	if (own || (reader && isActive(reader) && isAdmin(e.app, reader.id))) {
		e.record.unhide(...aboutOneself, ...userName);
		e.record.ignoreEmailVisibility(true);
	} else {
		e.record.hide("created_at", "emailVisibility");
		const teaches = reader && isActive(reader) && mayTeach(e.app, reader.id);
		const learns = Boolean(teaches && isOwnStudent(e.app, reader.id, e.record.id));
		e.record.ignoreEmailVisibility(learns);
		if (learns) e.record.unhide(...userName);
	}
	e.next();
};

/** @param {App} app @param {string} teacherId @param {string} studentId */
const isOwnStudent = (app, teacherId, studentId) =>
	exists(
		app,
		`SELECT 1 FROM enrollments theirs JOIN enrollments mine ON mine.course_id = theirs.course_id
		 WHERE theirs.user_id = {:studentId} AND theirs.role_in_course = 'student'
		 AND mine.user_id = {:teacherId} AND mine.role_in_course = 'teacher'`,
		{ teacherId, studentId },
	);

module.exports = { signUp, change, show };
