// @ts-check
// What people are mailed about, and what they choose of it. src/features/auth/profile/mails/mail-kinds.ts has the same for the
// profile; tests/server/notices/choosing.test.ts compares them.

/**
 * Whether a mail is sent where its person has chosen nothing. A new assignment is no reason for a mail: it is on the phone
 * at once, and a family would get one most days. Inquiries and sign-ups are an admin's to choose: the centre's own address
 * gets them in any case.
 * @type {Record<string, boolean>}
 */
const usual = {
	assignment: false,
	graded: true,
	date: true,
	due: true,
	answers: true,
	inquiries: false,
	signups: false,
};

/** Every kind is off. */
const nothing = Object.keys(usual)
	.map((kind) => `-${kind}`)
	.join(" ");

/** @param {string} kind @returns {string} SQL: whether the person in the row `person` wants mails of this kind */
const wants = (kind) =>
	usual[kind] ? `instr(person.mail_choices, '-${kind}') = 0` : `instr(person.mail_choices, '+${kind}') > 0`;

/**
 * SQL: the person in the row `person` can be mailed about a child's work, and about a family: approved, and the address is
 * confirmed, because a mistyped one is a stranger's.
 */
const reached = "person.name <> '' AND person.blocked_at = '' AND person.email <> '' AND person.verified";

module.exports = { usual, nothing, wants, reached };
