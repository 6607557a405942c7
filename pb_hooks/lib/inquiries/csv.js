// @ts-check
// Inquiries as a table for spreadsheets. Their texts come from strangers: no cell may be taken for a formula.
const { shownPhone } = require(`${__hooks}/lib/phone-number.js`);
const { minuteOf } = require(`${__hooks}/lib/notices/hours.js`);

/**
 * Where a spreadsheet takes what follows for a formula: at the beginning of a cell, also behind blanks and in the wide forms of
 * East Asia. A cell begins behind any sign by which the spreadsheet of another country separates them, too, and each line in
 * it: read with another sign than ours, the quotes around a cell hold nothing together.
 */
const formula = /(^|[\r\n,;\t|])(?=["\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%])/g;

/** @param {string} text @returns {string} one cell: always in quotes, and what looks like a formula is text */
const cell = (text) => `"${text.replace(formula, "$1'").replace(/"/g, '""')}"`;

/** @typedef {Record<"created_at" | "status" | "parent_name" | "child_name" | "grade" | "phone" | "email" | "language" | "program_type" | "message" | "full_message" | "student_name" | "notes" | "called_at" | "called_by", string> & { call: import("./history.js").Line }} Row */

/** @typedef {"en" | "fr"} Language */

/** @type {Record<Language, Record<string, string>>} */
const words = {
	en: {
		new: "New",
		called: "Called",
		booked: "Booked",
		enrolled: "Enrolled",
		closed: "Closed",
		no_answer: "No answer",
		en: "English",
		fr: "French",
	},
	fr: {
		new: "Nouvelle",
		called: "Contact pris",
		booked: "Rendez-vous pris",
		enrolled: "Inscription faite",
		closed: "Close",
		no_answer: "Sans réponse",
		en: "anglais",
		fr: "français",
	},
};

/** @type {{ en: string, fr: string, cell: (row: Row, say: (word: string) => string) => string }[]} */
const tableColumns = [
	{ en: "Received", fr: "Reçue", cell: ({ created_at }) => minuteOf(created_at) },
	{ en: "Status", fr: "État", cell: ({ status }, say) => say(status) },
	{ en: "Parent", fr: "Parent", cell: ({ parent_name }) => parent_name },
	{ en: "Child", fr: "Enfant", cell: ({ child_name }) => child_name },
	{ en: "Grade", fr: "Classe", cell: ({ grade }) => grade },
	{ en: "Phone", fr: "Téléphone", cell: ({ phone }) => shownPhone(phone) },
	{ en: "Email", fr: "E-mail", cell: ({ email }) => email },
	{ en: "Language", fr: "Langue", cell: ({ language }, say) => say(language) },
	{
		en: "Programs",
		fr: "Programmes",
		cell: ({ student_name, program_type }) => (student_name === "" ? "" : program_type),
	},
	{ en: "Message", fr: "Message", cell: ({ message, full_message }) => full_message || message },
	{ en: "Notes", fr: "Notes", cell: ({ notes }) => notes },
	{ en: "Taken up", fr: "Prise en charge", cell: ({ called_at }) => minuteOf(called_at) },
	{ en: "Taken up by", fr: "Prise en charge par", cell: ({ called_by }) => called_by },
	{ en: "Last call", fr: "Dernier appel", cell: ({ call }) => minuteOf(call.at) },
	{ en: "Outcome", fr: "Résultat", cell: ({ call }, say) => say(call.what) },
	{ en: "Called by", fr: "Appel de", cell: ({ call }) => call.by },
];

/**
 * @param {Row[]} inquiries
 * @param {{ language: string, headed: boolean }} how the admin's language: "fr"; anything else is English
 * @returns {string} lines; headed with the names of the columns, and the mark by which spreadsheets know UTF-8
 */
const tableOf = (inquiries, { language: asked, headed }) => {
	const language = asked === "fr" ? "fr" : "en";
	const between = language === "fr" ? ";" : ","; // as a spreadsheet of that language reads it
	const say = (/** @type {string} */ word) => words[language][word] ?? word;
	const lines = inquiries.map((row) => tableColumns.map((column) => cell(column.cell(row, say))));
	if (headed) lines.unshift(tableColumns.map((column) => cell(column[language])));
	return `${headed ? "\ufeff" : ""}${lines.map((line) => `${line.join(between)}\r\n`).join("")}`;
};

module.exports = { tableOf };
