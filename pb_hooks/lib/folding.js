// @ts-check
// Letters as people type them in a search: any case, no accents, no Arabic vowel signs, a plain alef. Stored and searched
// texts are folded in the same way.
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

// Letters that Unicode does not decompose. (Final yeh and teh marbuta are often typed for each other.)
/** @type {Record<string, string>} */
const alike = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i", "’": "'", ٱ: "ا", ى: "ي", ة: "ه" };
const toPlain = new RegExp(`[${Object.keys(alike).join("")}]`, "g");

/** The text in the one spelling in which texts are stored for a search. @param {string} text @returns {string} */
const fold = (text) =>
	text
		.toLowerCase()
		.normalize("NFKD")
		.replace(marks, "")
		.replace(toPlain, (letter) => alike[letter] ?? letter);

/** @param {string} text @returns {string[]} its words, folded */
const foldedWords = (text) => fold(text).split(/\s+/).filter(Boolean);

module.exports = { fold, foldedWords };
