// @ts-check
// The text of each mail, made at the moment it is sent: its link is fresh, and a mail that is not true any more is
// dropped.
const { exists } = require(`${__hooks}/lib/sql.js`);
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { roleOf } = require(`${__hooks}/lib/accounts/roles.js`);
const { statusOf } = require(`${__hooks}/lib/accounts/account-status.js`);
const { english } = require(`${__hooks}/lib/mail/words-en.js`);
const { french, frenchToStudent } = require(`${__hooks}/lib/mail/words-fr.js`);
const { noticeKinds } = require(`${__hooks}/lib/mail/mails.js`);
const { contactOfCentre, onContactLine } = require(`${__hooks}/lib/mail/contact.js`);
const { inquiries, suspects } = require(`${__hooks}/lib/inquiries/mail-templates.js`);
const { noticesIn } = require(`${__hooks}/lib/notices/content.js`);
const { waysOut } = require(`${__hooks}/lib/notices/unsubscribing.js`);
const { asText, asHtml, greeted, quoted, quotedLines } = require(`${__hooks}/lib/mail/layout.js`);

/**
 * @typedef {import("./send-lock.js").Mail} Mail
 * @typedef {Record<string, string>} Values that the words of a mail are filled with; `role` is "" before the approval
 * @typedef {{ to: string, headers: Record<string, string>, subject: string, html: string, text: string }} Content
 *
 * @typedef {object} Account that a mail is about
 * @property {DbRecord} user
 * @property {boolean} reached whether the mail still goes to the account's own address
 * @property {Values} given the values that the mail was queued with
 */

/** @type {Record<string, (account: Account) => boolean>} when a mail about an account is still true; it is dropped otherwise */
const stillTrue = {
	verify: ({ user, reached }) => reached && !user.getBool("verified"),
	reset: ({ reached }) => reached,
	already_verified: ({ reached }) => reached,
	approved: ({ user, reached }) => reached && statusOf(user).status === "approved",
	declined: ({ user, reached }) => reached && statusOf(user).status === "declined",
	temporary_password: ({ user, reached, given }) => reached && user.validatePassword(given.password ?? ""),
	account_made: ({ user, reached, given }) => reached && user.validatePassword(given.password ?? ""),
	notices: ({ user, reached }) => reached && statusOf(user).status === "approved",
	new_answers: ({ user, reached }) => reached && statusOf(user).status === "approved",
	centre_news: ({ user, reached }) => reached && statusOf(user).status === "approved",
	change_email: ({ user }) => user.getString("blocked_at") === "",
};

/** @type {Record<string, (user: DbRecord, mail: Mail) => string>} the address of a mail's button, in the app */
const paths = {
	verify: (user) => `/login#type=signup&token=${user.newVerificationToken()}`,
	reset: (user) => `/reset-password#type=recovery&token=${user.newPasswordResetToken()}`,
	change_email: (user, { recipient }) => `/login#type=email_change&token=${user.newEmailChangeToken(recipient)}`,
};
/** @type {Record<string, string>} for mails that need no token; the others have no button */
const plainPaths = {
	no_account: "/signup",
	already_verified: "/login",
	approved: "/login",
	sign_up_waits: "/login",
	temporary_password: "/login",
	account_made: "/login",
	email_taken: "/login",
	notices: "/whats-new",
	new_answers: "/whats-new",
	centre_news: "/dashboard-admin",
	inquiry: "/dashboard-admin/inquiries",
	suspect_inquiry: "/dashboard-admin/inquiries",
};

/**
 * @param {App} app
 * @param {Mail[]} mails one; of a bundled kind all that one mail reports
 * @returns {Content | null} null when there is nothing left to say
 */
const contentOf = (app, mails) => {
	const [mail] = mails;
	if (!mail) return null;
	if (mail.kind === "sign_up_waits") return signUps(app, mails);
	if (mail.kind === "inquiry" || mail.kind === "suspect_inquiry") return aboutInquiries(app, mails);
	const user = find(app, "users", mail.user_id);
	const given = JSON.parse(mail.details);
	if (!isTrue(app, mail, user, given)) return null;
	const isNotice = noticeKinds.includes(mail.kind);
	const notices = isNotice ? noticesIn(app, mail) : {};
	if (!notices) return null;
	const name = user ? user.getString("name") || user.getString("full_name") : "";
	const values = {
		...given,
		...notices,
		name: greeted(name),
		reason: quotedLines(given.reason ?? ""),
		role: user && statusOf(user).status === "approved" ? roleOf(app, user.id) : "",
	};
	const ways = isNotice ? waysOut(app, mail.user_id) : {};
	return written(mail, [{ words: wordsFor(app, mail, user), values }], addressOf(app, mail, user), ways);
};

/** A student is spoken to as "tu" before the approval, too. @param {App} app @param {Mail} mail @param {DbRecord | null} user */
const wordsFor = (app, mail, user) => {
	if (mail.language !== "fr") return english;
	return user && roleOf(app, user.id) === "student" ? frenchToStudent : french;
};

/** @param {App} app @param {Mail} mail @param {DbRecord | null} user @param {Values} given */
const isTrue = (app, mail, user, given) => {
	const having = "SELECT 1 FROM users WHERE email = {:recipient} COLLATE NOCASE";
	if (mail.kind === "no_account") return !exists(app, having, mail);
	const condition = stillTrue[mail.kind];
	if (!condition) return true;
	if (!user) return false;
	const reached = mail.recipient.toLowerCase() === user.getString("email").toLowerCase();
	return condition({ user, reached, given });
};

/** @param {App} app @param {Mail} mail @param {DbRecord | null} user @returns {string} "" for a mail without a button */
const addressOf = (app, mail, user) => {
	const path = (user && paths[mail.kind]?.(user, mail)) || plainPaths[mail.kind];
	return path ? app.settings().meta.appURL.replace(/\/+$/, "") + path : "";
};

/**
 * The people who signed up since the last such mail and still wait, in both languages, because the centre has no language
 * of its own.
 * @param {App} app
 * @param {Mail[]} mails
 */
const signUps = (app, mails) => {
	const users = mails.flatMap(({ user_id }) => find(app, "users", user_id) ?? []);
	const waiting = users.filter((user) => statusOf(user).status === "waiting");
	const [mail] = mails;
	if (!mail || waiting.length === 0) return null;
	const both = [english, french].map((words) => {
		const people = waiting.map((user) =>
			words.person({
				name: quoted(user.getString("full_name")),
				role: roleOf(app, user.id),
				grade: user.getString("grade"),
				email: user.getString("email"),
			}),
		);
		return { words, values: { people: people.join("\n"), count: String(people.length) } };
	});
	return written(mail, both, addressOf(app, mail, null));
};

/** @param {App} app @param {Mail[]} mails */
const aboutInquiries = (app, mails) => {
	const [mail] = mails;
	if (!mail) return null;
	const inbox = addressOf(app, mail, null);
	const about = mail.kind === "inquiry" ? inquiries(app, mails, inbox) : suspects(app);
	if (!about) return null;
	return written(mail, about.languages, about.address || inbox, {
		headers: about.replyTo ? { "Reply-To": about.replyTo } : {},
	});
};

/**
 * @param {Mail} mail
 * @param {{ words: typeof english, values: Values }[]} languages
 * @param {string} address
 * @param {{ page?: string, headers?: Record<string, string> }} [more] the page on which its reader ends such mails, and headers
 * @returns {Content}
 */
const written = (mail, languages, address, { page = "", headers = {} } = {}) => {
	const contact = contactOfCentre();
	const parts = languages.map(({ words, values }) => ({
		words,
		contact,
		stop: page,
		name: values.name ?? "",
		...words.of(mail.kind, { ...values, contact: contact ? onContactLine(words.ways(contact)) : "" }),
	}));
	const subject = parts.map((part) => part.subject).join(" / ");
	return { to: mail.recipient, headers, subject, text: asText(parts, address), html: asHtml(parts, address, subject) };
};

module.exports = { contentOf };
