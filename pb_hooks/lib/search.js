// @ts-check
// How an admin's lists are narrowed and paged.
const { foldedWords } = require(`${__hooks}/lib/folding.js`);
const { storedPhone } = require(`${__hooks}/lib/phone-number.js`);

const mostWords = 20;

/**
 * Every word must occur in the folded column; a telephone number is found as it is stored, too, however it was typed. The
 * search uses instr and not LIKE, so no typed character is a wildcard.
 * @param {string} where a condition in SQL
 * @param {string} column
 * @param {string} search as it was typed
 * @returns {{ where: string, values: Record<string, string> }} the narrower condition, and what to bind to it
 */
const narrowed = (where, column, search) => {
	/** @type {Record<string, string>} */
	const values = {};
	const has = (/** @type {string} */ text) => {
		const name = `sought${Object.keys(values).length}`;
		values[name] = text;
		return `instr(${column}, {:${name}}) > 0`;
	};
	const asNumber = (/** @type {string} */ text) => [storedPhone(text)].filter(Boolean).map(has);
	const words = foldedWords(search).slice(0, mostWords);
	if (words.length === 0) return { where, values };
	const all = words.map((word) => either([has(word), ...asNumber(word)])).join(" AND ");
	return { where: `${where} AND ${either([all, ...asNumber(search)])}`, values };
};

/** @param {string[]} conditions */
const either = (conditions) => `(${conditions.join(" OR ")})`;

/**
 * The page asked for, or the last one when there are fewer.
 * @param {number} total rows of the list
 * @param {number} perPage
 * @param {string} asked as it stands in the address; a text that is no number asks for the first
 * @returns {{ page: number, pages: number, limit: string }} both from 1 on, and the end of the query for its rows
 */
const pageOf = (total, perPage, asked) => {
	const pages = Math.max(1, Math.ceil(total / perPage));
	const wanted = /^\d{1,9}$/.test(asked) ? Math.max(1, Number(asked)) : 1;
	const page = Math.min(pages, wanted);
	return { page, pages, limit: `LIMIT ${perPage} OFFSET ${(page - 1) * perPage}` };
};

module.exports = { narrowed, pageOf };
