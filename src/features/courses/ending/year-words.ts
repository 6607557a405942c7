import { wordsOf } from "#i18n/i18n.ts";
import { english } from "./year-words.en.ts";

export const { useWords } = wordsOf("end-of-year", english, () =>
	import("./year-words.fr.ts").then((file) => file.french),
);
