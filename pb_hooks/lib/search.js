// @ts-check
// How an admin's lists are narrowed and paged.
const { foldedWords } = require(`${__hooks}/lib/folding.js`);

const mostWords = 20;

/**
 * Every word must occur in the folded column. The search uses instr and not LIKE, so no typed character is a wildcard.
 * @param {string} where a condition in SQL
 * @param {string} column
 * @param {string} search as it was typed
 * @returns {{ where: string, values: Record<string, string> }} the narrower condition, and what to bind to it
 */
const narrowed = (where, column, search) => {
	/** @type {Record<string, string>} */
	const values = {};
	const words = foldedWords(search).slice(0, mostWords);
	words.forEach((word, at) => {
		values[`word${at}`] = word;
	});
	return { where: [where, ...words.map((_, at) => `instr(${column}, {:word${at}}) > 0`)].join(" AND "), values };
};

/** @param {string} text as it stands in the address @returns {number} from 1 on */
const pageIn = (text) => (/^\d{1,9}$/.test(text) ? Math.max(1, Number(text)) : 1);

module.exports = { narrowed, pageIn };
