// @ts-check
// The mails to the centre about inquiries, in both languages. The texts come from strangers: each stays on its lines, and
// no link in it can be clicked. The e-mail address, whose form was checked, stays whole, so that it can be copied.
const { find } = require(`${__hooks}/lib/record-writes.js`);
const { rows } = require(`${__hooks}/lib/sql.js`);
const { storedTime } = require(`${__hooks}/lib/stored-time.js`);
const { english } = require(`${__hooks}/lib/mail/words-en.js`);
const { french } = require(`${__hooks}/lib/mail/words-fr.js`);
const { inEnglish, inFrench } = require(`${__hooks}/lib/inquiries/words.js`);
const { shownPhone, storedPhone } = require(`${__hooks}/lib/phone-number.js`);
const { onOneLine, quoted, quotedLines } = require(`${__hooks}/lib/mail/layout.js`);

/**
 * @typedef {object} AboutInquiries
 * @property {{ words: typeof english, values: Record<string, string> }[]} languages
 * @property {string} replyTo
 * @property {string} address of the button, if it is not the portal's
 */

/**
 * The inquiries that nobody at the centre has read yet. One that looked like spam is not among these mails: what is suspect
 * here, an admin has marked.
 * @param {App} app
 * @param {import("../mail/send-lock.js").Mail[]} mails
 * @param {string} inbox the address of the inquiries in the app
 * @returns {AboutInquiries | null}
 */
const inquiries = (app, mails, inbox) => {
	const leads = mails.flatMap(({ details }) => find(app, "leads", JSON.parse(details).lead) ?? []);
	const waiting = leads.filter((lead) => lead.getString("status") === "new" && !lead.getBool("suspect"));
	if (waiting.length === 0) return null;
	const only = waiting.length === 1 ? waiting[0] : undefined;
	const replyTo = only ? only.getString("email") : "";
	const address = only ? greetingLink(only) : "";
	/** @param {import("./words.js").Words} words */
	const valuesIn = ({ lines }) => {
		const texts = waiting.map((lead) => lines(inMail(lead)) + (only ? "" : `\n${whatsapp(lead.getString("phone"))}`));
		return { inquiries: texts.join("\n\n"), count: String(waiting.length), replies: replyTo, chat: address, inbox };
	};
	const languages = [
		{ words: english, values: valuesIn(inEnglish) },
		{ words: french, values: valuesIn(inFrench) },
	];
	return { languages, replyTo, address };
};

/**
 * A link to the family's WhatsApp chat, made of digits alone, so that it leads nowhere else.
 * @param {string} phone
 * @returns {string} "" when it is not a phone number, or one of an unknown country
 */
const whatsapp = (phone) => {
	const number = storedPhone(phone);
	return number.startsWith("+") ? `https://wa.me/${number.slice(1)}` : "";
};

/**
 * The same with the centre's first words in it, in the language in which the family wrote. They are the same for all
 * families: nothing that a stranger typed is in the link.
 * @param {DbRecord} lead
 * @returns {string} "" when there is no such chat
 */
const greetingLink = (lead) => {
	const chat = whatsapp(lead.getString("phone"));
	const { greeting } = lead.getString("language") === "fr" ? inFrench : inEnglish;
	return chat && `${chat}?text=${encodeURIComponent(greeting)}`;
};

/** @param {DbRecord} lead @returns {import("./words.js").Inquiry} */
const inMail = (lead) => {
	const joins = lead.getString("student_name") === "";
	return {
		name: quoted(lead.getString("parent_name")),
		grade: lead.getString("grade"),
		phone: quoted(shownPhone(storedPhone(lead.getString("phone")) || lead.getString("phone"))),
		email: onOneLine(lead.getString("email")),
		programs: joins ? "" : quoted(lead.getString("program_type")),
		text: quotedLines(lead.getString(joins ? "full_message" : "message")),
		language: lead.getString("language"),
	};
};

/**
 * How many inquiries look like spam and are unread: only their number, because spam is not mailed. What an admin marked is read.
 * @param {App} app
 * @returns {AboutInquiries | null}
 */
const suspects = (app) => {
	const unread = "suspect = 1 AND doubts <> '' AND status = 'new' AND created_at > {:since}";
	const since = storedTime(Date.now() - 86_400_000);
	const n = rows(app, `SELECT COUNT(*) AS n FROM leads WHERE ${unread}`, { since }, { n: 0 })[0]?.n ?? 0;
	if (n === 0) return null;
	const languages = [english, french].map((words) => ({ words, values: { count: String(n) } }));
	return { languages, replyTo: "", address: "" };
};

module.exports = { inquiries, suspects };
