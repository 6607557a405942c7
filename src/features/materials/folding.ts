// Letters as the server keeps them to be found by (pb_hooks/lib/folding.js, which a phone cannot load): in any case,
// without accents and Arabic vowel signs, with a plain alef.
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const alike = new Map(
	Object.entries({ œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i", "’": "'", ٱ: "ا", ى: "ي", ة: "ه" }),
);

export const folded = (text: string): string =>
	text
		.toLowerCase()
		.normalize("NFKD")
		.replace(marks, "")
		.replace(/./gsu, (letter) => alike.get(letter) ?? letter);
