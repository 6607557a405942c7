// @ts-check
// Invisible characters. The phone uses the same lists (src/local/text.ts; a test compares the two). They are ranges,
// because this engine has no \p{…}; a character beyond U+FFFF is two units here.
const { refusal } = require(`${__hooks}/lib/refuse.js`);

const unseen =
	"\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb";
// Shorthand and music; language tags and more variation selectors (U+E0000 to U+E0FFF).
const pairs = "\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|[\udb40-\udb43][\udc00-\udfff]";
const onlyUnseen = new RegExp(`^(?:[${unseen}]|${pairs})*$`);
// Characters that end a line, and those that change the direction of the text after them. Not the joiners, which Persian
// and emoji need.
const turning = "\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069";
const unfit = new RegExp(`[${turning}]`);
const everyUnfit = new RegExp(unfit, "g");

/** @param {string} text @returns {boolean} whether it has a visible character */
const isVisible = (text) => !onlyUnseen.test(text);

/** @param {string} text @param {number} most characters @returns {boolean} decided by the length alone where that is enough */
const isLonger = (text, most) => text.length > 2 * most || (text.length > most && Array.from(text).length > most);

/**
 * Refuses a text that is too long, for fields without a message of their own.
 * @param {string} field
 * @param {string} text
 * @param {number} most characters
 * @throws {ApiError} 400 validation_max_text_constraint, PocketBase's own code for it
 */
const checkLength = (field, text, most) => {
	if (!isLonger(text, most)) return;
	throw refusal(400, field, "validation_max_text_constraint", `Must be no more than ${most} character(s).`);
};

/** @param {string} field of one line @param {string} text not long @throws {ApiError} 400 control_letters */
const checkLetters = (field, text) => {
	if (unfit.test(text)) throw refusal(400, field, "control_letters", "This has letters nobody can see.");
};

/**
 * Checks a name or a title.
 * @param {string} field
 * @param {string} text
 * @param {number} most characters
 * @param {string} [missing] the message when nothing is visible; without it an empty text is allowed
 * @throws {ApiError} 400 validation_max_text_constraint, validation_required, control_letters
 */
const checkLine = (field, text, most, missing) => {
	checkLength(field, text, most);
	if (missing && !isVisible(text)) throw refusal(400, field, "validation_required", missing);
	checkLetters(field, text);
};

/**
 * For the log: what anybody typed ends no line, and no code for a terminal comes through.
 * @param {string} text
 */
const asLogLine = (text) => text.replace(everyUnfit, encodeURIComponent);

module.exports = { isVisible, isLonger, asLogLine, checkLength, checkLetters, checkLine };
