// @ts-check
// The two forms a family can fill in, as they arrive. Minimum lengths are counted as a browser counts them (UTF-16
// units), maximum lengths in code points, so a text that passed the form passes here. The phone has trimmed the texts;
// they are stored as sent and measured without the blanks around them. Only a phone number is stored in one way, however
// it is sent: an earlier build sends it as it was typed.
const { checkAddress } = require(`${__hooks}/lib/accounts/addresses.js`);
const { isVisible, isLonger, checkLetters } = require(`${__hooks}/lib/characters.js`);
const { storedPhone } = require(`${__hooks}/lib/phone-number.js`);
const { refusal, typed } = require(`${__hooks}/lib/refuse.js`);

/** The fields that a family writes. */
const words = [
	"parent_name",
	"email",
	"phone",
	"student_name",
	"grade",
	"program_type",
	"message",
	"full_message",
	"language",
];
const beginning = 100; // characters of a message that become its program_type

/**
 * @typedef {object} Length
 * @property {string} field
 * @property {number} least
 * @property {number} most
 * @property {string} what first word of its error codes
 * @property {string} tooShort the message for people
 *
 * @typedef {{ lengths: Length[], unused: string }} Form `unused`: the field that this form leaves empty
 */

/** @type {Form} */
const joinUs = {
	lengths: [
		{ field: "parent_name", least: 2, most: 100, what: "name", tooShort: "Name must be at least 2 characters" },
		{ field: "phone", least: 8, most: 20, what: "phone", tooShort: "Phone number must be at least 8 characters" },
		{
			field: "full_message",
			least: 10,
			most: 1000,
			what: "message",
			tooShort: "Message must be at least 10 characters",
		},
	],
	unused: "message",
};
/** @type {Form} */
const portal = {
	lengths: [
		{ field: "parent_name", least: 1, most: 100, what: "name", tooShort: "Parent name is required" },
		{ field: "phone", least: 1, most: 20, what: "phone", tooShort: "Phone number is required" },
		{ field: "program_type", least: 1, most: 500, what: "programs", tooShort: "Please specify programs of interest" },
		{ field: "message", least: 1, most: 500, what: "notes", tooShort: "Please say what you would like" },
	],
	unused: "full_message",
};

/**
 * Copies the form's texts into the record, and refuses values of another type.
 * @param {RecordEvent} e
 * @throws {ApiError} 400
 */
const readForm = (e) => {
	const sent = typed(e, Object.fromEntries(words.map((word) => [word, ""])));
	const lead = Object.fromEntries(words.map((word) => [word, String(sent[word])]));
	for (const word of words) e.record.set(word, lead[word]);
	if (e.record.getString("subjects") !== "[]") throw notHere("subjects");
	checkBoth(lead);
	const form = lead.student_name === "" ? joinUs : portal;
	for (const length of form.lengths) checkLength(lead[length.field] ?? "", length);
	setPhone(e.record, lead.phone ?? "");
	if (lead[form.unused] !== "") throw notHere(form.unused);
	if (form === joinUs) checkBeginning(lead);
};

/** @param {Record<string, string>} lead */
const checkBoth = ({ student_name, grade = "", email = "", language = "", parent_name = "", phone = "" }) => {
	if (!/^Grade ([1-9]|1[0-2])$/.test(grade)) throw refusal(400, "grade", "invalid_grade", "Please select a grade");
	if (student_name !== "" && student_name !== `Portal Access Request - ${grade}`)
		throw refusal(400, "student_name", "unknown_form", "This form is not known.");
	if (checkAddress(email) !== email) throw refusal(400, "email", "invalid_email", "Invalid email address");
	if (language !== "en" && language !== "fr")
		throw refusal(400, "language", "invalid_language", "This language is not spoken here.");
	// A longer text is refused for its length.
	for (const [field, line] of Object.entries({ parent_name, phone })) checkLetters(field, line.slice(0, 200));
};

/** @param {string} text @param {Length} length */
const checkLength = (text, { field, least, most, what, tooShort }) => {
	if (isLonger(text, most)) throw refusal(400, field, `${what}_too_long`, `At most ${most} characters fit here.`);
	if (text.trim().length < least || !isVisible(text)) throw refusal(400, field, `${what}_too_short`, tooShort);
};

/** @param {DbRecord} record @param {string} phone of a length that was checked */
const setPhone = (record, phone) => {
	const number = storedPhone(phone);
	if (number === "")
		throw refusal(400, "phone", "phone_no_number", "This is not a phone number: it needs at least 8 digits.");
	record.set("phone", number);
};

/** @param {Record<string, string>} lead */
const checkBeginning = ({ program_type, full_message = "" }) => {
	const start = full_message.slice(0, 2 * beginning); // a character is one or two UTF-16 units
	if (program_type === Array.from(start).slice(0, beginning).join("")) return;
	throw refusal(400, "program_type", "not_the_beginning", "This is not how the message begins.");
};

/** @param {string} field */
const notHere = (field) => refusal(400, field, "not_here", "This form does not ask for this.");

module.exports = { readForm, words };
