// @ts-check
const { waysTo } = require(`${__hooks}/lib/mail/contact.js`);
const { inEnglish } = require(`${__hooks}/lib/inquiries/words.js`);
const { inEnglish: notices } = require(`${__hooks}/lib/notices/words.js`);
const { inEnglish: setPasswords } = require(`${__hooks}/lib/mail/words-set-passwords.js`);

/**
 * @typedef {{ subject: string, before: string[], shown?: string, button?: string, also?: Link, after: string[] }} Said
 * @typedef {{ label: string, address: string }} Link
 * @typedef {{ name: string, role: string, grade: string, email: string }} Person who waits
 *
 * @typedef {object} Frame
 * @property {string} language
 * @property {(name: string) => string} hello
 * @property {(button: string) => string} label
 * @property {string} inClear
 * @property {string} stop the link that ends mails of this kind
 * @property {string} bye
 * @property {(contact: import("./contact.js").Contact | null) => string} centre
 * @property {(contact: import("./contact.js").Contact) => import("./contact.js").Way[]} ways
 *
 * @typedef {Record<string, (values: Record<string, string>) => Said>} Templates
 * @typedef {Frame & { person: (person: Person) => string, of: (kind: string, values: Record<string, string>) => Said }} Words
 */

/** @type {Record<string, { firstStep: string, after: string }>} what an approved account is for, by its role */
const welcome = {
	student: {
		firstStep: "To join a course, use the code your teacher gives you.",
		after: "Once you have signed in, your work stays readable when the power or the internet is out. See you soon!",
	},
	teacher: {
		firstStep: "You can create your first course.",
		after: "Once you have signed in, your courses stay readable when the power or the internet is out. See you soon!",
	},
	admin: { firstStep: "Accounts, roles and materials are in the admin dashboard.", after: "See you soon!" },
};

/** @type {Templates} */
const aboutSigningUp = {
	verify: ({ role, by }) => ({
		subject: "Please confirm your email address for LEAD",
		before: [
			by
				? "The center has noted this address for your LEAD account. Just one thing to do: confirm that it is yours, so that news of your courses reaches you."
				: role
					? "You asked for a link to confirm your address for LEAD. Just one thing to do: confirm that it is yours."
					: "Thank you for asking for an account at LEAD. Just one thing to do: confirm that this address is yours.",
		],
		button: "Confirm my email",
		after: role
			? ["The link works for three days.", "If this wasn’t you, you can ignore this email."]
			: [
					"After that, the center reviews your account and we write to you. The link works for three days.",
					"If this wasn’t you, ignore this email: no account will be opened.",
				],
	}),
	already_verified: () => ({
		subject: "Your email address for LEAD is already confirmed",
		before: ["You asked for another link to confirm your address. There is no need: it is confirmed. You can sign in."],
		button: "Sign in",
		after: ["If this wasn’t you, you can ignore this email."],
	}),
	approved: ({ role = "" }) => ({
		subject: "Welcome to LEAD: your account is approved",
		before: [
			`Good news: the center has approved your account. You can sign in now. ${welcome[role]?.firstStep ?? ""}`.trim(),
		],
		button: "Open LEAD",
		after: [welcome[role]?.after ?? "See you soon!"],
	}),
	declined: ({ reason }) => ({
		subject: "About your LEAD account",
		before: [
			"Thank you for your interest in LEAD. The center did not approve your account this time.",
			...(reason ? ["The center wrote:"] : []),
		],
		...(reason ? { shown: reason } : {}),
		after: [
			"If you think this is a mistake, or have a question, call or write to the center. We will sort it out together.",
		],
	}),
	sign_up_waits: ({ people, count }) => ({
		subject: count === "1" ? "LEAD: a new account is waiting" : `LEAD: ${count} new accounts are waiting`,
		before: [
			count === "1"
				? "Somebody has signed up and is waiting for approval:"
				: "These people have signed up and are waiting for approval:",
		],
		shown: people ?? "",
		button: "Open the approvals",
		after: ["We write at most every ten minutes, however many sign up."],
	}),
};

/** @type {Templates} */
const aboutPasswords = {
	reset: () => ({
		subject: "Choose a new password for LEAD",
		before: ["Somebody asked for a new password for your LEAD account. If it was you, choose one here:"],
		button: "Choose a new password",
		after: [
			"The link works once, and for one day. If it has expired, simply ask for another.",
			"If this wasn’t you, ignore this email: your password stays the same.",
		],
	}),
	no_account: () => ({
		subject: "No LEAD account uses this address",
		before: [
			"Somebody asked LEAD for a link to this address, but no account uses it.",
			"If it was you, perhaps you signed up with another address. Or ask for an account here:",
		],
		button: "Ask for an account",
		after: ["If this wasn’t you, you can ignore this email. We send it at most once a day."],
	}),
};

/** @type {Templates} */
const aboutAddresses = {
	change_email: () => ({
		subject: "Please confirm your new email address for LEAD",
		before: ["You asked to use this address for your LEAD account. Confirm it here, with your password:"],
		button: "Use this address",
		after: [
			"The link works for one day. Until you confirm, your account keeps its current address.",
			"If this wasn’t you, you can ignore this email.",
		],
	}),
	email_taken: () => ({
		subject: "This address already has a LEAD account",
		before: ["Somebody asked to use this address for a LEAD account, but an account already uses it."],
		button: "Sign in",
		after: ["If it was you, sign in with this address. If not, you can ignore this email."],
	}),
	email_changed: ({ email, username, contact }) => ({
		subject: email ? "Your LEAD account has a new email address" : "Your LEAD account has no email address any more",
		before: [
			email
				? "From now on your LEAD account uses this address, and we write to you there:"
				: "The center has taken this address off your LEAD account. You sign in with your user name:",
		],
		shown: email || username || "",
		after: [`If this wasn’t you, please call or write to the center right away${contact ? `: ${contact}` : "."}`],
	}),
};

/** @type {Templates} */
const templates = {
	...aboutSigningUp,
	...aboutPasswords,
	...setPasswords,
	...aboutAddresses,
	...inEnglish.templates,
	...notices,
};

/** @type {Words} */
const english = {
	language: "en",
	hello: (name) => (name ? `Hello ${name},` : "Hello,"),
	label: (button) => `${button}:`,
	inClear: "If the button does not work, copy this address into your browser:",
	stop: "Stop these emails",
	bye: "Warmly,\nThe LEAD team",
	centre: (contact) => `LEAD, after-school learning center${contact ? `, ${contact.town}, Lebanon` : ""}`,
	ways: (contact) => waysTo(contact, "Phone"),
	person: ({ name, role, grade, email }) =>
		`${name} · ${role === "teacher" ? "teacher" : "student"}${grade ? `, Grade ${grade}` : ""} · ${email}`,
	of: (kind, values) => {
		const template = templates[kind];
		if (!template) throw new Error(`There are no words for a mail of kind ${kind}.`);
		return template(values);
	},
};

module.exports = { english };
