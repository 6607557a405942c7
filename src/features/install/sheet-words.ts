import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./sheet-words.en.ts";

export const { useWords } = wordsOf("install-sheet", english, () =>
	import("./sheet-words.fr.ts").then((file) => file.french),
);
