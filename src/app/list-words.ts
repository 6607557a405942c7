import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./list-words.en.ts";

export const { say, useWords } = wordsOf("list", english, () =>
	import("./list-words.fr.ts").then((file) => file.french),
);
