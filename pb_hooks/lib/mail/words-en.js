// @ts-check
const { inEnglish } = require(`${__hooks}/lib/inquiries/words.js`);

/**
 * @typedef {object} Said
 * @property {string} subject
 * @property {string[]} before
 * @property {string} [shown]
 * @property {string} [button]
 * @property {string[]} after
 *
 * @typedef {object} Person who waits
 * @property {string} name
 * @property {string} role
 * @property {string} grade
 * @property {string} email
 *
 * @typedef {object} Frame
 * @property {string} language
 * @property {(name: string) => string} hello
 * @property {(button: string) => string} label
 * @property {string} inClear
 * @property {string} bye
 * @property {string} centre
 *
 * @typedef {Record<string, (values: Record<string, string>) => Said>} Templates
 * @typedef {Frame & { person: (person: Person) => string, of: (kind: string, values: Record<string, string>) => Said }} Words
 */

/** @type {Templates} */
const aboutSigningUp = {
	verify: () => ({
		subject: "Please confirm your e-mail address",
		before: [
			"Thank you for asking for an account at LEAD. One thing is left to do: confirm that this address is yours.",
		],
		button: "Confirm my e-mail",
		after: [
			"After that, somebody at the centre looks at your account and we write to you. The link works for three days.",
			"It was not you? Then there is nothing to do, and no account opens.",
		],
	}),
	already_verified: () => ({
		subject: "Your e-mail address is already confirmed",
		before: ["You asked for another link to confirm your address. There is no need: it is confirmed. You can sign in."],
		button: "Sign in",
		after: ["It was not you? Then there is nothing to do."],
	}),
	approved: () => ({
		subject: "Welcome to LEAD: your account is open",
		before: ["Good news: the centre has approved your account. Your courses and your notebook are waiting for you."],
		button: "Open LEAD",
		after: ["Once you have signed in, your work stays readable when the power or the internet is out. See you soon!"],
	}),
	declined: ({ reason }) => ({
		subject: "About your LEAD account",
		before: [
			"Thank you for your interest in LEAD. The centre did not approve your account this time.",
			...(reason ? ["The centre wrote:"] : []),
		],
		...(reason ? { shown: reason } : {}),
		after: [
			"You think this is a mistake, or have a question? Call or write to the centre. We will sort it out together.",
		],
	}),
	sign_up_waits: ({ people, count }) => ({
		subject: count === "1" ? "A new account is waiting" : `${count} new accounts are waiting`,
		before: [
			count === "1" ? "Somebody signed up and waits for an answer:" : "These people signed up and wait for an answer:",
		],
		shown: people ?? "",
		button: "Open the approvals",
		after: ["We write at most every ten minutes, however many sign up."],
	}),
};

/** @type {Templates} */
const aboutPasswords = {
	reset: () => ({
		subject: "Choose a new password",
		before: ["Somebody asked for a new password for your LEAD account. If it was you, choose one here:"],
		button: "Choose a new password",
		after: [
			"The link works once, for one day. If it has run out, simply ask for another.",
			"It was not you? Then there is nothing to do: your password stays as it is.",
		],
	}),
	no_account: () => ({
		subject: "No LEAD account uses this address",
		before: [
			"Somebody asked LEAD for a link to this address, but there is no account with it.",
			"If it was you, perhaps you signed up with another address. Or ask for an account here:",
		],
		button: "Ask for an account",
		after: ["It was not you? Then there is nothing to do. We write this at most once a day."],
	}),
	temporary_password: ({ password }) => ({
		subject: "A password to get back in",
		before: ["The centre has set a password for you. It works for seven days:"],
		shown: password ?? "",
		button: "Sign in",
		after: ["When you sign in with it, you choose your own password, which only you know."],
	}),
};

/** @type {Templates} */
const aboutAddresses = {
	change_email: () => ({
		subject: "Please confirm your new e-mail address",
		before: ["You asked to use this address for your LEAD account. Confirm it here, with your password:"],
		button: "Use this address",
		after: [
			"The link works for one day. Until you confirm, your account keeps its present address.",
			"It was not you? Then there is nothing to do.",
		],
	}),
	email_taken: () => ({
		subject: "This address already has a LEAD account",
		before: ["Somebody asked to use this address for a LEAD account, but an account has it already."],
		button: "Sign in",
		after: ["If it was you, sign in with this address. It was not you? Then there is nothing to do."],
	}),
	email_changed: ({ email }) => ({
		subject: "Your LEAD account has a new e-mail address",
		before: ["From now on your LEAD account uses this address, and we write to you there:"],
		shown: email ?? "",
		after: ["It was not you? Then please call or write to the centre right away."],
	}),
};

/** @type {Templates} */
const templates = { ...aboutSigningUp, ...aboutPasswords, ...aboutAddresses, ...inEnglish.templates };

/** @type {Words} */
const english = {
	language: "en",
	hello: (name) => (name ? `Hello ${name},` : "Hello,"),
	label: (button) => `${button}:`,
	inClear: "If the button does not open, copy this address into your browser:",
	bye: "Warmly, the LEAD team",
	centre: "LEAD, after-school learning centre, Zahlé",
	person: ({ name, role, grade, email }) =>
		`${name} · ${role === "teacher" ? "teacher" : "student"}${grade ? `, Grade ${grade}` : ""} · ${email}`,
	of: (kind, values) => {
		const template = templates[kind];
		if (!template) throw new Error(`There are no words for a mail of kind ${kind}.`);
		return template(values);
	},
};

module.exports = { english };
