// Letters as people type them to find something, the same everywhere on the phone and as the server keeps them
// (pb_hooks/lib/folding.js, which a phone cannot load): in any case, without accents and Arabic vowel signs, with a plain
// alef. `toLocaleLowerCase` must not be used here: on a Turkish phone it makes "I" another letter than "i".
const marks = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const alike = new Map(
	Object.entries({ œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d", ı: "i", "’": "'", ٱ: "ا", ى: "ي", ة: "ه" }),
);

/** What both the text and the words looked for in it go through: "francais" finds "Français", "oeuvre" finds "Œuvre". */
export const folded = (text: string): string =>
	text
		.toLowerCase()
		.normalize("NFKD")
		.replace(marks, "")
		.replace(/./gsu, (letter) => alike.get(letter) ?? letter);

/** The words of what somebody looks for, folded. */
export const foldedWords = (search: string): string[] => folded(search).split(/\s+/).filter(Boolean);

/** Whether every word looked for stands in one of the texts, in any order: "khoury maya" finds "Maya Khoury". */
export function matchesWords(search: string, ...texts: string[]): boolean {
	const words = foldedWords(search);
	if (words.length === 0) return true;
	const text = texts.map(folded).join("\n");
	return words.every((word) => text.includes(word));
}
