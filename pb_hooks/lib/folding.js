// @ts-check
// Letters as people type them when they look for somebody or something: in any case, without accents, without the Arabic
// vowel signs and with a plain alef. What is stored and what is looked for are folded alike.
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

// What no decomposition takes apart. (Final yeh and teh marbuta are typed for each other all the time.)
/** @type {Record<string, string>} */
const alike = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i", "’": "'", ٱ: "ا", ى: "ي", ة: "ه" };
const toPlain = new RegExp(`[${Object.keys(alike).join("")}]`, "g");

/** @param {string} text @returns {string} */
const fold = (text) =>
	text
		.toLowerCase()
		.normalize("NFKD")
		.replace(marks, "")
		.replace(toPlain, (letter) => alike[letter] ?? letter);

/** @param {string} text @returns {string[]} its words, folded */
const foldedWords = (text) => fold(text).split(/\s+/).filter(Boolean);

module.exports = { fold, foldedWords };
