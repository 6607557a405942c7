// @ts-check
// Inquiries as a table for spreadsheets. Their texts come from strangers: no cell may be taken for a formula.
const { shownPhone } = require(`${__hooks}/lib/inquiries/phone-number.js`);

/** What a spreadsheet takes for the beginning of a formula, also behind blanks and in the wide forms of East Asia. */
const formula = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/;

/** @param {string} text @returns {string} one cell: always in quotes, and what looks like a formula is text */
const cell = (text) => `"${(formula.test(text) ? `'${text}` : text).replace(/"/g, '""')}"`;

/** @typedef {Record<"created_at" | "status" | "parent_name" | "grade" | "phone" | "email" | "language" | "program_type" | "message" | "full_message" | "student_name" | "notes" | "called_at" | "called_by", string>} Row */

/** @type {[string, (row: Row) => string][]} */
const tableColumns = [
	["received (UTC)", ({ created_at }) => created_at.slice(0, 16)],
	["status", ({ status }) => status],
	["parent", ({ parent_name }) => parent_name],
	["grade", ({ grade }) => grade],
	["phone", ({ phone }) => shownPhone(phone)],
	["email", ({ email }) => email],
	["language", ({ language }) => language],
	["programs", ({ student_name, program_type }) => (student_name === "" ? "" : program_type)],
	["message", ({ message, full_message }) => full_message || message],
	["notes", ({ notes }) => notes],
	["called (UTC)", ({ called_at }) => called_at.slice(0, 16)],
	["called by", ({ called_by }) => called_by],
];

/**
 * @param {Row[]} inquiries
 * @param {string} separator ";" where a spreadsheet speaks French; anything else is ","
 * @returns {string} with the mark by which spreadsheets know UTF-8
 */
const tableOf = (inquiries, separator) => {
	const between = separator === ";" ? ";" : ",";
	const lines = [
		tableColumns.map(([name]) => cell(name)),
		...inquiries.map((row) => tableColumns.map(([, text]) => cell(text(row)))),
	];
	return `\ufeff${lines.map((line) => line.join(between)).join("\r\n")}\r\n`;
};

module.exports = { tableOf };
