// What somebody looks for, as the server's filter. Its column `search` holds title, subject and description, folded.
import { folded } from "./folding.ts";

/** Letter for letter: a quote ends nothing, and "100%" means a per cent sign. */
const quoted = (word: string): string => `'${word.replace(/[\\%_]/g, "\\$&").replaceAll("'", "\\'")}'`;

/** Rows that contain every word; "" for every row. */
export const filterOf = (search: string): string =>
	folded(search)
		.split(/\s+/)
		.filter(Boolean)
		.map((word) => `search~${quoted(word)}`)
		.join("&&");
