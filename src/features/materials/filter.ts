// What somebody looks for, as the server's filter. Its column `search` holds title, subject and description, folded.
import { foldedWords } from "#i18n/folding.ts";
import { onOneLine } from "#local/text.ts";

/** A filter holds 3,500 bytes, so of a pasted page only the beginning is sought. */
const most = { words: 15, letters: 60 };

/**
 * Letter for letter: a quote ends nothing, and "100%" means a per cent sign. With the wildcards written out, a backslash
 * never stands before the last quote, which it would keep from ending.
 */
const quoted = (word: string): string => `'%${word.replace(/[\\%_]/g, "\\$&").replaceAll("'", "\\'")}%'`;

/** Rows that contain every word; "" for every row. */
export const filterOf = (search: string): string =>
	foldedWords(onOneLine(search))
		.slice(0, most.words)
		.map((word) => `search~${quoted(Array.from(word).slice(0, most.letters).join(""))}`)
		.join("&&");
